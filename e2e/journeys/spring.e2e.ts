import { acceptCrop, askForAddresses, CREATE, chooseMovingCard, dialog, pickPhoto } from '../support/flow.ts';
import { becomeMember } from '../support/member.ts';
import { testOn } from '../support/on-a-day.ts';
import { finishBook, payOnSandbox, typeCustomer } from '../support/order.ts';
import { cameraJpeg } from '../support/photos.ts';
import { awaitPressFile, readPressFile } from '../support/press-file.ts';
import { expect } from '../support/test.ts';

/** 春分, in the week in which most people move; none of the seasons' cards is sold. */
const test = testOn('2027-03-21');

test('a card that tells of a move in March begins with words of spring, and is paid', async ({ page }) => {
  await page.goto(CREATE);
  const groups = page.getByRole('main');
  await expect(groups.getByRole('link', { name: /引越し/ }).first()).toBeVisible();
  for (const over of ['寒中見舞い', '喪中はがき', '暑中・残暑見舞い', 'クリスマス'])
    await expect(groups.getByRole('link', { name: over })).toHaveCount(0);
  await becomeMember(page);
  await chooseMovingCard(page);
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await pickPhoto(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await acceptCrop(page);

  await page.getByRole('button', { name: '文面を書く' }).click();
  await page.getByRole('button', { name: '文例から選ぶ' }).click();
  await page.getByRole('button', { name: '短く お立ち寄りください' }).click();
  const message = page.getByLabel('本文', { exact: true });
  await expect(message).toHaveValue('下記へ転居いたしました\nどうぞお立ち寄りください');
  const offered = await message.inputValue();
  await message.fill(`余寒の候\n三月に ${offered}`);
  const late = page.getByText('「余寒」は、二月の末までに届けるごあいさつです。');
  await expect(late).toBeVisible();
  await message.fill(`早春の候\n三月に ${offered}`);
  await expect(late).toHaveCount(0);
  await page.getByLabel('新しい住所', { exact: true }).fill('〒150-0001\n東京都渋谷区神宮前1-2-3');
  await page.getByLabel('お名前', { exact: true }).fill('山田 一郎・花子');
  await page.getByRole('button', { name: 'できました' }).click();
  await expect(dialog(page)).toHaveCount(0);

  await askForAddresses(page);
  await finishBook(page);
  const { bytes } = await awaitPressFile(page, 'T0021');
  const { texts } = await readPressFile(bytes);
  expect(texts[0]).toContain('早春の候三月に下記へ転居いたしました');
  expect(texts[0]).toContain('山田一郎・花子');
  await typeCustomer(page);
  await page.getByRole('button', { name: '最終確認へ進む' }).click();
  await payOnSandbox(page);
});
