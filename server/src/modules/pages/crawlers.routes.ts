import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';

/** Pages about a person, and calls; pages say the same of themselves, this saves the visit. */
const NOT_FOR_CRAWLERS = [
  '/api/',
  '/sandbox/',
  '/member/',
  '/jp/apps/order/',
  ...['preview', 'sender', 'receiver', 'confirm'].map((step) => `/jp/apps/postcard/create/${step}`),
];

const CACHE = 'public, max-age=3600';

const robots = (baseUrl: string): string =>
  [
    'User-agent: *',
    ...NOT_FOR_CRAWLERS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${baseUrl}/sitemap.xml`,
    '',
  ].join('\n');

const sitemap = (urls: readonly string[]): string =>
  '<?xml version="1.0" encoding="UTF-8"?>' +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
  `${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`;

/** What search engines ask for: the front and the roots of the products. */
export function registerCrawlerFiles(app: FastifyInstance, { config, content }: Context): void {
  const hidden = { schema: { hide: true } };
  const roots = new Set(content.goods.products.map(({ rootUrl }) => rootUrl));
  const urls = ['/', ...roots].map((path) => config.baseUrl + path);
  app.get('/robots.txt', hidden, (_, reply) =>
    reply.header('cache-control', CACHE).type('text/plain; charset=utf-8').send(robots(config.baseUrl)),
  );
  app.get('/sitemap.xml', hidden, (_, reply) =>
    reply.header('cache-control', CACHE).type('application/xml; charset=utf-8').send(sitemap(urls)),
  );
}
