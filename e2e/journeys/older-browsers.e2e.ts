import { arriveAtSender, dialog, typeAddress } from '../support/flow.ts';
import { cameraJpeg } from '../support/photos.ts';
import { expect, test } from '../support/test.ts';

const OLD = 'お使いのブラウザは古いため';

/** What browsers lack that are old, but not too old (ADR 56). */
const NEWER = [
  'Array.prototype.toSorted',
  'Array.prototype.toSpliced',
  'Array.prototype.with',
  'Intl.Segmenter',
  'OffscreenCanvas',
  'structuredClone',
  'CSSContainerRule',
  'Element.prototype.checkVisibility',
  'Object.groupBy',
  'Promise.withResolvers',
  'Set.prototype.union',
  'scheduler',
  'navigation',
];

const removed = (names: readonly string[]): string =>
  names
    .map((name) => ({ of: name.split('.').slice(0, -1).join('.') || 'self', name: name.split('.').at(-1) }))
    .map(({ of, name }) => `delete ${of}[${JSON.stringify(name)}];`)
    .join('');

test('without what newer browsers brought, a customer comes to the recipients', async ({ page }) => {
  await page.addInitScript(removed(NEWER));
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await arriveAtSender(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await typeAddress(page.getByRole('main'), { last: '髙橋', first: '花子', zip: '1500001', rest: '5-6-7' });
  await page.getByRole('button', { name: '宛先の選択へ進む' }).click();
  await expect(page.getByRole('heading', { name: '宛先選択' })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

for (const missing of ['HTMLDialogElement.prototype.showModal', 'CSSLayerBlockRule', 'fetch'])
  test(`without ${missing} every page says why, and none leads in a circle`, async ({ page }) => {
    await page.addInitScript(removed([missing]));
    await page.goto('/jp/apps/postcard/create/preview');
    await expect(page).toHaveURL(/\/jp\/apps\/postcard\/#old-browser$/);
    await expect(page.getByText(OLD)).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'はがき・年賀状' })).toBeVisible();
    await page.getByRole('link', { name: 'デザインを選ぶ' }).first().click();
    await expect(page).toHaveURL(/\/jp\/apps\/postcard\/#old-browser$/);
    await page.goto('/member/');
    await expect(page.getByText(OLD)).toBeVisible();
    await expect(page.getByText('読み込んでいます')).toHaveCount(0);
  });

test.describe('a browser below the table', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/55.0 Safari/537.36',
  });

  test('is led from the flow to the product root, which says why and never redirects', async ({ page }) => {
    await page.goto('/jp/apps/postcard/create/preview');
    await expect(page).toHaveURL(/\/jp\/apps\/postcard\/#old-browser$/);
    await expect(page.getByText(OLD)).toBeVisible();
  });
});
