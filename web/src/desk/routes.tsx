import type { RouteObject } from 'react-router';
import { DeskError } from './DeskError.tsx';
import { DeskFrame } from './DeskFrame.tsx';
import { DeskLoading } from './DeskLoading.tsx';
import { deskPaths } from './desk-paths.ts';
import { DESK_ROUTE, loadSession } from './operator.ts';

/** All pages of the desk, below /desk: each has `Component` and, where it shows something, `loader`. */
const pages: RouteObject[] = [
  { index: true, lazy: () => import('./today/TodayPage.tsx') },
  { path: deskPaths.jobs(), lazy: () => import('./today/JobsPage.tsx') },
  { path: deskPaths.role(), lazy: () => import('./RolePage.tsx') },
  { path: deskPaths.orders(), lazy: () => import('./orders/OrdersPage.tsx') },
  { path: deskPaths.order(':number'), lazy: () => import('./orders/OrderPage.tsx') },
  { path: deskPaths.returnInvoice(':number'), lazy: () => import('./orders/ReturnInvoicePage.tsx') },
  { path: deskPaths.runs(), lazy: () => import('./runs/RunsPage.tsx') },
  { path: deskPaths.run(':number'), lazy: () => import('./runs/RunPage.tsx') },
  { path: deskPaths.scan(), lazy: () => import('./scan/ScanPage.tsx') },
  { path: deskPaths.parcels(), lazy: () => import('./parcels/ParcelsPage.tsx') },
  { path: deskPaths.inquiries(), lazy: () => import('./inquiries/InquiriesPage.tsx') },
  { path: deskPaths.inquiry(':number'), lazy: () => import('./inquiries/InquiryPage.tsx') },
  { path: deskPaths.day(), lazy: () => import('./close/ClosePage.tsx') },
  { path: deskPaths.audit(), lazy: () => import('./audit/AuditPage.tsx') },
];

export const deskRoutes: RouteObject[] = [
  { path: deskPaths.signIn(), lazy: () => import('./sign-in/SignInPage.tsx'), HydrateFallback: DeskLoading },
  {
    id: DESK_ROUTE,
    loader: loadSession,
    Component: DeskFrame,
    ErrorBoundary: DeskError,
    HydrateFallback: DeskLoading,
    // A session that ended is seen by the next call of a page: asking before each would double every wait.
    shouldRevalidate: () => false,
    children: [
      {
        ErrorBoundary: DeskError,
        children: [
          ...pages,
          {
            path: '*',
            loader: () => {
              throw new Response(null, { status: 404 });
            },
            Component: DeskLoading,
          },
        ],
      },
    ],
  },
];
