import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouter,
  StaticRouterProvider,
} from 'react-router';
import { errorCopy, shellCopy } from '../copy/shell.ts';
import { type ShopFacts, shopFrom } from '../platform/shop.ts';
import { shopSource } from '../platform/shop-source.ts';
import { SHOP_ROUTE_ID } from '../platform/use-shop.ts';
import { Chrome } from './Chrome.tsx';
import { documentOf } from './document.ts';
import { type PageHandle, pageHandle } from './handle.ts';
import { headOf } from './head.ts';
import { LoadingPage } from './LoadingPage.tsx';
import { routes } from './routes.tsx';
import { YearContext } from './year.ts';

/** What the server knows when it renders a page; `url` is absolute, without a query. */
export type RenderRequest = { readonly url: string; readonly data: ShopFacts };

export type Rendered = { readonly status: number; readonly html: string; readonly location?: string };

const handler = createStaticHandler(routes);

const yearOf = (data: ShopFacts): string => data.today.slice(0, 4);

const bootOf = ({ today, staticUrl, collectorUrl }: ShopFacts) => ({ today, staticUrl, collectorUrl });

/** A frame: what stands around the page; the browser fills it, because only it has the draft. */
function renderShell(pathname: string, handle: PageHandle, data: ShopFacts): Rendered {
  const body = renderToString(
    <StaticRouter location={pathname}>
      <Chrome step={handle.step} year={yearOf(data)}>
        <LoadingPage />
      </Chrome>
    </StaticRouter>,
  );
  const page = { title: shellCopy.title(handle.title), head: null, boot: bootOf(data), body };
  return { status: 200, html: documentOf(__FUMI_DOCUMENT__, { ...page, hydration: null, isPrivate: true }) };
}

const placeOf = (url: string) => {
  const { origin, pathname } = new URL(url);
  return { origin, pathname };
};

/** The browser fetches the shop's facts itself: they are more than all the rest of a page. */
const withoutShop = ({ [SHOP_ROUTE_ID]: _, ...loaderData }: StaticHandlerContext['loaderData']) => loaderData;

function renderComplete(
  context: StaticHandlerContext,
  handle: PageHandle | null,
  { url, data }: RenderRequest,
): Rendered {
  const body = renderToString(
    <YearContext value={yearOf(data)}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </YearContext>,
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
  const handle = pageHandle(
    (matchRoutes(routes, pathname) ?? []).map(({ route }) => ({ handle: route.handle as unknown })),
  );
  if (handle?.render === 'shell') return renderShell(pathname, handle, data);
  const context = await handler.query(new Request(url), {
    requestContext: new RouterContextProvider(new Map([[shopSource, async () => data]])),
  });
  if (context instanceof Response) {
    return { status: context.status, html: '', location: context.headers.get('location') ?? '/' };
  }
  return renderComplete(context, handle, request);
}
