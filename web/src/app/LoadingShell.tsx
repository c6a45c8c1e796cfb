import { useMatches } from 'react-router';
import { Chrome } from './Chrome.tsx';
import { pageHandle } from './handle.ts';
import { LoadingPage } from './LoadingPage.tsx';
import { useYear } from './year.ts';

/** The first picture of a page that the browser fills: the same frame that the server rendered, so that nothing jumps. */
export function LoadingShell() {
  return (
    <Chrome step={pageHandle(useMatches())?.step} year={useYear()}>
      <LoadingPage />
    </Chrome>
  );
}
