import { Outlet, useMatches } from 'react-router';
import { flowProduct } from '../shop/use-shop.ts';
import { ToastProvider } from '../ui/Toast.tsx';
import { Chrome } from './Chrome.tsx';
import { flowOfPage, pageHandle } from './handle.ts';
import { SessionGate } from './SessionGate.tsx';
import { useEntering } from './use-entering.ts';
import { useYear } from './year.ts';

export function Layout() {
  const matches = useMatches();
  const handle = pageHandle(matches);
  useEntering(handle, flowProduct(matches));
  return (
    <ToastProvider>
      <Chrome step={handle?.step} flow={flowOfPage(matches)} year={useYear()}>
        <Outlet />
        <SessionGate />
      </Chrome>
    </ToastProvider>
  );
}
