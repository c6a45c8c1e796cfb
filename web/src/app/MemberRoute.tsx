import { DraftsSection } from '../features/drafts/DraftsSection.tsx';
import { KeptWordsSection } from '../features/drafts/KeptWordsSection.tsx';
import { loadResumable } from '../features/drafts/resumable.ts';
import { loadAccount } from '../features/member/account.ts';
import { MemberPage } from '../features/member/MemberPage.tsx';
import { NotificationEmailDialog } from '../features/sign-in/NotificationEmailDialog.tsx';

/** Loads all before the page shows, so that nothing moves later; drafts that take too long are left out. */
export async function loader() {
  const loading = loadAccount();
  const [account, resumable] = await Promise.all([loading, loadResumable(loading)]);
  return { ...account, ...resumable };
}

/** My page with what other features show on it: features don't import each other. */
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
