import { deskCopy } from '../copy/desk.ts';
import { PageTitle } from './PageTitle.tsx';

/** Stands there while the first page loads. */
export const DeskLoading = () => (
  <main>
    <PageTitle title={deskCopy.loading} />
    <p role="status">{deskCopy.loading}</p>
  </main>
);
