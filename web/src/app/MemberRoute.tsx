import { loadBegun } from '../features/drafts/begun.ts';
import { DraftsSection } from '../features/drafts/DraftsSection.tsx';
import { KeptWordsSection } from '../features/drafts/KeptWordsSection.tsx';
import { loadAccount } from '../features/member/account.ts';
import { MemberPage } from '../features/member/MemberPage.tsx';
import { NotificationEmailDialog } from '../features/sign-in/NotificationEmailDialog.tsx';

/** All at once, but for what hangs: nothing of the page moves once it is there. */
export async function loader() {
  const loading = loadAccount();
  const [account, begun] = await Promise.all([loading, loadBegun(loading)]);
  return { ...account, ...begun };
}

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
