import { expect, type Page } from '@playwright/test';
import { arriveAtSender, dialog } from './flow.ts';
import { cameraJpeg } from './photos.ts';

/** Ticks all boxes of the page before the order, once its heading is there: `all()` does not wait for boxes. */
export async function confirmContents(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: '差出人、宛先の確認' })).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
}

/** From the sender page to the customer page of a finished book without addresses. */
export async function finishBook(page: Page): Promise<void> {
  await page.getByRole('button', { name: '宛先の選択へ進む' }).click();
  await dialog(page).getByRole('button', { name: 'はい' }).click();
  await finishFromRecipients(page);
}

/** The same from the page of the recipients. */
export async function finishFromRecipients(page: Page): Promise<void> {
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await confirmContents(page);
  await page.getByRole('button', { name: '注文', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'ご注文', exact: true })).toBeVisible();
}

export async function typeCustomer(page: Page): Promise<void> {
  await page.getByLabel('お名前').fill('髙橋 花子');
  await page.getByLabel('フリガナ').fill('タカハシ ハナコ');
  await page.getByLabel('郵便番号', { exact: true }).fill('1060032');
  await expect(page.getByLabel('都道府県')).toHaveValue('東京都');
  await expect(page.locator('datalist option')).not.toHaveCount(0);
  await page.getByLabel('住所1').fill('港区六本木1-2-3');
  await page.getByLabel('電話番号').fill('０３ー１２３４ー５６７８');
}

/** From the design to the payment page, with postcards of one photo; returns that photo. */
export async function arriveAtPayment(page: Page, delivery?: string): Promise<Buffer> {
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await arriveAtSender(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await finishBook(page);
  await typeCustomer(page);
  if (delivery) await page.getByRole('radio', { name: new RegExp(delivery) }).check();
  await page.getByRole('button', { name: '最終確認へ進む' }).click();
  await expect(page.getByRole('heading', { name: 'お支払い', exact: true })).toBeVisible();
  return buffer;
}

/** From the payment page to a paid order; the sandbox tells the shop first, then leads back. */
export async function payOnSandbox(page: Page): Promise<void> {
  await page.getByRole('button', { name: /円を支払う$/ }).click();
  await page.getByRole('button', { name: '支払う', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'ご注文ありがとうございます' })).toBeVisible();
}

/** From the design to a paid order of postcards of one photo; returns that photo. */
export async function orderPostcards(page: Page, delivery?: string): Promise<Buffer> {
  const photo = await arriveAtPayment(page, delivery);
  await payOnSandbox(page);
  return photo;
}

/** Makes the page let postcards go to twenty places instead of one, by its list of products. */
export async function sendCardsToTwentyPlaces(page: Page): Promise<void> {
  await page.route('**/api/product/list', async (route) => {
    const response = await route.fetch();
    const list = await response.json();
    for (const { order } of list.products) order.maxDestinationCount = 20;
    await route.fulfill({ response, json: list });
  });
}
