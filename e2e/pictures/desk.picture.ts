import { picture } from '../support/picture.ts';
import { expect, test } from '../support/test.ts';

const WIDTH = 1280;

test('the desk of a trial shop', async ({ page, shop }) => {
  await shop.command('trial');
  await page.goto(await shop.deskLink());
  await page.setViewportSize({ width: WIDTH, height: 900 });
  const shot = async (name: string, path: string) => {
    await page.goto(`/desk${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await picture(page, WIDTH, name, false);
  };
  await shot('30-desk-today', '/');
  await shot('31-desk-orders', '/orders');
  await page
    .getByRole('row', { name: /印刷中 ポストカード/ })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^F\d{6}-/ })).toBeVisible();
  const faces = page.getByRole('main').locator('img');
  const areDrawn = (images: Element[]) =>
    images.length > 0 && images.every((image) => (image as HTMLImageElement).naturalWidth > 0);
  await expect.poll(() => faces.evaluateAll(areDrawn)).toBe(true);
  await picture(page, WIDTH, '32-desk-order', false);
  await shot('33-desk-runs', '/runs');
  await shot('34-desk-scan', '/scan');
  await shot('35-desk-parcels', '/parcels');
  await shot('36-desk-inquiries', '/inquiries');
  await shot('37-desk-close', '/close');
});
