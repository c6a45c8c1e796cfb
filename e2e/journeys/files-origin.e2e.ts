import { orderPostcards } from '../support/order.ts';
import { startShop } from '../support/shop.ts';
import { test as base, expect } from '../support/test.ts';

/** Another origin of the same server; a real shop gives its files a second name of its own. */
const filesOf = (port: number): string => `http://127.0.0.1:${port}`;

const test = base.extend<object, { shop: Awaited<ReturnType<typeof startShop>> }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const shop = await startShop((port) => ({ FILES_URL: filesOf(port) }));
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test('photos of an order come from the origin of files, without cookies', async ({ page, shop }) => {
  await orderPostcards(page);
  const files = filesOf(Number(new URL(shop.url).port));
  const asked = page.waitForResponse((response) => response.url().startsWith(`${files}/api/book/`));
  await page.goto('/member/orders');
  await page.locator('a[href^="/member/orders/"]').first().click();
  const answer = await asked;
  expect(answer.status()).toBe(200);
  expect((await answer.request().allHeaders()).cookie).toBeUndefined();
  expect((await answer.allHeaders())['content-security-policy']).toBe("default-src 'none'; sandbox");
  // The photo is taken over into another product as bytes: the shop's pages may read it, across the redirect.
  const { pathname } = new URL(answer.url());
  const byteCount = await page.evaluate(async (path) => (await (await fetch(path)).blob()).size, pathname);
  expect(byteCount).toBeGreaterThan(10_000);
});
