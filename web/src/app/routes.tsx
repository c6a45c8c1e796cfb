import { type FlowStep, frontProduct, hasAddresses } from '@fumi/domain';
import { data, type LoaderFunction, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { infoCopy, pageTitles, stepTitles } from '../copy/titles.ts';
import { flowPaths, paths } from '../paths.ts';
import type { Boot, MadeProduct, ProductRoot } from '../shop/boot.ts';
import { shopSource } from '../shop/shop-source.ts';
import { shopRouteId } from '../shop/use-shop.ts';
import { ErrorPage } from './ErrorPage.tsx';
import type { LoadPage, PageHandle, RootHandle, ShownStep } from './handle.ts';
import { Layout, LoadingLayout } from './Layout.tsx';
import { LoadingPage } from './LoadingPage.tsx';
import { memberPages } from './member-pages.ts';

/** A page that can be read without the draft: rendered by the server, complete without any script. */
const page = (path: string, handle: Omit<PageHandle, 'render'>, lazy: LoadPage): RouteObject => ({
  path,
  handle: { ...handle, render: 'html' } satisfies PageHandle,
  lazy,
});

/** A page of a flow behind its guard; its title is the table's (spec §2). */
const step = (product: MadeProduct, name: FlowStep, { shown, load, before }: StepPage): RouteObject => ({
  path: flowPaths(product.flow.createUrl).step(name),
  handle: {
    title: titleOf(product, name),
    step: shown,
    flow: product.flow,
    render: 'shell',
  } satisfies PageHandle,
  lazy: async () => {
    const [{ Component, loader }, { guarded }, remember] = await Promise.all([
      load(),
      import('./guards.ts'),
      before?.(),
    ]);
    const guard = guarded(product, name, loader);
    return {
      Component,
      loader: async (args, handlerContext) => {
        await remember?.(product.code)(args);
        return guard(args, handlerContext);
      },
    };
  },
});

type StepPage = {
  readonly shown: ShownStep;
  readonly load: LoadPage;
  readonly before?: () => Promise<(productCode: string) => (args: LoaderFunctionArgs) => Promise<void>>;
};

/** The page of each step; which of them a product has is its own data (spec §2). */
const STEP_PAGES: Readonly<Partial<Record<FlowStep, StepPage>>> = {
  preview: {
    shown: 'photo',
    load: () => import('./PhotoRoute.tsx'),
    before: async () => (await import('./remember-choice.ts')).rememberChoice,
  },
  text: { shown: 'text', load: () => import('../features/texts/TextsPage.tsx') },
  sender: { shown: 'sender', load: () => import('../features/sender/SenderPage.tsx') },
  receiver: { shown: 'receiver', load: () => import('../features/recipients/RecipientsPage.tsx') },
  confirm: { shown: 'confirm', load: () => import('./ConfirmRoute.tsx') },
};

/** All pages of a product's creation flow. */
function flowRoute(product: MadeProduct): RouteObject {
  const { create } = flowPaths(product.flow.createUrl);
  const design = { title: titleOf(product, 'kit'), step: 'design', flow: product.flow } as const;
  return shopRoute(product.code, [
    page(create(), design, () => import('../features/kits/GroupsPage.tsx')),
    page(`${create()}kit/:groupId/:tagId?`, design, () => import('../features/kits/DesignsPage.tsx')),
    ...product.flow.steps.flatMap((name) => {
      const found = STEP_PAGES[name];
      return found ? [step(product, name, found)] : [];
    }),
  ]);
}

/** Pages that show the designs and prices of a product, or of the one that leads the shop. */
const shopRoute = (productCode: string | undefined, children: RouteObject[]): RouteObject => ({
  id: shopRouteId(productCode),
  ErrorBoundary: ErrorPage,
  loader: ({ context }) => context.get(shopSource)(productCode),
  shouldRevalidate: () => false,
  children,
});

/** A page that the browser fills for anybody. */
const openPage = (path: string, title: string, lazy: LoadPage): RouteObject => ({
  path,
  handle: { title, render: 'shell' } satisfies PageHandle,
  lazy,
});

/** Spec §2's words; without addresses there is something else to confirm. */
const titleOf = ({ flow }: MadeProduct, name: FlowStep): string =>
  name === 'confirm' && !hasAddresses(flow) ? pageTitles.confirmGoods : stepTitles[name];

const notFound: LoaderFunction = () => {
  throw data(null, { status: 404 });
};

/** A product root, with some designs of what is made below it; the front product's are in the facts of every page. */
function rootPage({ url, ...words }: ProductRoot, made: readonly MadeProduct[]): RouteObject {
  const products = made.filter(({ rootUrl }) => rootUrl === url);
  // The masthead leads to the designs of what is shown here.
  const handle = products[0] ? { ...words, flow: products[0].flow } : words;
  if (url === frontProduct(made).rootUrl)
    return page(url, handle, () => import('../features/catalogue/PostcardRoot.tsx'));
  return page(url, handle, async () => {
    const { Component, picksOf } = await import('../features/catalogue/ProductRootPage.tsx');
    return {
      Component,
      loader: ({ context }) => picksOf(products.map(({ code }) => context.get(shopSource)(code))),
    };
  });
}

/** A page that only explains. */
const infoPage =
  (name: 'TermsPage' | 'MemberTfaPage' | 'FlowErrorPage'): LoadPage =>
  async () => ({ Component: (await import('../features/catalogue/InfoPages.tsx'))[name] });

const helpPage =
  (name: 'QuestionsPage' | 'DeliveryPage'): LoadPage =>
  async () => ({ Component: (await import('../features/catalogue/HelpPages.tsx'))[name] });

const errorPage = (root: string): RouteObject =>
  page(paths.error(root), { title: pageTitles.error }, infoPage('FlowErrorPage'));

const productRoots = ({ made, roots }: Pick<Boot, 'made' | 'roots'>): RouteObject[] =>
  roots.flatMap((root) => [rootPage(root, made), errorPage(root.url)]);

/** Everything beside the flows that shows designs, prices or products. */
const shopPages: RouteObject[] = [
  page(paths.home(), infoCopy.home, () => import('../features/catalogue/HomePage.tsx')),
  page(paths.questions(), infoCopy.questions, helpPage('QuestionsPage')),
  page(paths.delivery(), infoCopy.delivery, helpPage('DeliveryPage')),
  page(paths.commerce(), infoCopy.commerce, () => import('../features/catalogue/CommercePage.tsx')),
  openPage(
    paths.campaign(':productCode'),
    pageTitles.campaign,
    () => import('../features/order/form/CampaignCodePage.tsx'),
  ),
  // Among the shop's pages, whose facts SessionGate needs to ask for a new sign-in when a session ends here.
  openPage(paths.inquiry(), pageTitles.inquiry, () => import('../features/inquiry/InquiryPage.tsx')),
  memberPages,
];

/** All pages of the shop; which products are made here is data. */
export const routesOf = ({ made, roots }: Pick<Boot, 'made' | 'roots'>): RouteObject[] => [
  {
    id: 'root',
    handle: { made } satisfies RootHandle,
    Component: Layout,
    ErrorBoundary: ErrorPage,
    HydrateFallback: LoadingLayout,
    children: [
      shopRoute(undefined, [...shopPages, ...productRoots({ made, roots })]),
      ...made.map(flowRoute),
      page(paths.terms(), infoCopy.terms, infoPage('TermsPage')),
      page(paths.privacy(), infoCopy.privacy, () => import('./PrivacyRoute.tsx')),
      page(paths.memberTfa(), infoCopy.memberTfa, infoPage('MemberTfaPage')),
      openPage(
        paths.addressRequest(),
        pageTitles.addressRequest,
        () => import('../features/contacts/RequestLinkPage.tsx'),
      ),
      openPage(paths.memberTerms(), pageTitles.agree, () => import('../features/sign-in/AgreePage.tsx')),
      openPage(
        paths.passwordReset(),
        pageTitles.passwordReset,
        () => import('../features/member/ResetPasswordPage.tsx'),
      ),
      { path: '*', loader: notFound, Component: LoadingPage, ErrorBoundary: ErrorPage },
    ],
  },
];
