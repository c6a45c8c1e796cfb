import type { RouteObject } from 'react-router';
import { pageTitles } from '../copy/titles.ts';
import { paths } from '../paths.ts';
import type { FlowPosition, LoadPage, PageHandle } from './handle.ts';

type MemberPage = readonly [path: string, title: string, load: LoadPage, step?: FlowPosition];

const loadPayment: LoadPage = () => import('../features/order/payment/PaymentPage.tsx');
const loadComplete: LoadPage = () => import('../features/order/payment/CompletePage.tsx');

/** Orders of one's own book show the flow's steps; a campaign's book was not made by them. */
const orderPages: readonly MemberPage[] = [
  [
    paths.orderCustomer(':productCode', ':bookCode'),
    pageTitles.checkout,
    () => import('../features/order/form/CustomerPage.tsx'),
    'order',
  ],
  [
    paths.campaignCustomer(':productCode', ':ticket'),
    pageTitles.checkout,
    () => import('../features/order/form/CampaignPage.tsx'),
  ],
  [paths.orderPayment('normal', ':productCode', ':code'), pageTitles.payment, loadPayment, 'ordered'],
  [paths.orderPayment('minchu', ':productCode', ':code'), pageTitles.payment, loadPayment],
  [paths.orderComplete('normal', ':productCode', ':code'), pageTitles.payment, loadComplete, 'done'],
  [paths.orderComplete('minchu', ':productCode', ':code'), pageTitles.payment, loadComplete],
  [paths.orders(), pageTitles.orders, () => import('../features/order/placed/OrdersPage.tsx')],
  [paths.order(':orderCode'), pageTitles.order, () => import('../features/order/placed/OrderPage.tsx')],
  [paths.receipt(':orderCode'), pageTitles.receipt, () => import('../features/order/placed/ReceiptPage.tsx')],
  [
    paths.returnInvoice(':orderCode'),
    pageTitles.returnInvoice,
    () => import('../features/order/placed/ReturnInvoicePage.tsx'),
  ],
];

const contactPages: readonly MemberPage[] = [
  [
    paths.orderPeople(':orderCode'),
    pageTitles.orderPeople,
    () => import('../features/contacts/OrderPeoplePage.tsx'),
  ],
  [paths.contactBook(), pageTitles.contacts, () => import('../features/contacts/ContactsPage.tsx')],
  [
    paths.contactImport(),
    pageTitles.contactImport,
    () => import('../features/contacts/import/ImportPage.tsx'),
  ],
  [
    paths.contactDuplicates(),
    pageTitles.contactDuplicates,
    () => import('../features/contacts/DuplicatesPage.tsx'),
  ],
  [paths.contactCheck(), pageTitles.contactCheck, () => import('../features/contacts/CheckPage.tsx')],
  [paths.contactTrash(), pageTitles.contactTrash, () => import('../features/contacts/TrashPage.tsx')],
  [
    paths.contactReceived(),
    pageTitles.contactReceived,
    () => import('../features/contacts/ReceivedPage.tsx'),
  ],
  [
    paths.contactRequests(),
    pageTitles.contactRequests,
    () => import('../features/contacts/RequestsPage.tsx'),
  ],
];

const PAGES: readonly MemberPage[] = [
  [paths.member(), pageTitles.member, () => import('./MemberRoute.tsx')],
  ...orderPages,
  ...contactPages,
];

/** Pages of a member's own: the gate around them asks a visitor to sign in, and only then their loaders are asked. */
export const memberPages: RouteObject = {
  lazy: () => import('./MemberGate.tsx'),
  children: PAGES.map(([path, title, load, step]) => {
    const handle: PageHandle = { title, ...(step ? { step } : {}), render: 'shell' };
    const lazy = async () => {
      const [{ Component, loader, Unreached }, { forMembers }] = await Promise.all([
        load(),
        import('./guards.ts'),
      ]);
      handle.Unreached = Unreached;
      return { Component, loader: forMembers(loader) };
    };
    return { path, handle, lazy };
  }),
};
