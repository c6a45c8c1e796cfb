import { startShop } from './shop.ts';
import { test } from './test.ts';

/** Environment in which a server's `Date.now()`, the only call by which its clock reads the time, is on `day`. */
function onDay(day: string): Readonly<Record<string, string>> {
  const aheadMs = Date.parse(`${day}T10:00:00+09:00`) - Date.now();
  const program = `const now = Date.now; Date.now = () => now() + ${aheadMs};`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(program)}` };
}

/** Journeys for which it is ten in the morning of a day, in the shop and in the browser. */
export const testOn = (day: string) =>
  test.extend<object, { shop: Awaited<ReturnType<typeof startShop>> }>({
    shop: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
      async ({}, use) => {
        const shop = await startShop(onDay(day));
        await use(shop);
        await shop.stop();
      },
      { scope: 'worker', timeout: 180_000 },
    ],
    page: async ({ page }, use) => {
      await page.clock.install({ time: `${day}T10:00:00+09:00` });
      await use(page);
    },
  });
