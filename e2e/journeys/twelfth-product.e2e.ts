import { openFirstKind } from '../support/flow.ts';
import { startShop } from '../support/shop.ts';
import { test as base, expect } from '../support/test.ts';

/* Whoever adds a product adds data: nothing on these pages knows its name. */

const test = base.extend<object, object>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const shop = await startShop({}, 'server/test/twelfth-product-main.ts');
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const ROOT = '/jp/badge/';

test('a product of data alone is on the front page, at its root, in its list and in the sitemap', async ({
  page,
  shop,
}) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: /名札/ }).first().click();
  await expect(page).toHaveURL(ROOT);
  await expect(page.getByRole('heading', { level: 1, name: '名札' })).toBeVisible();
  await expect(page.getByText('胸につける、小さな一枚です。')).toBeVisible();
  await expect(page.getByText('800円').first()).toBeVisible();

  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await page.request.get(picture ?? '')).headers()['content-type']).toMatch(/^image\//);

  await page.getByRole('main').getByRole('link', { name: 'デザインを選ぶ' }).click();
  await expect(page).toHaveURL(`${ROOT}create/`);
  await openFirstKind(page);
  await page.locator('a[href*="preview?"]').first().click();
  await expect(page.getByRole('heading', { name: '写真選択' })).toBeVisible();

  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${shop.url}${ROOT}</loc>`);
});
