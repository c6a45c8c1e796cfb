import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ProductFlow } from '@fumi/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { paths } from '../paths.ts';
import { type Boot, BootContext, type MadeProduct } from '../shop/boot.ts';
import { Chrome } from './Chrome.tsx';
import { flowOfPage, pageHandle } from './handle.ts';
import { routesOf } from './routes.tsx';

/* Header and links of a product's pages lead to that product's designs. */

type Sold = {
  readonly code: string;
  readonly name: string;
  readonly rootUrl: string;
  readonly root?: { readonly title: string; readonly description: string };
  readonly shelf: number | null;
  readonly paperId: number;
  readonly flow: ProductFlow | null;
};

const folder = path.join(import.meta.dirname, '../../../content/products');
const sold = readdirSync(folder)
  .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Sold)
  .toSorted((a, b) => (a.shelf ?? 99) - (b.shelf ?? 99));
const made = sold.flatMap(({ flow, paperId, ...product }): MadeProduct[] =>
  flow ? [{ ...product, flow, materialId: paperId, sample: null }] : [],
);
const roots = sold.flatMap(({ rootUrl: url, root }) => (root ? [{ url, ...root }] : []));
const boot: Boot = {
  today: '2026-11-20',
  staticUrl: '',
  collectorUrl: '',
  hasHeicDecoder: false,
  made,
  roots,
};
const routes = routesOf(boot);

/** The frame around a page: header, steps, footer. */
function around(url: string): string {
  const matches = (matchRoutes(routes, url) ?? []).map(({ route, params }) => ({
    handle: route.handle as unknown,
    params,
  }));
  return renderToStaticMarkup(
    <BootContext value={boot}>
      <MemoryRouter initialEntries={[url]}>
        <Chrome step={pageHandle(matches)?.step} flow={flowOfPage(matches)}>
          <main />
        </Chrome>
      </MemoryRouter>
    </BootContext>,
  );
}

const linksAround = (url: string): string[] =>
  [...around(url).matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);

const waysIn = (links: readonly string[]): string[] => links.filter((href) => href.includes('/create/'));
const rows = made.map(({ code, rootUrl, flow }) => ({ code, rootUrl, flow }));

test.each(rows)('the header of the root of $code leads to designs of that root', ({ rootUrl }) => {
  const ways = waysIn(linksAround(rootUrl));
  expect(ways).toHaveLength(1);
  const owners = made.filter(({ flow }) => flow.createUrl === ways[0]);
  expect(owners.map((owner) => owner.rootUrl)).toEqual([rootUrl]);
});

test.each(rows.flatMap(({ code, flow }) => [...flow.steps].map((step) => ({ code, step, flow }))))(
  'all steps of $code above its page "$step" are its own',
  ({ step, flow }) => {
    const { createUrl } = flow;
    const url = step === 'kit' ? `${createUrl}kit/1` : `${createUrl}${step === '' ? '' : step}`;
    const ways = waysIn(linksAround(url));
    expect(ways.filter((href) => !href.startsWith(createUrl))).toEqual([]);
    // From the first page on there is a way back.
    expect(ways.length > 0).toBe(step !== '' && step !== 'kit');
  },
);

test.each(rows)('nothing on the page that pays for $code leads back into what is ordered', ({ code }) => {
  expect(waysIn(linksAround(paths.orderPayment('normal', code, 'o1')))).toEqual([]);
});

test.each(rows)('once $code is ordered, all steps are behind, and none leads back', ({ code }) => {
  const complete = paths.orderComplete('normal', code, 'o1');
  const states = [...around(complete).matchAll(/data-state="(\w+)"/g)].map(([, state]) => state);
  expect(new Set(states)).toEqual(new Set(['done']));
  expect(waysIn(linksAround(complete))).toEqual([]);
});
