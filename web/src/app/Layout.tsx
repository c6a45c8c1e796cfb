import { Outlet, useMatches } from 'react-router';
import { shellCopy } from '../copy/shell.ts';
import { flowProduct } from '../shop/use-shop.ts';
import { ToastProvider } from '../ui/Toast.tsx';
import { ArrivingNotice } from './ArrivingNotice.tsx';
import { Chrome } from './Chrome.tsx';
import { flowOfPage, pageHandle, placeOnWay } from './handle.ts';
import { LoadingPage } from './LoadingPage.tsx';
import { SessionGate } from './SessionGate.tsx';
import { usePageEntry } from './use-page-entry.ts';
import { useWaitingLinks } from './use-waiting-links.ts';

export function Layout() {
  const matches = useMatches();
  const handle = pageHandle(matches);
  usePageEntry(handle, flowProduct(matches));
  useWaitingLinks();
  return (
    <ToastProvider closeLabel={shellCopy.closeNotice} page={matches.at(-1)?.pathname}>
      <ArrivingNotice />
      <Chrome step={placeOnWay(matches)} flow={flowOfPage(matches)}>
        <Outlet />
        <SessionGate />
      </Chrome>
    </ToastProvider>
  );
}

/** First rendering of a page that the browser fills: the server's frame again, so that nothing jumps. */
export function LoadingLayout() {
  const matches = useMatches();
  return (
    <Chrome step={pageHandle(matches)?.step} flow={flowOfPage(matches)}>
      <LoadingPage />
    </Chrome>
  );
}
