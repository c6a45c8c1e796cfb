import { Outlet, useMatches } from 'react-router';
import { ToastProvider } from '../ui/Toast.tsx';
import { Chrome } from './Chrome.tsx';
import { pageHandle } from './handle.ts';
import { SessionGate } from './SessionGate.tsx';
import { useEntering } from './use-entering.ts';
import { useYear } from './year.ts';

export function Layout() {
  const handle = pageHandle(useMatches());
  useEntering(handle);
  return (
    <ToastProvider>
      <Chrome step={handle?.step} year={useYear()}>
        <Outlet />
        <SessionGate />
      </Chrome>
    </ToastProvider>
  );
}
