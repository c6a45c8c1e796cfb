import '../ui/layers.css';
import './app.css';
import { frontProduct } from '@fumi/domain';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  type Path,
  RouterContextProvider,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { draftStore, openDraft } from '../draft/draft-store.ts';
import { forgetEarlyEvents } from '../platform/analytics.ts';
import { UnreachableError } from '../platform/answer.ts';
import { onceReached } from '../platform/connection.ts';
import '../ui/hear-first.ts';
import { memberStore, wasMemberHere } from '../session/member-session.ts';
import { finishAuthorization } from '../session/third-party.ts';
import { BootContext, readBoot } from '../shop/boot.ts';
import { browserShopSource, shopSource } from '../shop/shop-source.ts';
import { isShopRoute, productOfRoute } from '../shop/use-shop.ts';
import { HYDRATION_ELEMENT_ID, WHOLE_STYLE_ID } from './document.ts';
import { renewOnMissingChunk } from './renewal.ts';
import { routesOf } from './routes.tsx';
import { waitingRoutes } from './waiting-routes.ts';

const boot = readBoot();
const routes = waitingRoutes(routesOf(boot));
/** The pages of this address, the innermost last. Matching weighs all addresses of the shop: once is enough. */
const matched = matchRoutes(routes, location) ?? [];

/**
 * What the server's loaders answered while it rendered this page; null where it rendered a frame only. The shop's
 * facts are not repeated in every page: they are fetched, from the files that the pages were made of.
 */
async function readHydration(): Promise<HydrationState | null> {
  const text = document.getElementById(HYDRATION_ELEMENT_ID)?.textContent;
  if (!text) return null;
  const { loaderData } = JSON.parse(text) as Required<Pick<HydrationState, 'loaderData'>>;
  const id = matched.find(({ route }) => isShopRoute(route.id))?.route.id;
  if (id === undefined) return { loaderData };
  return { loaderData: { ...loaderData, [id]: await browserShopSource(productOfRoute(id)) } };
}

/** The pages of this address must be there before React compares them with the server's HTML. */
async function loadMatchedPages(): Promise<void> {
  for (const { route } of matched) {
    if (typeof route.lazy !== 'function') continue;
    const loaded = await route.lazy();
    Object.assign(route, { ...loaded, lazy: undefined });
  }
}

/**
 * Complete pages carry only their own part of the stylesheet; the next ones need all of it. It comes by a link for print,
 * which holds nothing up, and is applied by a link of its own: where the first one changed its medium, Chromium would
 * lay out the whole page anew.
 */
async function applyWholeStyle(): Promise<void> {
  const fetched = document.getElementById(WHOLE_STYLE_ID);
  if (!(fetched instanceof HTMLLinkElement)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: fetched.href });
  await new Promise((resolve) => {
    link.onload = link.onerror = resolve;
    fetched.after(link);
  });
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function contextOfLoaders(): RouterContextProvider {
  return new RouterContextProvider(new Map([[shopSource, browserShopSource]]));
}

/**
 * Opens the drafts as soon as there may be any: something was begun on this device, or somebody is or was signed in.
 */
function onTraces(open: () => Promise<void>): void {
  if (draftStore.getState().choice !== null || wasMemberHere()) return void open();
  const stop = memberStore.subscribe(({ member }) => {
    if (!member) return;
    stop();
    void open();
  });
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  let goal = (): Path | undefined => undefined;
  renewOnMissingChunk(() => goal());
  if (!('toSorted' in [] && 'Segmenter' in Intl))
    (await import('../platform/missing-methods.ts')).addMissingMethods();
  // Reading the modules was one long task already: what follows begins in tasks of its own, so that a tap gets through.
  await nextTask();
  const hydrating = readHydration();
  const styling = applyWholeStyle();
  await nextTask();
  const [hydration] = await Promise.all([hydrating, loadMatchedPages(), styling]);
  await nextTask();
  const router = createBrowserRouter(routes, {
    getContext: contextOfLoaders,
    ...(hydration ? { hydrationData: hydration } : {}),
  });
  goal = () => router.state.navigation.location;
  await nextTask();
  const app = (
    <StrictMode>
      <BootContext value={boot}>
        <RouterProvider router={router} />
      </BootContext>
    </StrictMode>
  );
  startTransition(() => {
    if (hydration) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  await openDraft(draftStore.getState().productCode ?? frontProduct(boot.made).code);
  await finishAuthorization();
  onTraces(async () =>
    (await onceReached(() => import('../features/drafts/open-drafts.tsx'))).openDrafts(router, boot),
  );
  const { collectorUrl } = boot;
  if (!collectorUrl) return forgetEarlyEvents();
  const { openConsent } = await onceReached(() => import('../features/consent/open-consent.tsx'));
  openConsent(collectorUrl);
}

/** A complete page whose facts can't be fetched stays what it is: readable, with links that work. */
start().catch((error: unknown) => {
  if (!(error instanceof UnreachableError)) throw error;
});
