import type { Page, Route } from '@playwright/test';
import {
  acceptCrop,
  addRecipientByHand,
  arriveAtRecipients,
  chooseDesign,
  dismissFirstWarning,
  pickPhoto,
  untilKept,
} from '../support/flow.ts';
import { cameraJpeg } from '../support/photos.ts';
import { expect, test } from '../support/test.ts';

/* A shop that still draws its designs refuses what has no room to wait, and is asked again (kit.routes.ts). */

const OVERLAYS = '**/trim-*.webp';
const ART = '**/preview*.webp';

async function refuse(page: Page, art: string): Promise<void> {
  await page.route(art, (route: Route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '2' },
      contentType: 'application/json',
      body: '{}',
    }),
  );
}

test('a card of the list keeps its sample until what lies over one’s photo is there', async ({ page }) => {
  await chooseDesign(page);
  await dismissFirstWarning(page);
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await pickPhoto(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await acceptCrop(page);
  await refuse(page, OVERLAYS);
  const refused = page.waitForResponse(OVERLAYS);
  await page.getByRole('link', { name: 'この写真で、ほかのデザインを見る' }).click();
  await refused;
  const own = page.locator('[data-kit] [data-own-photo]').first();
  await expect(own).toBeVisible();
  const pictures = own.locator('img');
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all()) await expect(picture).toBeHidden();
  await page.unroute(OVERLAYS);
  for (const picture of await pictures.all()) await expect(picture).toBeVisible();
});

test('the order waits for a design that is still drawn, and says so', async ({ page }) => {
  await arriveAtRecipients(page);
  await addRecipientByHand(page, { last: '佐藤', first: '花子', zip: '1500001', rest: '1-2-3' });
  await page.getByRole('button', { name: '確認へ進む' }).click();
  const heading = page.getByRole('heading', { name: '差出人、宛先の確認' });
  await expect(heading).toBeVisible();
  await untilKept(page);
  await refuse(page, ART);
  await page.reload();
  await expect(heading).toBeVisible();
  for (const tick of await page.getByRole('checkbox').all()) await tick.check();
  const order = page.getByRole('button', { name: '注文', exact: true });
  await expect(order).toHaveAttribute('aria-disabled', 'true');
  await expect(order).toHaveAccessibleDescription(/デザインの絵柄がそろうと、注文できます/);
  await page.unroute(ART);
  await expect(order).not.toHaveAttribute('aria-disabled');
});
