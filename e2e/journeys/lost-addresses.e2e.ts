import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expectAccessible } from '../support/axe.ts';
import { addRecipientByHand, arriveAtSender, dialog } from '../support/flow.ts';
import { confirmContents, typeCustomer } from '../support/order.ts';
import { cameraJpeg } from '../support/photos.ts';
import { startShop } from '../support/shop.ts';
import { test as base, expect } from '../support/test.ts';

const test = base.extend<object, { shop: Awaited<ReturnType<typeof startShop>> }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const shop = await startShop({ RECIPIENTS: 'sealed' });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test('what is ordered again shows its cards, and says so where the key of its addresses is gone', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await arriveAtSender(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: '宛先の選択へ進む' }).click();
  await dialog(page).getByRole('button', { name: 'はい' }).click();
  await addRecipientByHand(page, { last: '佐藤', first: '一郎', zip: '1060032', rest: '1-2-3' });
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await confirmContents(page);
  await page.getByRole('button', { name: '注文', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'ご注文', exact: true })).toBeVisible();
  await typeCustomer(page);
  await page.getByRole('button', { name: '最終確認へ進む' }).click();
  await expect(page.getByRole('heading', { name: 'お支払い', exact: true })).toBeVisible();
  // What nobody has paid for is over at once, when it is cancelled: no refund is waited for.
  await page.goto('/member/orders');
  await page.locator('a[href^="/member/orders/"]').first().click();
  await page.getByRole('button', { name: 'キャンセルする' }).click();
  await dialog(page).getByRole('button', { name: 'キャンセルする' }).click();
  await page.getByRole('link', { name: 'もう一度注文' }).click();
  await expect(page.getByRole('heading', { name: 'ご注文', exact: true })).toBeVisible();

  const faces = page.getByText('宛名面を見る（30枚すべて）');
  const card = page.getByRole('img', { name: /佐藤/ });
  const lost = page.getByText('保管した宛名を開く鍵がないため');
  await faces.click();
  await expect(card).toBeVisible();
  await expect(lost).toHaveCount(0);

  const order = page.url();
  await page.goto('about:blank');
  await rm(path.join(shop.dataDir, 'secret.key'));
  await shop.restart();
  await page.goto(order);
  await faces.click();
  await expect(lost).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(page.getByLabel('お名前')).toBeVisible();
  await expectAccessible(page, 'an order whose addresses are lost');
});
