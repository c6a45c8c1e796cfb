import type { Member } from '@fumi/domain';
import type { ReactNode } from 'react';
import { photoCopy, promptCopy } from '../../copy/photo.ts';
import { useDraft } from '../../draft/draft-store.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/Dialog.tsx';
import type { PhotoStep } from './use-photo-step.ts';

/** Dialogs of other features that the photo step needs; app/ brings them together. */
export type PhotoDialogs = {
  readonly login: (handlers: {
    readonly onMember: (member: Member) => void;
    readonly onClose: () => void;
  }) => ReactNode;
  readonly notificationEmail: (handlers: {
    readonly onRegistered: () => void;
    readonly onClose: () => void;
  }) => ReactNode;
};

type QuestionProps = {
  readonly title: string;
  readonly children: ReactNode;
  readonly accept: string;
  readonly onAccept: () => void;
  readonly cancel?: string;
  readonly onCancel?: () => void;
};

function Question({ title, children, accept, onAccept, cancel, onCancel = onAccept }: QuestionProps) {
  return (
    <Dialog title={title} role="alertdialog" size="small" onClose={onCancel}>
      <DialogBody>{children}</DialogBody>
      <DialogFooter>
        {cancel === undefined ? null : (
          <Button variant="quiet" onClick={onCancel}>
            {cancel}
          </Button>
        )}
        <Button variant="primary" data-autofocus onClick={onAccept}>
          {accept}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

function Waiting() {
  return (
    <Dialog title={photoCopy.waiting} size="small" dismissible={false} onClose={() => {}}>
      <DialogBody>
        <p role="status">{photoCopy.waitingText}</p>
      </DialogBody>
    </Dialog>
  );
}

/** Spec's words where nothing was chosen (spec §4); where some photos are missing, how many. */
function Less({ onClose }: { readonly onClose: () => void }) {
  const photos = useDraft((draft) => draft.photos);
  const missing = photos.filter((photo) => photo === null).length;
  const isSome = missing < photos.length;
  const { title, text, back, some, someText } = promptCopy.less;
  return (
    <Question title={isSome ? some(missing) : title} accept={back} onAccept={onClose}>
      <p>{isSome ? someText : text}</p>
    </Question>
  );
}

type Props = { readonly step: PhotoStep; readonly dialogs: PhotoDialogs };

/** The one dialog that lies over the photo step now, by spec's priority (spec §4). */
export function Prompts({ step, dialogs }: Props) {
  const { prompt, send, acceptCopyright } = step;
  switch (prompt) {
    case null:
      return null;
    case 'login':
      return dialogs.login({
        onMember: (member) => send({ type: 'member-arrived', member }),
        onClose: () => send({ type: 'login-cancelled' }),
      });
    case 'notification-email':
      return dialogs.notificationEmail({
        onRegistered: () => send({ type: 'notification-email-set' }),
        onClose: () => send({ type: 'notification-email-cancelled' }),
      });
    case 'waiting':
      return <Waiting />;
    case 'error':
      return (
        <Question
          title={promptCopy.error.title}
          accept={promptCopy.error.close}
          onAccept={() => send({ type: 'error-closed' })}
        >
          <p>{promptCopy.error.text}</p>
        </Question>
      );
    case 'warning-less':
      return <Less onClose={() => send({ type: 'warning-closed' })} />;
    case 'copyright':
      return (
        <Question
          title={promptCopy.copyright.title}
          accept={promptCopy.copyright.accept}
          onAccept={acceptCopyright}
          cancel={promptCopy.copyright.cancel}
          onCancel={() => send({ type: 'copyright-cancelled' })}
        >
          <p>{promptCopy.copyright.text}</p>
        </Question>
      );
    case 'preview-warning':
      return (
        <Question
          title={promptCopy.previewWarning.title}
          accept={promptCopy.previewWarning.dismiss}
          onAccept={() => send({ type: 'preview-warning-dismissed' })}
        >
          <p>{promptCopy.previewWarning.edges}</p>
          <p>{promptCopy.previewWarning.library}</p>
        </Question>
      );
  }
}
