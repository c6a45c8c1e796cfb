import { deskCopy } from '../copy/desk.ts';
import { PageTitle } from './PageTitle.tsx';

/** While the first page is on its way. */
export const DeskLoading = () => (
  <main>
    <PageTitle title={deskCopy.loading} />
    <p role="status">{deskCopy.loading}</p>
  </main>
);
