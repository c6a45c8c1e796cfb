import { POSTCARD_STEPS, type PostcardStep } from '@fumi/domain';
import type { ComponentType } from 'react';
import { data, type LoaderFunction, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { infoCopy, pageTitles, rootTitles } from '../copy/titles.ts';
import { PRODUCT_ROOTS, paths } from '../paths.ts';
import { shopSource } from '../platform/shop-source.ts';
import { SHOP_ROUTE_ID } from '../platform/use-shop.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { forMembers, guarded } from './guards.ts';
import type { FlowStep, PageHandle } from './handle.ts';
import { Layout } from './Layout.tsx';
import { LoadingPage } from './LoadingPage.tsx';
import { LoadingShell } from './LoadingShell.tsx';
import { rememberChoice } from './remember-choice.ts';

type PageModule = { readonly Component: ComponentType; readonly loader?: LoaderFunction };
type LoadPage = () => Promise<PageModule>;

/** A page that can be read without the draft: rendered by the server, complete without any script. */
const page = (path: string, handle: Omit<PageHandle, 'render'>, lazy: LoadPage): RouteObject => ({
  path,
  handle: { ...handle, render: 'html' } satisfies PageHandle,
  lazy,
});

/** A page of the flow behind its guard; its title is the table's (spec §2). */
const step = (
  name: PostcardStep,
  path: string,
  on: FlowStep,
  load: LoadPage,
  before?: (args: LoaderFunctionArgs) => Promise<void>,
): RouteObject => ({
  path,
  handle: { title: titleOf(name), step: on, render: 'shell' } satisfies PageHandle,
  lazy: async () => {
    const { Component, loader } = await load();
    const guard = guarded(name, loader);
    return {
      Component,
      loader: async (args, handlerContext) => {
        await before?.(args);
        return guard(args, handlerContext);
      },
    };
  },
});

/** A page of a member's own: the browser fills it, and asks a visitor to sign in. */
const memberPage = (path: string, handle: Omit<PageHandle, 'render'>, load: LoadPage): RouteObject => ({
  path,
  handle: { ...handle, render: 'shell' } satisfies PageHandle,
  lazy: async () => {
    const { Component, loader } = await load();
    return { Component, loader: loader ?? forMembers() };
  },
});

const titleOf = (name: PostcardStep): string => POSTCARD_STEPS.find((row) => row.step === name)?.title ?? '';

const notFound: LoaderFunction = () => {
  throw data(null, { status: 404 });
};

const productRoots: RouteObject[] = Object.entries(PRODUCT_ROOTS).flatMap(([key, root]) => [
  page(
    root,
    rootTitles[key as keyof typeof PRODUCT_ROOTS],
    () => import('../features/catalogue/ProductRootPage.tsx'),
  ),
  page(
    paths.error(root),
    { title: pageTitles.error },
    () => import('../features/catalogue/FlowErrorPage.tsx'),
  ),
]);

/** Only one's own book was made step by step. */
const onTheWay = (type: 'normal' | 'minchu') => (type === 'normal' ? { step: 'order' as const } : {});

const design = { title: titleOf('kit'), step: 'design' } as const;

/** Everything that shows designs, prices or products. */
const shopPages: RouteObject[] = [
  page(paths.home(), infoCopy.home, () => import('../features/catalogue/HomePage.tsx')),
  ...productRoots,
  page(paths.create(), design, () => import('../features/kits/GroupsPage.tsx')),
  page(`${paths.create()}kit/:groupId/:tagId?`, design, () => import('../features/kits/DesignsPage.tsx')),
  step('preview', paths.preview(), 'photo', () => import('./PhotoRoute.tsx'), rememberChoice),
  step('sender', paths.sender(), 'sender', () => import('../features/sender/SenderPage.tsx')),
  step('receiver', paths.receiver(), 'receiver', () => import('../features/recipients/RecipientsPage.tsx')),
  step('confirm', paths.confirm(), 'confirm', () => import('./ConfirmRoute.tsx')),
  memberPage(
    paths.orderCustomer(':productCode', ':bookCode'),
    { title: pageTitles.checkout, step: 'order' },
    () => import('./OrderCustomerRoute.tsx'),
  ),
  memberPage(
    paths.campaignCustomer(':productCode', ':ticket'),
    { title: pageTitles.checkout },
    () => import('./CampaignRoute.tsx'),
  ),
  ...(['normal', 'minchu'] as const).flatMap((type) => [
    memberPage(
      paths.orderPayment(type, ':productCode', ':code'),
      { title: pageTitles.payment, ...onTheWay(type) },
      () => import('./OrderPaymentRoute.tsx'),
    ),
    memberPage(
      paths.orderComplete(type, ':productCode', ':code'),
      { title: pageTitles.payment, ...onTheWay(type) },
      () => import('./OrderCompleteRoute.tsx'),
    ),
  ]),
  {
    path: paths.campaign(':productCode'),
    handle: { title: pageTitles.campaign, render: 'shell' } satisfies PageHandle,
    lazy: () => import('./CampaignCodeRoute.tsx'),
  },
  page(paths.commerce(), infoCopy.commerce, () => import('../features/catalogue/CommercePage.tsx')),
  memberPage(paths.orders(), { title: pageTitles.orders }, () => import('./OrdersRoute.tsx')),
  memberPage(paths.order(':orderCode'), { title: pageTitles.order }, () => import('./OrderRoute.tsx')),
  memberPage(paths.receipt(':orderCode'), { title: pageTitles.receipt }, () => import('./ReceiptRoute.tsx')),
  memberPage(paths.member(), { title: pageTitles.member }, () => import('./MemberRoute.tsx')),
  memberPage(paths.contactBook(), { title: pageTitles.contacts }, () => import('./ContactsRoute.tsx')),
  memberPage(
    paths.contactImport(),
    { title: pageTitles.contactImport },
    () => import('./ContactImportRoute.tsx'),
  ),
  memberPage(
    paths.contactDuplicates(),
    { title: pageTitles.contactDuplicates },
    () => import('./ContactDuplicatesRoute.tsx'),
  ),
  memberPage(
    paths.contactCheck(),
    { title: pageTitles.contactCheck },
    () => import('./ContactCheckRoute.tsx'),
  ),
  memberPage(
    paths.contactRequests(),
    { title: pageTitles.contactRequests },
    () => import('./ContactRequestsRoute.tsx'),
  ),
];

export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Layout,
    ErrorBoundary: ErrorPage,
    HydrateFallback: LoadingShell,
    children: [
      {
        id: SHOP_ROUTE_ID,
        ErrorBoundary: ErrorPage,
        loader: ({ context }) => context.get(shopSource)(),
        shouldRevalidate: () => false,
        children: shopPages,
      },
      page(paths.terms(), infoCopy.terms, () => import('../features/catalogue/TermsPage.tsx')),
      page(paths.privacy(), infoCopy.privacy, () => import('./PrivacyRoute.tsx')),
      page(paths.memberTfa(), infoCopy.memberTfa, () => import('../features/catalogue/MemberTfaPage.tsx')),
      {
        path: paths.addressRequest(),
        handle: { title: pageTitles.addressRequest, render: 'shell' } satisfies PageHandle,
        lazy: () => import('./AddressRequestRoute.tsx'),
      },
      {
        path: paths.passwordReset(),
        handle: { title: pageTitles.passwordReset, render: 'shell' } satisfies PageHandle,
        lazy: () => import('../features/member/ResetPasswordPage.tsx'),
      },
      { path: '*', loader: notFound, Component: LoadingPage, ErrorBoundary: ErrorPage },
    ],
  },
];
