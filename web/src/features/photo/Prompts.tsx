import { type CardTextType, isBound, type Member } from '@fumi/domain';
import { type ReactNode, useState } from 'react';
import { photoCopy, promptCopy } from '../../copy/photo.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { useDraft } from '../../draft/draft-store.ts';
import { useShop } from '../../shop/use-shop.ts';
import { Dialog, DialogBody } from '../../ui/Dialog.tsx';
import { QuestionDialog } from '../../ui/QuestionDialog.tsx';
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
  readonly words: (handlers: {
    readonly chosen: ChosenKit;
    readonly first: CardTextType | null;
    readonly onClose: () => void;
  }) => ReactNode;
  /** Opens the calendar settings; nothing for other goods. */
  readonly calendar: (chosen: ChosenKit) => ReactNode;
};

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
  const { product } = useShop();
  const { title, text, back, some, someText, layouts } = promptCopy.less;
  return (
    <QuestionDialog title={isSome ? some(missing) : title} accept={back} onAccept={onClose}>
      <p>{isSome ? someText : text}</p>
      {isSome && isBound(product) ? <p>{layouts}</p> : null}
    </QuestionDialog>
  );
}

type CopyrightProps = { readonly onAccept: () => void; readonly onCancel: () => void };

/** After the answer the server is asked who is signed in, which takes seconds where the network is bad. */
function Copyright({ onAccept, onCancel }: CopyrightProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { title, text, accept, cancel } = promptCopy.copyright;
  const go = () => {
    setIsBusy(true);
    onAccept();
  };
  return (
    <QuestionDialog {...{ title, accept, isBusy, cancel, onCancel }} onAccept={go}>
      <p>{text}</p>
    </QuestionDialog>
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
        <QuestionDialog
          title={promptCopy.error.title}
          accept={promptCopy.error.close}
          onAccept={() => send({ type: 'error-closed' })}
        >
          <p>{promptCopy.error.text}</p>
        </QuestionDialog>
      );
    case 'warning-less':
      return <Less onClose={() => send({ type: 'warning-closed' })} />;
    case 'copyright':
      return <Copyright onAccept={acceptCopyright} onCancel={() => send({ type: 'copyright-cancelled' })} />;
    case 'preview-warning':
      return (
        <QuestionDialog
          title={promptCopy.previewWarning.title}
          accept={promptCopy.previewWarning.dismiss}
          onAccept={() => send({ type: 'preview-warning-dismissed' })}
        >
          <p>{promptCopy.previewWarning.edges}</p>
          <p>{promptCopy.previewWarning.library}</p>
        </QuestionDialog>
      );
  }
}
