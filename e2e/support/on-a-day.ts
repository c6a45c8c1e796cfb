import { aheadOf, environmentAhead } from './day.ts';
import { startShop } from './shop.ts';
import { test } from './test.ts';

/** Journeys for which it is ten in the morning of another day, in the shop and in the browser. */
export const testOn = (day: string) =>
  test.extend<object, { shop: Awaited<ReturnType<typeof startShop>> }>({
    shop: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
      async ({}, use) => {
        const shop = await startShop(environmentAhead(aheadOf(day)));
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
