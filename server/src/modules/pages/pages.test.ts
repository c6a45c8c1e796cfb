import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { frontProduct } from '@fumi/domain';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { registerKitFiles } from '../kit/kit.routes.ts';
import { keepPages, registerPages } from './pages.routes.ts';

const shop = await testApp();
const { context, clock } = shop;

const temporary = mkdtempSync(path.join(os.tmpdir(), 'fumi-pages-'));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

/** A build of web/ as small as it can be: a renderer that counts, one asset and one file. */
function aBuild(): string {
  const dist = mkdtempSync(path.join(temporary, 'dist-'));
  mkdirSync(path.join(dist, 'server'));
  mkdirSync(path.join(dist, 'client/assets'), { recursive: true });
  writeFileSync(
    path.join(dist, 'server/render.mjs'),
    `let count = 0;
    export const scriptHashes = ['sha256-abc='];
    export async function render({ url: address, data }) {
      const url = new URL(address).pathname;
      if (url === '/throws') throw new Error('render failed');
      if (url === '/old') return { status: 302, html: '', location: '/new' };
      count += 1;
      return { status: url === '/unknown' ? 404 : 200, html: '<p>' + [url, data.today, count].join(' ') + '</p>' };
    }`,
  );
  writeFileSync(path.join(dist, 'client/favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const script = 'export const answer = 42;'.repeat(100);
  writeFileSync(path.join(dist, 'client/assets/index-abc.js'), script);
  writeFileSync(path.join(dist, 'client/assets/index-abc.js.br'), brotliCompressSync(script));
  for (const name of ['heic.worker-abc.js', 'libheif-abc.wasm', 'face.worker-abc.js'])
    writeFileSync(path.join(dist, 'client/assets', name), ' ');
  return dist;
}

async function serve(webDist: string, over: Partial<typeof context.config> = {}) {
  const app = Fastify();
  app.addHook('onRequest', async (_, reply) => {
    reply.header('content-security-policy', "default-src 'self';script-src 'self';style-src 'self'");
  });
  await registerKitFiles(app, context);
  registerPages(app, { ...context, config: { ...context.config, ...over } }, webDist);
  await app.ready();
  return (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
}

test('a page is rendered once, and again when the day changes in Tokyo', async () => {
  const get = await serve(aBuild());
  expect((await get('/jp/apps/postcard/')).body).toBe('<p>/jp/apps/postcard/ 2026-11-20 1</p>');
  expect((await get('/jp/apps/postcard/?from=smartpass')).body).toBe(
    '<p>/jp/apps/postcard/ 2026-11-20 1</p>',
  );
  const nowMs = clock.nowMs();
  clock.set(Date.parse('2026-11-21T00:00:00+09:00'));
  expect((await get('/jp/apps/postcard/')).body).toBe('<p>/jp/apps/postcard/ 2026-11-21 2</p>');
  clock.set(nowMs);
});

test('the policy names our inline scripts by their hashes', async () => {
  const { headers } = await (await serve(aBuild()))('/');
  expect(headers['content-security-policy']).toBe(
    "default-src 'self';script-src 'self' 'sha256-abc=';style-src 'self'",
  );
});

test('the decoder of HEIC is handed out where it is switched on', async () => {
  const files = ['/assets/heic.worker-abc.js', '/assets/libheif-abc.wasm', '/assets/index-abc.js'];
  const answersOf = async (over: Partial<typeof context.config>) => {
    const get = await serve(aBuild(), over);
    return Promise.all(files.map((url) => get(url)));
  };
  const off = await answersOf({});
  expect(off.map(({ statusCode }) => statusCode)).toEqual([404, 404, 200]);
  const [worker, library] = await answersOf({ heicDecoder: 'on' });
  expect(worker?.headers.link).toBe('</libheif.txt>; rel="license"');
  expect(library?.headers['content-type']).toBe('application/wasm');
  expect(library?.headers.link).toBe('</libheif.txt>; rel="license"');
});

test.each([
  ['heic.worker-abc.js', true],
  ['face.worker-abc.js', true],
  ['libheif-abc.wasm', false],
  ['index-abc.js', false],
])('that %s may compile WebAssembly is %s', async (name, may) => {
  const { headers } = await (await serve(aBuild(), { heicDecoder: 'on' }))(`/assets/${name}`);
  expect(String(headers['content-security-policy']).includes("script-src 'self' 'wasm-unsafe-eval';")).toBe(
    may,
  );
});

test('pages are compressed as the browser accepts, and not sent again where it has them', async () => {
  const get = await serve(aBuild());
  const page = await get('/', { 'accept-encoding': 'gzip;q=0.5, br' });
  expect(page.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(page.rawPayload).toString()).toBe('<p>/ 2026-11-20 1</p>');
  expect((await get('/', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe('gzip');
  expect((await get('/', { 'if-none-match': String(page.headers.etag) })).statusCode).toBe(304);
});

test('an unknown path is a page with status 404, and a redirect of the renderer is sent', async () => {
  const get = await serve(aBuild());
  const unknown = await get('/unknown');
  expect([unknown.statusCode, unknown.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  const moved = await get('/old');
  expect([moved.statusCode, moved.headers.location]).toEqual([302, '/new']);
});

test.each(['/api/nothing', '/material/v3/x.json', '/jp//evil.example/', '/sandbox/none'])(
  '%s is refused as JSON',
  async (url) => {
    const answer = await (await serve(aBuild()))(url);
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.headers['content-type']).toContain('application/json');
  },
);

test('assets are kept for ever, compressed where the build has done so', async () => {
  const get = await serve(aBuild());
  const asset = await get('/assets/index-abc.js', { 'accept-encoding': 'br' });
  expect(asset.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript; charset=utf-8'),
  });
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=86400');
  for (const url of ['/assets/none.js', '/assets/', '/assets/..%2f..%2fserver%2frender.mjs']) {
    expect((await get(url)).statusCode).toBe(404);
  }
});

test('assets of the three releases that were started last are handed out by each, compressed as well', async () => {
  const dataDir = mkdtempSync(path.join(temporary, 'data-'));
  const started = async (name: string, atMs: number) => {
    const dist = aBuild();
    for (const kind of ['js', 'js.br'])
      cpSync(
        path.join(dist, `client/assets/index-abc.${kind}`),
        path.join(dist, `client/assets/${name}.${kind}`),
      );
    const over = {
      ...context,
      config: { ...context.config, dataDir },
      clock: { ...clock, nowMs: () => atMs },
    };
    await keepPages(over, dist);
    return {
      get: await serve(dist, { dataDir }),
      start: (ms: number) => keepPages({ ...over, clock: { ...clock, nowMs: () => ms } }, dist),
    };
  };
  const first = await started('first-1', 1000);
  const second = await started('second-2', 2000);
  await started('third-3', 3000);
  const old = await second.get('/assets/first-1.js', { 'accept-encoding': 'br' });
  expect([old.statusCode, old.headers['content-encoding'], old.headers['cache-control']]).toEqual([
    ...[200, 'br'],
    'public, max-age=31536000, immutable',
  ]);
  expect((await first.get('/assets/third-3.js')).statusCode, 'of one that is started beside it').toBe(200);
  // The first release is started again, so that of the three the second is the oldest and goes.
  await first.start(4000);
  const fourth = await started('fourth-4', 5000);
  const statusOf = async (name: string) => (await fourth.get(`/assets/${name}.js`)).statusCode;
  expect(await Promise.all(['first-1', 'second-2', 'third-3'].map(statusOf))).toEqual([200, 404, 200]);
  expect((await fourth.get('/assets/heic.worker-abc.js')).statusCode).toBe(404);
});

test('a page that fails gives way to a plain one, and is tried again', async () => {
  const answer = await (await serve(aBuild()))('/throws');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
});

const roots = [...new Set(context.content.goods.products.map(({ rootUrl }) => rootUrl))];

test.each(['/', ...roots])('%s is complete HTML even without a build, and never redirects', async (url) => {
  const answer = await (await serve(path.join(temporary, 'nowhere')))(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toMatch(/^<!doctype html><html lang="ja">.*<h1>[^<]+<\/h1>.*<\/html>$/s);
  expect(answer.body).not.toContain('<script');
});

test('without a build an unknown path is still a page with status 404', async () => {
  const answer = await (await serve(path.join(temporary, 'nowhere')))('/unknown');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
});

test('search engines find the products and the designs of the day, and leave people’s pages alone', async () => {
  const get = await serve(aBuild());
  const sitemap = (await get('/sitemap.xml')).body;
  for (const url of ['/', ...roots, '/jp/apps/postcard/create/kit/10'])
    expect(sitemap).toContain(`<loc>${context.config.baseUrl}${url}</loc>`);
  expect(sitemap, 'summer greetings, in November').not.toContain('/kit/70<');
  const robots = (await get('/robots.txt')).body;
  expect(robots).toContain('Disallow: /jp/apps/order/');
  expect(robots).toContain(`Sitemap: ${context.config.baseUrl}/sitemap.xml`);
});

test('security.txt says whom to tell, and password managers find where a password is changed', async () => {
  const get = await serve(aBuild());
  const text = (await get('/.well-known/security.txt')).body;
  expect(text).toContain(`Contact: mailto:${context.content.goods.shop.contact.email}`);
  const expiresMs = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  expect(expiresMs - context.clock.nowMs()).toBeLessThan(365 * 86_400_000);
  expect(expiresMs).toBeGreaterThan(context.clock.nowMs());
  const change = await get('/.well-known/change-password');
  expect([change.statusCode, change.headers.location]).toEqual([302, '/member/']);
});

test('there is a picture to show beside a link to each tag group', async () => {
  const get = await serve(aBuild());
  const groups =
    context.content.kits.info(frontProduct(context.content.goods.products).materialId)?.kits.tagGroups ?? [];
  expect(groups.length).toBeGreaterThan(0);
  for (const { id } of groups) {
    const picture = await get(`/open-graph/group-${id}.jpg`);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
  }
  for (const name of ['group-9999.jpg', 'group-10.png', '..%2fshop.json'])
    expect((await get(`/open-graph/${name}`)).statusCode).toBe(404);
});

test('every sample page of a product is there, in both heights', async () => {
  const get = await serve(aBuild());
  const { goods, kits } = context.content;
  for (const { id } of goods.materials.filter(({ name }) => !name.startsWith('postcard'))) {
    const pages = kits.info(id)?.wire.sample_page_list ?? [];
    expect(pages.length, `material ${id}`).toBeGreaterThan(0);
    for (const index of pages.keys())
      for (const height of [240, 480]) {
        const picture = await get(`/sample-pages/${id}-${index + 1}-${height}.webp`);
        expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
      }
  }
  expect((await get('/sample-pages/..%2fshop.json')).statusCode).toBe(404);
});

const built = path.join(import.meta.dirname, '../../../../web/dist');

test.runIf(existsSync(path.join(built, 'server/render.mjs')))(
  'the real build renders the designs of the day',
  async () => {
    const copy = path.join(temporary, 'built');
    cpSync(built, copy, { recursive: true });
    const get = await serve(copy);
    const page = await get('/jp/apps/postcard/create/');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('年賀状');
    const root = (await get('/jp/apps/postcard/')).body;
    const graph = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(root)?.[1] ?? '';
    expect(JSON.parse(graph)['@graph'].map((thing: { '@type': string }) => thing['@type'])).toEqual([
      'BreadcrumbList',
      'Product',
      'FAQPage',
    ]);
    expect(root).toContain(`<link rel="canonical" href="${context.config.baseUrl}/jp/apps/postcard/">`);
    expect((await get('/nowhere')).statusCode).toBe(404);
  },
);
