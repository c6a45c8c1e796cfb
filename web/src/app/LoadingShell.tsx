import { useMatches } from 'react-router';
import { Chrome } from './Chrome.tsx';
import { flowOfPage, pageHandle } from './handle.ts';
import { LoadingPage } from './LoadingPage.tsx';
import { useYear } from './year.ts';

/** The first picture of a page that the browser fills: the same frame that the server rendered, so that nothing jumps. */
export function LoadingShell() {
  const matches = useMatches();
  return (
    <Chrome step={pageHandle(matches)?.step} flow={flowOfPage(matches)} year={useYear()}>
      <LoadingPage />
    </Chrome>
  );
}
