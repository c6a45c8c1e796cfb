import {
  acceptCrop,
  addRecipientByHand,
  askForAddresses,
  CREATE,
  dialog,
  dismissFirstWarning,
  pickPhoto,
} from '../support/flow.ts';
import { becomeMember } from '../support/member.ts';
import { testOn } from '../support/on-a-day.ts';
import { confirmContents } from '../support/order.ts';
import { cameraJpeg } from '../support/photos.ts';
import { awaitPressFile, readPressFile } from '../support/press-file.ts';
import { expect } from '../support/test.ts';

/** Two days after 立秋. */
const test = testOn('2027-08-10');

test('a card of 暑中 that arrives after 立秋 says 残暑 before the order and in print, and tells so', async ({
  page,
}) => {
  await becomeMember(page);
  await page.goto(`${CREATE}kit/70`);
  await page
    .getByRole('link', { name: /風鈴と金魚/ })
    .first()
    .click();
  await dismissFirstWarning(page);
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await pickPhoto(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await acceptCrop(page);
  const told = page.getByText('届くころに合わせて、デザインの言葉を「残暑');
  await page.getByRole('button', { name: '文面を書く' }).click();
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: 'できました' }).click();
  await askForAddresses(page);
  await page.getByRole('button', { name: '宛先の選択へ進む' }).click();
  await dialog(page).getByRole('button', { name: 'はい' }).click();
  await addRecipientByHand(page, { last: '髙橋', first: '花子', zip: '1060032', rest: '1-2-3' });
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(page.getByRole('heading', { name: '差出人、宛先の確認' })).toBeVisible();
  await expect(told).toBeVisible();
  await confirmContents(page);
  await page.getByRole('button', { name: '注文', exact: true }).click();
  const { bytes } = await awaitPressFile(page, 'T0021');
  const { texts } = await readPressFile(bytes);
  expect(texts[0]).toContain('残暑お見舞い申し上げます');
  expect(texts[0]).not.toContain('暑中');
});
