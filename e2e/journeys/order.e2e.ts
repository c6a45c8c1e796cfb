import type { Page } from '@playwright/test';
import { arriveAtSender, dialog } from '../support/flow.ts';
import { cameraJpeg } from '../support/photos.ts';
import { expect, test } from '../support/test.ts';

/** From an empty browser to the customer page of a finished book without addresses. */
async function finishBook(page: Page): Promise<void> {
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await arriveAtSender(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: '宛先の選択へ進む' }).click();
  await dialog(page).getByRole('button', { name: 'はい' }).click();
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(page.getByRole('heading', { name: '差出人、宛先の確認' })).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: '注文', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'ご注文', exact: true })).toBeVisible();
}

async function typeCustomer(page: Page): Promise<void> {
  await page.getByLabel('お名前').fill('髙橋 花子');
  await page.getByLabel('フリガナ').fill('タカハシ ハナコ');
  await page.getByLabel('郵便番号', { exact: true }).fill('1060032');
  await expect(page.getByLabel('都道府県')).toHaveValue('東京都');
  await page.getByLabel('住所1').fill('港区六本木1-2-3');
  await page.getByLabel('電話番号').fill('03-1234-5678');
}

const pay = (page: Page): Promise<void> => page.getByRole('button', { name: 'お支払いに進む' }).click();

test('a declined card can be tried again; the paid order has a receipt, and is refunded when cancelled', async ({
  page,
}) => {
  await finishBook(page);
  await page.getByRole('button', { name: 'お支払いへ進む' }).click();
  await expect(page.getByText('電話番号を入力してください。')).toBeVisible();
  await typeCustomer(page);
  await page.getByLabel('数量').selectOption('2');
  await page.getByRole('radio', { name: /ネコポス/ }).check();
  await page.getByRole('button', { name: 'お支払いへ進む' }).click();
  await expect(page.getByRole('heading', { name: 'お支払い', exact: true })).toBeVisible();
  await expect(page.getByText('1,190円').first()).toBeVisible();

  await pay(page);
  await page.getByRole('button', { name: '承認されなかったことにする' }).click();
  await expect(page.getByText('お支払いが完了しませんでした。', { exact: false })).toBeVisible();
  await pay(page);
  await page.getByLabel('通知のタイミング').selectOption('after');
  await page.getByRole('button', { name: '支払う', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'ご注文ありがとうございます' })).toBeVisible();

  await page.getByRole('link', { name: 'ご注文の内容を見る' }).click();
  await expect(page.getByText('印刷の準備中')).toBeVisible();
  await page.getByRole('link', { name: '領収書' }).click();
  await expect(page.getByRole('article').getByText('髙橋 花子 様')).toBeVisible();
  await page.getByRole('link', { name: 'ご注文の内容を見る' }).click();
  await page.getByRole('button', { name: 'キャンセルする' }).click();
  await dialog(page).getByRole('button', { name: 'キャンセルする' }).click();
  await expect(page.getByText(/返金の手続き中|返金済み/)).toBeVisible();
});
