import '../ui/layers.css';
import './app.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type HydrationState, matchRoutes, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { readBoot } from '../platform/boot.ts';
import { restoreDraft } from '../platform/draft/draft-store.ts';
import type { ShopFacts } from '../platform/shop.ts';
import { browserShopSource, primeShopSource, shopSource } from '../platform/shop-source.ts';
import { endThirdPartyTrip } from '../platform/third-party-trip.ts';
import { SHOP_ROUTE_ID } from '../platform/use-shop.ts';
import { rememberVisitSource } from '../platform/visit-source.ts';
import { HYDRATION_ELEMENT_ID } from './document.ts';
import { routes } from './routes.tsx';
import { YearContext } from './year.ts';

const RENEW_PAUSE_MS = 60_000;

/** What the server's loaders answered while it rendered this page; null where it rendered a frame only. */
function readHydration(): HydrationState | null {
  const text = document.getElementById(HYDRATION_ELEMENT_ID)?.textContent;
  return text ? (JSON.parse(text) as HydrationState) : null;
}

/** The pages of this address must be there before React compares them with the server's HTML. */
async function loadMatchedPages(): Promise<void> {
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    const loaded = await route.lazy();
    Object.assign(route, { ...loaded, lazy: undefined });
  }
}

function contextOfLoaders(): RouterContextProvider {
  return new RouterContextProvider(new Map([[shopSource, browserShopSource]]));
}

/** A new version of the shop replaced the chunks that this page asks for: it comes anew, once; the draft stays. */
function renewOnMissingChunk(): void {
  const key = 'renewed-at';
  addEventListener('vite:preloadError', (event) => {
    const isSecondTry = Date.now() - Number(sessionStorage.getItem(key) ?? 0) < RENEW_PAUSE_MS;
    if (isSecondTry) return;
    sessionStorage.setItem(key, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  renewOnMissingChunk();
  rememberVisitSource(location.search);
  const hydration = readHydration();
  const facts = hydration?.loaderData?.[SHOP_ROUTE_ID] as ShopFacts | undefined;
  if (facts) primeShopSource(facts);
  if (hydration) await loadMatchedPages();
  const router = createBrowserRouter(routes, {
    getContext: contextOfLoaders,
    ...(hydration ? { hydrationData: hydration } : {}),
  });
  const app = (
    <StrictMode>
      <YearContext value={readBoot().today.slice(0, 4)}>
        <RouterProvider router={router} />
      </YearContext>
    </StrictMode>
  );
  startTransition(() => {
    if (hydration) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  await restoreDraft();
  await endThirdPartyTrip(Date.now());
}

void start();
