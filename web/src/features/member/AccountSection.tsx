import { useState } from 'react';
import { client } from '../../api.ts';
import { failureSentence } from '../../copy/failure.ts';
import { dayOfMoment } from '../../copy/moments.ts';
import { accountCopy, emailChangeCopy, passwordChangeCopy } from '../../copy/my-page.ts';
import { waitingPin } from '../../session/waiting-pin.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { useAccount } from './account.ts';
import { EmailChange } from './EmailChange.tsx';
import { PasswordChange } from './PasswordChange.tsx';
import { SettingList, SettingRow, SettingSection } from './SettingRow.tsx';

/** How one signs in: address and password. */
export function AccountSection() {
  const { profile, reload } = useAccount();
  const [opened, setOpened] = useState<'email' | 'password' | null>(() =>
    waitingPin('email-change-pin')?.returnTo ? 'email' : null,
  );
  const toast = useToast();
  /** Closes its own dialog alone: another may have been opened while the answer was on its way. */
  const done = (what: typeof opened, text: string) => {
    setOpened((now) => (now === what ? null : now));
    toast({ text });
    reload();
  };
  const change = (what: string, open: 'email' | 'password') => (
    <Button size="small" aria-label={accountCopy.changeOf(what)} onClick={() => setOpened(open)}>
      {accountCopy.change}
    </Button>
  );
  /** Mails the link of the password reissue: only who reads the mailbox sets a password. */
  const sendLink = async (email: string) => {
    const answer = await client.resendPassword({ body: { email } });
    toast({
      text: answer.ok ? accountCopy.linkSent(email) : failureSentence(answer.error),
      isFailure: !answer.ok,
    });
  };
  const { email, hasPassword } = profile;
  const set =
    email === null ? null : (
      <Button size="small" onClick={() => void sendLink(email)}>
        {accountCopy.setPassword}
      </Button>
    );
  return (
    <SettingSection id="account" title={accountCopy.heading}>
      <SettingList>
        <SettingRow term={accountCopy.email} action={change(accountCopy.email, 'email')}>
          {email ?? accountCopy.noEmail}
        </SettingRow>
        <SettingRow
          term={accountCopy.password}
          action={hasPassword ? change(accountCopy.password, 'password') : set}
        >
          {hasPassword ? accountCopy.passwordSet : accountCopy.passwordNone}
        </SettingRow>
      </SettingList>
      {hasPassword || email !== null ? null : <Note>{accountCopy.emailFirst}</Note>}
      <Note>{accountCopy.since(dayOfMoment(profile.activateDate))}</Note>
      {opened === 'email' ? (
        <EmailChange onDone={() => done('email', emailChangeCopy.done)} onClose={() => setOpened(null)} />
      ) : null}
      {opened === 'password' ? (
        <PasswordChange
          onDone={() => done('password', passwordChangeCopy.done)}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </SettingSection>
  );
}
