import { Outlet, useMatches } from 'react-router';
import { shellCopy } from '../copy/shell.ts';
import { ToastProvider } from '../ui/Toast.tsx';
import { Chrome } from './Chrome.tsx';
import { pageHandle } from './handle.ts';
import { useEntering } from './use-entering.ts';
import { useYear } from './year.ts';

export function Layout() {
  const handle = pageHandle(useMatches());
  useEntering(handle ? shellCopy.title(handle.title) : null);
  return (
    <ToastProvider>
      <Chrome step={handle?.step} year={useYear()}>
        <Outlet />
      </Chrome>
    </ToastProvider>
  );
}
