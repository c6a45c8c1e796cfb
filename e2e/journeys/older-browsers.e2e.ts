import type { Page } from '@playwright/test';
import { acceptCrop, chooseDesign, dismissFirstWarning, pickPhoto } from '../support/flow.ts';
import { cameraJpeg } from '../support/photos.ts';
import { expect, test } from '../support/test.ts';

/** Shows pages as a browser without modules sees them: only the nomodule scripts are left. */
async function withoutModules(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const html = (await response.text())
      .replace(/<script type="module"[^>]*>[\s\S]*?<\/script>/g, '')
      .replace(/<link rel="modulepreload"[^>]*>/g, '')
      .replace(/<script nomodule/g, '<script');
    await route.fulfill({ response, body: html });
  });
}

test('the ES5 bundle alone carries a customer to the finished front', async ({ page, request }) => {
  const html = await (await request.get('/jp/apps/postcard/create/')).text();
  test.skip(!html.includes('<script nomodule'), 'the pages were built with --modern-only');
  await withoutModules(page);
  await chooseDesign(page);
  await dismissFirstWarning(page);
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await pickPhoto(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await acceptCrop(page);
  await expect(page.getByRole('img', { name: /写真はphoto.jpg/ })).toBeVisible();
});

test.describe('a browser that is too old', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/55.0 Safari/537.36',
  });

  test('is led from the flow to the product root, which never redirects', async ({ page }) => {
    await page.goto('/jp/apps/postcard/create/preview');
    await expect(page).toHaveURL(/\/jp\/apps\/postcard\/$/);
    await expect(page.getByRole('heading', { name: 'はがき・年賀状' })).toBeVisible();
  });
});
