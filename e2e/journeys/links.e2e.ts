import type { Page } from '@playwright/test';
import { arriveAtPayment, payOnSandbox } from '../support/order.ts';
import { expect, test } from '../support/test.ts';

/** Pages of one kind differ by numbers and codes only: one of them is followed. */
const kindOf = (url: URL): string =>
  url.pathname.replace(/\/[\w-]{16,}(?=\/|\.|$)/g, '/CODE').replace(/\d+/g, 'N') + (url.search ? '?' : '');

/** What a link leads to, as a browser asks for it: never JSON, never an error without words. */
async function follow(page: Page, url: URL): Promise<string | null> {
  const response = await page.request.get(url.href, {
    headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
    maxRedirects: 5,
  });
  const type = response.headers()['content-type'] ?? '';
  if (type.includes('json')) return `${url.pathname} shows JSON`;
  if (response.status() >= 400) return `${url.pathname} answers ${response.status()}`;
  return null;
}

/** Every link of every kind of page that can be reached from these, with what is wrong with it. */
async function faultsFrom(
  page: Page,
  starts: readonly string[],
): Promise<{ kinds: string[]; faults: string[] }> {
  const origin = new URL(page.url()).origin;
  const seen = new Set<string>();
  const faults: string[] = [];
  const queue = starts.map((start) => new URL(start, origin));
  for (let url = queue.shift(); url; url = queue.shift()) {
    const kind = kindOf(url);
    if (seen.has(kind)) continue;
    seen.add(kind);
    const fault = await follow(page, url);
    if (fault !== null) faults.push(fault);
    if (fault !== null || /\.\w+$/.test(url.pathname) || url.pathname.startsWith('/sandbox/')) continue;
    await page.goto(url.href);
    await expect(page.locator('h1').first()).toBeAttached();
    const hrefs = await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    queue.push(...hrefs.map((href) => new URL(href)).filter((next) => next.origin === origin));
  }
  return { kinds: [...seen], faults };
}

test('no link that a visitor can follow leads to JSON or to nothing', async ({ page }) => {
  await page.goto('/');
  const { kinds, faults } = await faultsFrom(page, ['/', '/member/tfa', '/member/password/reset']);
  expect(faults).toEqual([]);
  for (const kind of ['/info/questions/', '/contact/', '/calendar/', '/jp/apps/postcard/create/kit/N'])
    expect(kinds).toContain(kind);
});

test('no link of a member leads to JSON or nothing, even while a press file is made', async ({ page }) => {
  await arriveAtPayment(page);
  const unpaid = page.url();
  await payOnSandbox(page);
  const complete = page.url();
  const { kinds, faults } = await faultsFrom(page, [unpaid, complete, '/member/orders', '/member/contacts']);
  expect(faults).toEqual([]);
  for (const kind of ['/member/orders/CODE', '/member/orders/CODE/receipt', '/member/contacts/import'])
    expect(kinds).toContain(kind);
});
