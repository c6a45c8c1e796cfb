import type { ProductFlow } from '@fumi/domain';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouter,
  StaticRouterProvider,
} from 'react-router';
import { errorCopy, shellCopy } from '../copy/shell.ts';
import { type Boot, BootContext } from '../shop/boot.ts';
import { type ShopFacts, shopFrom } from '../shop/shop.ts';
import { shopSource } from '../shop/shop-source.ts';
import { isShopRoute } from '../shop/use-shop.ts';
import { Chrome } from './Chrome.tsx';
import { documentOf } from './document.ts';
import { flowOfPage, type PageHandle, pageHandle } from './handle.ts';
import { headOf } from './head.ts';
import { LoadingPage } from './LoadingPage.tsx';
import { routesOf } from './routes.tsx';

/** What the server knows when it renders a page; `url` is absolute, without a query. */
type RenderRequest = { readonly url: string; readonly data: PageData };

/** The leading product's facts, and beside them those of every other product that is made here, by its code. */
type PageData = ShopFacts & {
  readonly others: Readonly<Record<string, Pick<ShopFacts, 'kitInfo' | 'price'>>>;
};

export type Rendered = { readonly status: number; readonly html: string; readonly location?: string };

type Site = { readonly routes: RouteObject[]; readonly handler: StaticHandler };

const sites = new WeakMap<ShopFacts['products'], Site>();

/** The routes, made from the product list and cached by it. */
function siteOf(facts: ShopFacts): Site {
  const { products } = facts;
  const known = sites.get(products);
  if (known) return known;
  const routes = routesOf(facts);
  const site = { routes, handler: createStaticHandler(routes) };
  sites.set(products, site);
  return site;
}

const bootOf = ({ today, staticUrl, collectorUrl, hasHeicDecoder, made, roots }: ShopFacts): Boot => ({
  today,
  staticUrl,
  collectorUrl,
  hasHeicDecoder,
  made,
  roots,
});

/** The facts of one product among all. */
const factsOf = ({ others, ...front }: PageData, productCode = front.productCode): ShopFacts =>
  productCode in others ? { ...front, ...others[productCode], productCode } : front;

/** A frame: what stands around the page; the browser fills it, because only it has the draft. */
function renderShell(
  pathname: string,
  handle: PageHandle,
  flow: ProductFlow | null,
  data: ShopFacts,
): Rendered {
  const body = renderToString(
    <BootContext value={data}>
      <StaticRouter location={pathname}>
        <Chrome step={handle.step} flow={flow}>
          <LoadingPage />
        </Chrome>
      </StaticRouter>
    </BootContext>,
  );
  const page = { title: shellCopy.title(handle.title), head: null, boot: bootOf(data), body };
  return { status: 200, html: documentOf(__FUMI_DOCUMENT__, { ...page, hydration: null, isPrivate: true }) };
}

const placeOf = (url: string) => {
  const { origin, pathname } = new URL(url);
  return { origin, pathname };
};

/** The browser fetches the shop's facts itself: they are more than all the rest of a page. */
const withoutShop = (loaderData: StaticHandlerContext['loaderData']) =>
  Object.fromEntries(Object.entries(loaderData).filter(([id]) => !isShopRoute(id)));

function renderComplete(
  context: StaticHandlerContext,
  handle: PageHandle | null,
  { url, data }: RenderRequest,
): Rendered {
  const body = renderToString(
    <BootContext value={data}>
      <StaticRouterProvider
        router={createStaticRouter(siteOf(data).handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </BootContext>,
  );
  const isFound = context.statusCode < 400 && handle !== null;
  const page = {
    title: shellCopy.title(isFound ? handle.title : errorCopy.notFoundTitle),
    head: isFound ? headOf({ ...placeOf(url), shop: shopFrom(data) }, handle.description ?? null) : null,
    boot: bootOf(data),
    body,
    hydration: isFound ? { loaderData: withoutShop(context.loaderData) } : null,
    isPrivate: !isFound,
  };
  return { status: context.statusCode, html: documentOf(__FUMI_DOCUMENT__, page) };
}

/** Every page of the shop as HTML; pure in its arguments, so that the answer may be kept until the data changes. */
export async function render(request: RenderRequest): Promise<Rendered> {
  const { url, data } = request;
  const { pathname } = placeOf(url);
  const { routes, handler } = siteOf(data);
  const matches = (matchRoutes(routes, pathname) ?? []).map(({ route, params }) => ({
    handle: route.handle as unknown,
    params,
  }));
  const handle = pageHandle(matches);
  if (handle?.render === 'shell') return renderShell(pathname, handle, flowOfPage(matches), data);
  const context = await handler.query(new Request(url), {
    requestContext: new RouterContextProvider(
      new Map([[shopSource, async (code?: string) => factsOf(data, code)]]),
    ),
  });
  if (context instanceof Response) {
    return { status: context.status, html: '', location: context.headers.get('location') ?? '/' };
  }
  return renderComplete(context, handle, request);
}
