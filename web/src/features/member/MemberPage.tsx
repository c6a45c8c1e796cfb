import { type ComponentProps, type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { client } from '../../api.ts';
import { memberCopy } from '../../copy/member.ts';
import { paths } from '../../paths.ts';
import { useKeptFocus } from '../../platform/use-kept-focus.ts';
import { useShop } from '../../shop/use-shop.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { Wide } from '../../ui/Wide.tsx';
import { AccountSection } from './AccountSection.tsx';
import { LeaveSection } from './LeaveSection.tsx';
import styles from './MemberPage.module.css';
import { NoticesSection, ReferralSection } from './NoticesSection.tsx';
import { PasskeysSection } from './PasskeysSection.tsx';
import { CardSection, ProvidersSection } from './ProvidersSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { signOut } from './sign-out.ts';

type Props = ComponentProps<typeof NoticesSection> & {
  /** The member's drafts; another feature's, handed in by the route. */
  readonly drafts: ReactNode;
};

/** My page: links to contacts and orders, the drafts, and all settings of the account. */
export function MemberPage({ drafts, ...props }: Props) {
  useKeptFocus();
  const [isLeaving, setIsLeaving] = useState(false);
  const shop = useShop();
  return (
    <Wide>
      <PageHead
        title={memberCopy.title}
        actions={
          <Button variant="quiet" size="small" onClick={() => setIsLeaving(true)}>
            {memberCopy.logOut}
          </Button>
        }
      />
      <div className={styles.links}>
        <Link {...buttonAttributes({ variant: 'primary' })} to={shop.paths.create()}>
          {memberCopy.create}
        </Link>
        <Link {...buttonAttributes()} to={paths.contactBook()}>
          {memberCopy.contacts}
        </Link>
        <Link {...buttonAttributes()} to={paths.orders()}>
          {memberCopy.orders}
        </Link>
      </div>
      {drafts}
      <div className={styles.sections}>
        <AccountSection />
        <NoticesSection {...props} />
        <PasskeysSection />
        <ProvidersSection />
        <SessionsSection />
        <CardSection />
        <ReferralSection />
        <LeaveSection />
      </div>
      {isLeaving ? <SignOutDialog onClose={() => setIsLeaving(false)} /> : null}
    </Wide>
  );
}

/** Signing out clears the draft too, so it asks first. */
function SignOutDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const toast = useToast();
  const confirm = async () => {
    const answer = await client.memberLogout({ body: {} });
    if (!answer.ok) return memberCopy.logOutFailed;
    await signOut(navigate);
    toast({ text: memberCopy.loggedOut, isForNextPage: true });
    return null;
  };
  return (
    <ConfirmDialog
      title={memberCopy.logOutTitle}
      cancel={memberCopy.cancel}
      confirm={memberCopy.logOut}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{memberCopy.logOutQuestion}</p>
    </ConfirmDialog>
  );
}
