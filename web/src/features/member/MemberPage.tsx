import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { client } from '../../api.ts';
import { memberCopy } from '../../copy/member.ts';
import { paths } from '../../paths.ts';
import { forgetContacts } from '../../platform/contacts/contact-store.ts';
import { clearDraft } from '../../platform/draft/draft-store.ts';
import { forgetMember, type SignedIn, useMember } from '../../platform/member-session.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { Dialog, DialogBody, DialogFooter } from '../../ui/Dialog.tsx';
import { Message } from '../../ui/Message.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Wide } from '../../ui/Wide.tsx';
import styles from './MemberPage.module.css';

/** My page: who is signed in, the address book, and the way out. */
export function MemberPage() {
  const member = useMember();
  const [isAsked, setIsAsked] = useState(false);
  if (!member) return null;
  return (
    <Wide>
      <PageHead title={memberCopy.title} />
      <div className={styles.page}>
        <Profile member={member} />
        <div className={styles.links}>
          <Link {...buttonAttributes({ variant: 'primary' })} to={paths.create()}>
            {memberCopy.create}
          </Link>
          <Link {...buttonAttributes()} to={paths.contactBook()}>
            {memberCopy.contacts}
          </Link>
          <p className={styles.note}>{memberCopy.contactsNote}</p>
          <Link {...buttonAttributes()} to={paths.orders()}>
            {memberCopy.orders}
          </Link>
          <Button variant="quiet" onClick={() => setIsAsked(true)}>
            {memberCopy.logOut}
          </Button>
        </div>
      </div>
      {isAsked ? <LogOutQuestion onClose={() => setIsAsked(false)} /> : null}
    </Wide>
  );
}

function Profile({ member }: { readonly member: SignedIn }) {
  const rows = [
    { term: memberCopy.email, words: member.email ?? memberCopy.noEmail },
    {
      term: memberCopy.notification,
      words: member.existNotificationDestination ? memberCopy.notificationOn : memberCopy.notificationOff,
    },
    { term: memberCopy.referralCode, words: member.referral_code, note: memberCopy.referralNote },
  ];
  return (
    <dl className={styles.profile}>
      {rows.map(({ term, words, note }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {words}
            {note ? <p className={styles.note}>{note}</p> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Signing out clears the draft: the next person at this device must not find it (design §7). */
function LogOutQuestion({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking');
  const logOut = async () => {
    setState('busy');
    const answer = await client.memberLogout({ body: {} });
    if (!answer.ok) return setState('failed');
    await clearDraft();
    forgetContacts();
    await navigate(paths.home());
    forgetMember();
  };
  return (
    <Dialog title={memberCopy.logOutTitle} role="alertdialog" size="small" onClose={onClose}>
      <DialogBody>
        {state === 'failed' ? (
          <Message tone="error" announced>
            {memberCopy.logOutFailed}
          </Message>
        ) : null}
        <p>{memberCopy.logOutQuestion}</p>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{memberCopy.cancel}</Button>
        <Button variant="primary" busy={state === 'busy'} onClick={() => void logOut()}>
          {memberCopy.logOut}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
