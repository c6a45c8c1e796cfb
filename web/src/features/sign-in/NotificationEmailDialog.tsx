import type { Member } from '@fumi/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { client } from '../../api.ts';
import { notificationEmailCopy, signInCopy } from '../../copy/sign-in.ts';
import { paths } from '../../paths.ts';
import { useForm } from '../../platform/use-form.ts';
import { EmailField, readEmail } from '../../session/AccountFields.tsx';
import { rememberMember } from '../../session/member-session.ts';
import { forgetWaitingPins, useWaitingPin, waitingPin } from '../../session/waiting-pin.ts';
import { useShop } from '../../shop/use-shop.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/Dialog.tsx';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { Note } from '../../ui/Note.tsx';
import { emailProblem, refusedEmail } from './form-problems.ts';

type Props = {
  readonly onRegistered: (member: Member) => void;
  readonly onClose: () => void;
};

/** Step 1: an address, which gets a mail; step 2: did it arrive? Yes registers it, no returns (spec §4). */
export function NotificationEmailDialog({ onRegistered, onClose }: Props) {
  // A dialog that was closed to look for the mail opens again at its question.
  const [sent, setSent] = useState(() => waitingPin('notification-arrived'));
  const [email, setEmail] = useState(sent?.email ?? '');
  useWaitingPin('notification-arrived', sent);
  const isEntry = sent === null;
  return (
    <Dialog
      key={String(isEntry)}
      title={isEntry ? notificationEmailCopy.title : notificationEmailCopy.arrivedTitle}
      closeLabel={signInCopy.close}
      onClose={onClose}
    >
      {isEntry ? (
        <Entry
          email={email}
          onSent={(typed) => {
            setEmail(typed);
            setSent({ email: typed, sentAtMs: Date.now(), returnTo: '' });
          }}
        />
      ) : (
        <Arrived
          email={email}
          onRegistered={(member) => {
            forgetWaitingPins();
            onRegistered(member);
          }}
          onNo={() => setSent(null)}
        />
      )}
    </Dialog>
  );
}

function Entry({ email, onSent }: { readonly email: string; readonly onSent: (email: string) => void }) {
  const { form, problems, isBusy } = useForm<'email'>(async (data) => {
    const typed = readEmail(data);
    const problem = emailProblem(typed);
    if (problem) return { email: problem };
    const answer = await client.notificationEmailConfirm({ body: { email: typed } });
    if (!answer.ok) return { email: refusedEmail(answer.error) };
    onSent(typed);
    return null;
  });
  return (
    <DialogForm {...{ form, isBusy }} lead={notificationEmailCopy.lead} submit={notificationEmailCopy.submit}>
      <EmailField error={problems.email} defaultValue={email} autoComplete="email" />
    </DialogForm>
  );
}

type ArrivedProps = Pick<Props, 'onRegistered'> & {
  readonly email: string;
  readonly onNo: () => void;
};

function Arrived({ email, onRegistered, onNo }: ArrivedProps) {
  const { product } = useShop();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const register = async () => {
    setIsBusy(true);
    const answer = await client.notificationEmailSet({ body: { email } });
    // A failure leads to the error URL, without a leave warning (spec §8).
    if (answer.ok) onRegistered(rememberMember(answer.value.member));
    else void navigate(paths.error(product.rootUrl));
  };
  return (
    <>
      <DialogBody>
        <p>{notificationEmailCopy.arrived(email)}</p>
        <Note>{notificationEmailCopy.noHint}</Note>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onNo}>{notificationEmailCopy.no}</Button>
        <Button variant="primary" busy={isBusy} onClick={() => void register()} data-autofocus>
          {notificationEmailCopy.yes}
        </Button>
      </DialogFooter>
    </>
  );
}
