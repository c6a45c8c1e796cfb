import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { nextMidnightInTokyo } from '@fumi/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Context } from '../../context.ts';
import { encodeAll, pickEncoding } from '../../http/compression.ts';
import { pathWithoutCodes } from '../../http/path-without-codes.ts';
import { sendRefusal } from '../../http/refusal.ts';
import { registerClientFiles } from './client-files.ts';
import { registerCommittedPictures } from './committed-pictures.routes.ts';
import { registerCrawlerFiles } from './crawlers.routes.ts';
import { registerDeskPage } from './desk-page.routes.ts';
import { keepAssets } from './kept-assets.ts';
import { type KeptPage, openPageCache } from './page-cache.ts';
import { openFacts } from './page-facts.ts';
import { openRenderer, type PageRenderer } from './page-renderer.ts';
import { plainPage } from './plain-page.ts';
import { registerWellKnown } from './well-known.routes.ts';

const builtPages = fileURLToPath(new URL('../../../../web/dist/', import.meta.url));

/** Addresses that are not pages; unknown ones among them are refused as programs expect. */
const NOT_PAGES = /^\/(api|material|sandbox|assets)(\/|$)/;

type Page = KeptPage & { readonly scriptHashes: readonly string[] };

export type Pages = {
  readonly page: (pathname: string) => Promise<Page>;
  /** Loads the renderer and renders the front before anybody asks; any other page takes some 20 ms, once. */
  readonly warm: () => Promise<unknown>;
};

async function plain({ content }: Context, pathname: string): Promise<Page> {
  const { status, html } = plainPage(content.goods, pathname);
  const body = await encodeAll(Buffer.from(html));
  return {
    status,
    location: null,
    body,
    etag: `"plain-${body.br.length}"`,
    scriptHashes: [],
    styleSources: [],
  };
}

/** Pages as the built renderer makes them; plain ones where it is missing or fails. */
function openPages(context: Context, renderer: () => Promise<PageRenderer | null>): Pages {
  const cache = openPageCache(context.config.baseUrl);
  const source = openFacts(context);
  const page = async (pathname: string): Promise<Page> => {
    try {
      const built = await renderer();
      if (!built) return await plain(context, pathname);
      const kept = await cache.page(built, source.facts(), pathname);
      return { ...kept, scriptHashes: built.scriptHashes };
    } catch (error) {
      context.log.error('page failed', error, { page: pathWithoutCodes(pathname).slice(0, 100) });
      const fallback = await plain(context, pathname);
      return fallback.status === 200 ? fallback : { ...fallback, status: 500 };
    }
  };
  return {
    page,
    warm: () => page('/'),
  };
}

/** Our inline scripts and styles, by their hashes, and nobody else's. */
function allowInline(reply: FastifyReply, { scriptHashes, styleSources }: Page): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  const scripts = scriptHashes.map((hash) => ` '${hash}'`).join('');
  const styles = styleSources.map((source) => ` ${source}`).join('');
  reply.header(
    'content-security-policy',
    policy.replace(/script-src 'self'/, `$&${scripts}`).replace(/style-src 'self'/, `$&${styles}`),
  );
}

function sendPage(reply: FastifyReply, page: Page, headers: Readonly<Record<string, unknown>>): FastifyReply {
  if (page.location !== null) return reply.redirect(page.location, page.status);
  allowInline(reply, page);
  reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').header('etag', page.etag);
  if (page.status === 200 && headers['if-none-match'] === page.etag) return reply.code(304).send();
  const encoding = pickEncoding(headers['accept-encoding'] as string | undefined);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(page.status).type('text/html; charset=utf-8').send(page.body[encoding]);
}

/** Renders again when the day changes in Tokyo: groups open and close then (spec §4). */
function followTheDays(app: FastifyInstance, { clock, log }: Context, pages: Pages): void {
  let timer: NodeJS.Timeout | undefined;
  const warm = (): void => {
    const untilMidnightMs = nextMidnightInTokyo(clock.nowMs()) - clock.nowMs();
    timer = setTimeout(warm, untilMidnightMs + 50).unref();
    pages.warm().catch((error: unknown) => log.error('pages failed', error));
  };
  app.addHook('onListen', async () => warm());
  app.addHook('onClose', async () => clearTimeout(timer));
}

/** Keeps this release's assets for pages that stay open; done before the first answer. */
export const keepPages = ({ config, clock }: Context, webDist = builtPages): Promise<void> =>
  keepAssets(path.join(webDist, 'client'), config.dataDir, new Date(clock.nowMs()));

/** Every GET that no other route took is a page. `webDist` is the built web/. */
export function registerPages(app: FastifyInstance, context: Context, webDist = builtPages): void {
  const pages = openPages(context, openRenderer(path.join(webDist, 'server/render.mjs')));
  registerClientFiles(app, path.join(webDist, 'client'), context.config);
  registerCrawlerFiles(app, context);
  registerWellKnown(app, context);
  registerCommittedPictures(app);
  registerDeskPage(app, path.join(webDist, 'desk.html'));
  followTheDays(app, context, pages);
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const { pathname } = new URL(`http://shop.invalid${request.url}`);
    // Two slashes in a row begin another site's address wherever the path is used as a URL.
    if (NOT_PAGES.test(pathname) || pathname.includes('//')) return sendRefusal(reply, { code: 'not_found' });
    return sendPage(reply, await pages.page(pathname), request.headers);
  });
}
