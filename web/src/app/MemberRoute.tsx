import { DraftsSection } from '../features/drafts/DraftsSection.tsx';
import { KeptWordsSection } from '../features/drafts/KeptWordsSection.tsx';
import { MemberPage } from '../features/member/MemberPage.tsx';
import { NotificationEmailDialog } from '../features/sign-in/NotificationEmailDialog.tsx';

export { loadAccount as loader } from '../features/member/account.ts';

/** My page with what other features show on it: features don't know each other. */
export const Component = () => (
  <MemberPage
    EmailDialog={NotificationEmailDialog}
    drafts={
      <>
        <DraftsSection />
        <KeptWordsSection />
      </>
    }
  />
);
