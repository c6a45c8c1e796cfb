import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { expectReadableEnlarged } from '../support/enlarged.ts';
import { tabTo } from '../support/hands.ts';
import { expect, test } from '../support/test.ts';
import { untilHydrated } from '../support/until-hydrated.ts';

const ROOTS = [
  '/jp/photobook/',
  '/calendar/',
  '/jp/apps/postcard/',
  '/jp/apps/monthly/',
  '/jp/apps/cards/id/',
  '/jp/wall-calendar/',
  '/jp/ring-desk-calendar/',
  '/jp/ring-desk-calendar-postcard/',
];

/** Pages that are complete HTML (spec §2): product roots, texts, the designs. */
const PAGES = [
  '/',
  ...ROOTS,
  '/info/terms/app/',
  '/info/privacy/app/',
  '/info/commerce/',
  '/member/tfa',
  '/jp/apps/postcard/error/',
  '/jp/apps/postcard/create/',
  '/jp/apps/postcard/create/kit/10',
];

/** A shop that has just been opened is still drawing its thumbnails; the words don't wait for them. */
async function withoutPictures(page: Page): Promise<void> {
  await page.route(/\/material\/.*\.(webp|jpg|png)$/, (route) =>
    route.fulfill({ contentType: 'image/webp', body: '' }),
  );
}

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } });

  test('every landing page is complete', async ({ page }) => {
    await withoutPictures(page);
    for (const path of PAGES) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      await expect(page.locator('main h1'), path).toHaveCount(1);
      expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(50);
      await expect(page.getByText(/© \d{4} Fumi/), path).toBeVisible();
      for (const name of ['よくあるご質問', '配送と料金', 'お問い合わせ'])
        await expect(page.getByRole('contentinfo').getByRole('link', { name }), path).toBeVisible();
    }
  });

  test('every root of a product leads to the apps', async ({ page }) => {
    await withoutPictures(page);
    for (const path of ROOTS) {
      await page.goto(path);
      const apps = page.getByRole('region', { name: 'アプリでつくる' });
      await expect(apps.getByRole('link'), path).toHaveCount(2);
    }
  });

  test('the postcard’s root says that the edition of 2019 is history, and leads to today’s', async ({
    page,
  }) => {
    await page.goto('/jp/apps/postcard/');
    await expect(page.getByText('ポストカード（2019年版）の受付は終了しました。')).toBeVisible();
    await page.getByRole('link', { name: 'いまのポストカードをつくる' }).click();
    await expect(page).toHaveURL(/\/jp\/apps\/postcard\/create\/$/);
  });

  test('the root of what is made here shows its designs, and leads to each', async ({ page }) => {
    await withoutPictures(page);
    await page.goto('/jp/apps/cards/id/');
    await page.getByRole('link', { name: 'ネイビー' }).click();
    await expect(page).toHaveURL(/\/jp\/apps\/cards\/id\/create\/kit\/\d+\/\d+#tag-\d+$/);
  });

  test('a design’s link carries the choice by itself', async ({ page }) => {
    await withoutPictures(page);
    await page.goto('/jp/apps/postcard/create/kit/10');
    const link = page.locator('[data-kit] a').first();
    await expect(link).toHaveAttribute('href', /preview\?group=10&tag=\d+&kit=\d+$/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test('no landing page is wider than the window, and axe finds nothing', async ({ page }) => {
    await withoutPictures(page);
    for (const path of PAGES) {
      await page.goto(path);
      const overflow = Number(await page.evaluate('document.documentElement.scrollWidth - innerWidth'));
      expect(overflow, path).toBeLessThanOrEqual(0);
      expect(await axeFindings(page), path).toEqual([]);
    }
  });

  test('keys reach and scroll the sample pages of every product that is made here', async ({ page }) => {
    await withoutPictures(page);
    for (const path of ROOTS.filter((root) => root !== '/jp/apps/postcard/')) {
      await page.goto(path);
      const row = page.getByRole('list', { name: /の見本$/ }).first();
      await tabTo(page, row);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft), path).toBeGreaterThan(0);
    }
  });
});

test('a row of sample pages that fits its window is no stop for keys', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/jp/apps/monthly/');
  const row = page.getByRole('list', { name: /の見本$/ });
  expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expect(row).toHaveAttribute('tabindex', '-1');
});

test('the front and every root are read with enlarged text', async ({ page }) => {
  await withoutPictures(page);
  for (const path of ['/', ...ROOTS]) {
    await page.goto(path);
    await expectReadableEnlarged(page, path);
  }
});

test('an unknown page says so', async ({ page }) => {
  const response = await page.goto('/jp/nothing/here');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'ページが見つかりません' })).toBeVisible();
});

test('a group opens at its tag, and its title and heading say where one is', async ({ page }) => {
  // A stray % at the end of a link that was cut short names no place, and is no fault of the page.
  await page.goto('/jp/apps/postcard/create/#%');
  await untilHydrated(page);
  await page.getByRole('link', { name: /年賀状.*すべて/ }).click();
  await expect(page).toHaveURL(/kit\/10$/);
  await expect(page).toHaveTitle('デザイン選択 | ふみ');
  await page
    .getByRole('link', { name: /^プレミアム/ })
    .first()
    .click();
  await expect(page).toHaveURL(/kit\/10\/\d+#tag-\d+$/);
  await expect(page.getByRole('heading', { name: 'プレミアム' })).toBeInViewport();
  // The page has scrolled there, and does not do so after the next press.
  await expect(page.locator('section[id^=tag-]:focus')).toHaveCount(1);
  await page.getByRole('link', { name: 'ページの先頭へ' }).click();
  await expect(page.getByRole('heading', { name: 'デザイン選択' })).toBeInViewport();
});
