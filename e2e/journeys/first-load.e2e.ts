import { firstLoadBytes } from '../support/first-load.ts';
import { CREATE } from '../support/flow.ts';
import { expect, test } from '../support/test.ts';

/** What the shop front may cost a phone before anybody does anything, brotli (ADR 0083). */
const BUDGET_BYTES = 95_000;

for (const path of ['/', '/jp/apps/postcard/', `${CREATE}kit/10`]) {
  test(`the JavaScript of the first load of ${path} stays in its budget`, async ({ page }) => {
    const bytes = await firstLoadBytes(page, path);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(BUDGET_BYTES);
  });
}

type TraceEvent = {
  readonly name: string;
  readonly args: { readonly beginData?: { readonly dirtyObjects: number; readonly totalObjects: number } };
};

test('scripts that start do not lay out the list of designs anew', async ({ page, browser }) => {
  let start = (): void => {};
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await started;
    await route.continue();
  });
  await page.goto(`${CREATE}kit/10`, { waitUntil: 'commit' });
  await expect(page.locator('[data-kit] a').last()).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  start();
  await expect(page.locator('[data-favourite]').first()).toBeVisible();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const layouts = traceEvents.flatMap(({ name, args }) =>
    name === 'Layout' && args.beginData ? [args.beginData] : [],
  );
  // Tabs of the browser's own may be laid out meanwhile: they are small.
  const ofPage = layouts.filter(({ totalObjects }) => totalObjects > 200);
  expect(ofPage.length).toBeGreaterThan(0);
  expect(ofPage.filter(({ dirtyObjects, totalObjects }) => dirtyObjects > totalObjects / 2)).toEqual([]);
});
