import { addRecipientByHand, arriveAtSender, importCsv, typeAddress } from '../support/flow.ts';
import { cameraJpeg } from '../support/photos.ts';
import { expect, test } from '../support/test.ts';

const nextYear = new Date().getFullYear() + 1;

/** Joint names count as the main name does. */
const BOOK = [
  '氏名,連名,郵便番号,住所,メモ',
  `渡辺花子,太郎,1060032,東京都港区六本木1-2-3,${nextYear - 1}年喪中`,
];

test('whoever types the name of a family in mourning is asked once, and the answer stays', async ({
  page,
}) => {
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await arriveAtSender(page, { name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  const book = await page.context().newPage();
  await book.goto('/member/contacts/import');
  await importCsv(book, BOOK);
  await book.close();
  await typeAddress(page.getByRole('main'), { last: '髙橋', first: '花子', zip: '1500001', rest: '5-6-7' });
  await page.getByRole('button', { name: '宛先の選択へ進む' }).click();
  await expect(page.getByRole('heading', { name: '宛先選択' })).toBeVisible();
  const there = { zip: '1060032', rest: '1-2-3' };
  await addRecipientByHand(page, { last: '渡邊', first: '次郎・太郎', ...there });
  await addRecipientByHand(page, { last: '渡辺家', first: '', ...there });
  await addRecipientByHand(page, { last: '渡辺', first: '花子', ...there });
  await addRecipientByHand(page, { last: '鈴木', first: '太郎', ...there });
  await page.getByRole('button', { name: '確認へ進む' }).click();

  const other = page.getByRole('button', { name: '別の方なので、このまま送る' });
  const asked = page.locator('[data-tone]').filter({ has: other });
  await expect(asked).toHaveCount(3);
  for (const [at, name] of ['渡邊', '渡辺家', '花子'].entries())
    await expect(asked.nth(at)).toContainText(name);
  await asked.nth(1).getByRole('button', { name: '喪中の方なので、宛先から外す' }).click();
  await expect(asked).toHaveCount(2);
  await other.first().click();
  await expect(asked).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('heading', { name: '宛先選択' })).toBeVisible();
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(asked).toHaveCount(1);
  await expect(asked).toContainText('花子');
});
