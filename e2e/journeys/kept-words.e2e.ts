import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import {
  acceptCrop,
  askForAddresses,
  CREATE,
  chooseMovingCard,
  dialog,
  dismissFirstWarning,
  pickPhoto,
} from '../support/flow.ts';
import { becomeMember } from '../support/member.ts';
import { finishBook, payOnSandbox, typeCustomer } from '../support/order.ts';
import { cameraJpeg } from '../support/photos.ts';
import { expect, test } from '../support/test.ts';

/** A card with a photo and a name below it, ordered and paid. */
async function orderCard(page: Page): Promise<void> {
  await becomeMember(page);
  await chooseMovingCard(page);
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await pickPhoto(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await acceptCrop(page);
  await page.getByRole('button', { name: '文面を書く' }).click();
  await page.getByLabel('お名前', { exact: true }).fill('山田 一郎・花子');
  await page.getByRole('button', { name: 'できました' }).click();
  await askForAddresses(page);
  await finishBook(page);
  await typeCustomer(page);
  await page.getByRole('button', { name: '最終確認へ進む' }).click();
  await payOnSandbox(page);
}

/** The photo step has the photo and the words. */
async function expectCard(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: '宛名面の入力へ進む' })).toBeEnabled();
  await page.getByRole('button', { name: '文面を書く' }).click();
  await expect(dialog(page).getByLabel('お名前', { exact: true })).toHaveValue('山田 一郎・花子');
  await page.getByRole('button', { name: 'できました' }).click();
}

test('the words of a card are kept at one press, and begin the next one', async ({ page }) => {
  await orderCard(page);
  await page.goto('/member/orders');
  await page.locator('a[href^="/member/orders/"]').first().click();
  await page.getByRole('button', { name: '来年のために、文面とデザインを残す' }).click();
  await expect(page.getByText('文面とデザインをお預かりしています。')).toBeVisible();
  await expectAccessible(page, 'an order whose words are kept');
  await page.getByRole('link', { name: 'お預かりしている文面を見る' }).click();
  const kept = page.getByRole('region', { name: '来年のための文面' });
  await expect(kept).toContainText('山田 一郎・花子');
  await expectAccessible(page, 'kept words on my page');
  await page.goto('/jp/apps/postcard/');
  await expect(kept.getByText('お預かりしている文面があります')).toBeVisible();
  await expectAccessible(page, 'kept words on a root');
  await page.goto('/');
  await kept.getByRole('button', { name: 'この文面で作る' }).click();
  await expect(page.getByRole('heading', { name: '写真選択' })).toBeVisible();
  await dismissFirstWarning(page);
  await page.getByRole('button', { name: '文面を書く' }).click();
  await expect(dialog(page).getByLabel('お名前', { exact: true })).toHaveValue('山田 一郎・花子');
  await page.goto('/member/');
  await kept.getByRole('button', { name: /^お預かりしている文面を削除/ }).click();
  await page.route('**/api/words/forget', (route) => route.fulfill({ status: 429, json: {} }));
  const refusal = dialog(page).getByRole('alert');
  await dialog(page).getByRole('button', { name: '削除' }).click();
  await refusal.evaluate((alert) => alert.setAttribute('data-was-read', ''));
  await dialog(page).getByRole('button', { name: '削除' }).click();
  await expect(refusal, 'a second refusal is put in anew, and so read again').toBeVisible();
  await expect(refusal).not.toHaveAttribute('data-was-read');
  await page.unroute('**/api/words/forget');
  await dialog(page).getByRole('button', { name: '削除' }).click();
  await expect(kept).toHaveCount(0);
});

test('a card that is paid is made again for others, with its photo and its words', async ({ page }) => {
  await orderCard(page);
  await expectAccessible(page, 'a paid order whose card can be made again');
  const again = page.getByRole('button', { name: '同じはがきを作る' });
  const order = page.getByRole('link', { name: 'ご注文の内容を見る' });
  const orderPath = await order.getAttribute('href');
  await again.click();
  await expect(page.getByRole('heading', { name: '差出人入力' })).toBeVisible();
  await page.goto(`${CREATE}preview`);
  await expectCard(page);
  // The draft that was begun is kept in the account, and another one is made from the printed card.
  await page.goto(orderPath ?? '');
  await again.click();
  await expect(page.getByRole('heading', { name: '写真選択' })).toBeVisible();
  await dismissFirstWarning(page);
  await expectCard(page);
  await askForAddresses(page);
  await finishBook(page);
  await page.goto('/member/');
  await expect(page.getByRole('button', { name: /^つづきから作る：/ })).toHaveCount(2);
});
