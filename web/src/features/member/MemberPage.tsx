import { type ComponentProps, useState } from 'react';
import { Link } from 'react-router';
import { memberCopy } from '../../copy/member.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Wide } from '../../ui/Wide.tsx';
import { AccountSection } from './AccountSection.tsx';
import { CardSection } from './CardSection.tsx';
import { LeaveSection } from './LeaveSection.tsx';
import { LogOutQuestion } from './LogOutQuestion.tsx';
import styles from './MemberPage.module.css';
import { NoticesSection, ReferralSection } from './NoticesSection.tsx';
import { ProvidersSection } from './ProvidersSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';

/** My page: the way to everything of mine, and everything about me. */
export function MemberPage(props: ComponentProps<typeof NoticesSection>) {
  const [isLeaving, setIsLeaving] = useState(false);
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
        <Link {...buttonAttributes({ variant: 'primary' })} to={paths.create()}>
          {memberCopy.create}
        </Link>
        <Link {...buttonAttributes()} to={paths.contactBook()}>
          {memberCopy.contacts}
        </Link>
        <Link {...buttonAttributes()} to={paths.orders()}>
          {memberCopy.orders}
        </Link>
      </div>
      <div className={styles.sections}>
        <AccountSection />
        <NoticesSection {...props} />
        <ProvidersSection />
        <SessionsSection />
        <CardSection />
        <ReferralSection />
        <LeaveSection />
      </div>
      {isLeaving ? <LogOutQuestion onClose={() => setIsLeaving(false)} /> : null}
    </Wide>
  );
}
