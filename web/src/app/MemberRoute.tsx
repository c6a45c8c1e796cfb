import { MemberPage } from '../features/member/MemberPage.tsx';
import { NotificationEmailDialog } from '../features/sign-in/NotificationEmailDialog.tsx';

export { loadAccount as loader } from '../features/member/account.ts';

/** My page with a dialog of the sign-in feature in it: features don't know each other. */
export const Component = () => <MemberPage EmailDialog={NotificationEmailDialog} />;
