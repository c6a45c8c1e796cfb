import { availableCatalogue, dayInTokyo, frontProduct, STEP_NEEDS } from '@fumi/domain';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';

/** Pages about a person, and calls. The pages are noindex as well; this saves crawlers the visit. */
const NOT_FOR_CRAWLERS = ['/api/', '/sandbox/', '/member/', '/jp/apps/order/'];

/** Steps that need a draft: everything behind the choice of a design. */
const privateSteps = ({ content }: Context): string[] =>
  content.goods.products.flatMap(({ flow }) =>
    flow ? flow.steps.filter((step) => STEP_NEEDS[step].length > 0).map((step) => flow.createUrl + step) : [],
  );

const CACHE = 'public, max-age=3600';

const robots = (context: Context): string =>
  [
    'User-agent: *',
    ...[...NOT_FOR_CRAWLERS, ...privateSteps(context)].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${context.config.baseUrl}/sitemap.xml`,
    '',
  ].join('\n');

const sitemap = (urls: readonly string[]): string =>
  '<?xml version="1.0" encoding="UTF-8"?>' +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
  `${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`;

/** What may be found today: the front, the roots of the products, the groups of designs that are open. */
function addresses({ content, clock }: Context): string[] {
  const roots = new Set(content.goods.products.map(({ rootUrl }) => rootUrl));
  const { materialId, flow } = frontProduct(content.goods.products);
  const info = content.kits.info(materialId);
  const groups = info ? availableCatalogue(info.kits, dayInTokyo(clock.nowMs())) : [];
  return ['/', ...roots, ...groups.map(({ id }) => `${flow?.createUrl}kit/${id}`)];
}

/** What search engines ask for. */
export function registerCrawlerFiles(app: FastifyInstance, context: Context): void {
  const { baseUrl } = context.config;
  const hidden = { schema: { hide: true } };
  app.get('/robots.txt', hidden, (_, reply) =>
    reply.header('cache-control', CACHE).type('text/plain; charset=utf-8').send(robots(context)),
  );
  app.get('/sitemap.xml', hidden, (_, reply) =>
    reply
      .header('cache-control', CACHE)
      .type('application/xml; charset=utf-8')
      .send(sitemap(addresses(context).map((path) => baseUrl + path))),
  );
}
