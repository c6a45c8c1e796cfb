// What a CDN may keep: the table of docs/operations.md is all that its operator has to go by.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type CallDefinition, everyCall } from '@fumi/contract';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { drawnContent } from '../../../test/test-content.ts';
import { registerHealth } from '../../http/health.ts';
import { registerKitFiles } from '../kit/kit.routes.ts';
import { registerPages } from './pages.routes.ts';

const operations = readFileSync(path.join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8');
const section = operations.split('\n### Behind a CDN\n')[1]?.split('\n## ')[0] ?? '';
const rows = [...section.matchAll(/^\| `(\/[^`]*)` \|[^|]*\| `([^`]+)` \|/gm)].map(
  ([, address = '', header = '']) => [address, header] as const,
);

const { app, context } = await testApp({ content: await drawnContent() });

const dist = mkdtempSync(path.join(os.tmpdir(), 'fumi-caching-'));
afterAll(() => rmSync(dist, { recursive: true, force: true }));
mkdirSync(path.join(dist, 'client/assets'), { recursive: true });
for (const file of ['client/assets/index-abc.js', 'client/favicon.svg', 'desk.html'])
  writeFileSync(path.join(dist, file), ' ');

/** Everything that is no call, on a build of web/ as small as it can be; `routes` are its addresses. */
const routes: string[] = [];
const site = Fastify();
site.addHook('onRoute', ({ method, url }) => {
  if (method === 'GET') routes.push(url);
});
registerHealth(site, context);
await registerKitFiles(site, context);
registerPages(site, context, dist);
await site.ready();

const [kit] = context.content.kits.info(13)?.kits.kits ?? [];
const art = kit?.pages[1]?.[0]?.itemId;

/** What stands for the rest of an address that ends with a star. */
const EXAMPLES: Readonly<Record<string, string>> = {
  '/assets/*': '/assets/index-abc.js',
  '/material/v2/kit/info/*': '/material/v2/kit/info/13.json',
  '/material/v2/calendar/*': '/material/v2/calendar/2027.json',
  '/material/v2/phrases/*': '/material/v2/phrases/mourning.json',
  '/material/v2/item/*': `/material/v2/item/media/${art}/preview.webp`,
  '/material/v2/kit/media/*': `/material/v2/kit/media/${kit?.id}/1/thumb.jpg`,
  '/open-graph/*': '/open-graph/group-10.jpg',
  '/sample-pages/*': '/sample-pages/7-1-240.webp',
  '/*': '/jp/apps/postcard/',
};

/** Asks again, as the answer says, while art is being drawn. */
async function headerOf(url: string): Promise<unknown> {
  const answer = await site.inject({ url });
  return answer.statusCode === 503 && url.startsWith('/material/')
    ? headerOf(url)
    : answer.headers['cache-control'];
}

test.each(rows.filter(([address]) => address !== '/api/*'))('%s says %s', async (address, header) => {
  expect(await headerOf(EXAMPLES[address] ?? address.replace('*', ''))).toBe(header);
});

test('every address that is no call has a row in the table', () => {
  const beginnings = routes.map((route) => route.replace(/(\*|:\w+)$/, ''));
  expect(beginnings.filter((start) => !rows.some(([address]) => address.startsWith(start)))).toEqual([]);
});

test('no answer of a call is cached', async () => {
  for (const { route } of Object.values<CallDefinition>(everyCall)) {
    const [method = '', url = ''] = route.split(' ');
    const answer = await app.inject({ method: method as 'GET', url: url.replace(/:\w+/g, 'x') });
    expect([route, answer.headers['cache-control']]).toEqual([route, 'no-store']);
  }
});
