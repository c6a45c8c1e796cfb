import { asShown } from '../support/as-shown.ts';
import { expectAccessible } from '../support/axe.ts';
import { arriveAtRecipients, arriveAtSender, dialog, importCsv, typeAddress } from '../support/flow.ts';
import { cameraJpeg } from '../support/photos.ts';
import { expect, test } from '../support/test.ts';

test('a line break is moved by hand and a line chosen; the break is kept with the person', async ({
  page,
}) => {
  await arriveAtRecipients(page);
  await page.getByRole('button', { name: '宛先を入力' }).click();
  const zip = dialog(page).getByLabel('郵便番号', { exact: true });
  await zip.fill('106');
  await zip.press('Enter');
  await expect(zip, 'Enter looks a zip up, and saves nothing').toHaveAccessibleDescription(/7文字/);
  await typeAddress(dialog(page), {
    last: '髙橋',
    first: '花子',
    zip: '1060032',
    rest: '1-2-3 グランドハイツ東雲',
  });
  const address1 = dialog(page).getByLabel('住所1', { exact: true });
  const typed = await address1.inputValue();
  const known = page.waitForResponse(/1000005/);
  await zip.fill('1000005');
  await known;
  await zip.press('Enter');
  await expect(address1, 'Enter writes over nothing that was typed').toHaveValue(typed);
  await zip.fill('1060032');
  const lines = dialog(page).getByRole('region', { name: '住所の改行' });
  await lines.getByRole('button', { name: '改行の位置を変える' }).click();
  const card = dialog(page).getByRole('img').first();
  const before = await card.innerHTML();
  const town = lines.getByRole('button', { name: '「六本木」から次の行にする' });
  await expect(town).toHaveAttribute('aria-pressed', 'false');
  await town.click();
  await expect(town).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await card.innerHTML()) === before).toBe(false);
  await expectAccessible(page, 'line breaks by hand');
  await dialog(page).getByRole('button', { name: 'ひとことを文例から選ぶ' }).click();
  await dialog(page).getByRole('button', { name: '今年こそお会いしましょう。' }).dblclick();
  await expect(dialog(page).getByLabel('ひとこと 1行目')).toHaveValue('今年こそお会いしましょう。');
  await expect(dialog(page).getByLabel('ひとこと 2行目')).toHaveValue('');
  await dialog(page).getByRole('button', { name: '保存する' }).click();

  // As the address book has it, after the card's own copy is gone.
  await page.getByRole('button', { name: 'この宛先を削除：髙橋 花子' }).click();
  await page.getByRole('button', { name: '連絡帳から選択' }).click();
  await dialog(page).getByRole('checkbox').first().check();
  await dialog(page).getByRole('button', { name: '1/30 件選択' }).click();
  await page.getByRole('button', { name: '宛先1を直す' }).click();
  const kept = dialog(page).getByRole('region', { name: '住所の改行' });
  await expect(kept.getByText('手で決めた改行です')).toBeVisible();
  await kept.getByRole('button', { name: '改行の位置を変える' }).click();
  const byHand = await card.innerHTML();
  await kept.getByRole('button', { name: '自動に戻す' }).click();
  await expect(kept.getByText('手で決めた改行です')).toHaveCount(0);
  await expect.poll(async () => (await card.innerHTML()) === byHand).toBe(false);
});

test('a break that a file brings inside a number is said beside its field and before the order, and mended by a press', async ({
  page,
}) => {
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await arriveAtSender(page, { name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  const book = await page.context().newPage();
  await book.goto('/member/contacts/import');
  await importCsv(book, [
    '姓,名,郵便番号,都道府県,住所1,住所2,ふみ送受,ふみ改行',
    '髙橋,花子,1060032,東京都,港区六本木,1-2-3,,"東京都港区六本木1-2\n-3"',
  ]);
  await book.close();
  await typeAddress(page.getByRole('main'), { last: '山田', first: '一郎', zip: '1500001', rest: '5-6-7' });
  await page.getByRole('button', { name: '宛先の選択へ進む' }).click();
  // The sender's page has a button of that name as well.
  await expect(page.getByRole('heading', { name: '宛先選択' })).toBeVisible();
  await page.getByRole('button', { name: '連絡帳から選択' }).click();
  await dialog(page).getByRole('checkbox').first().check();
  await dialog(page).getByRole('button', { name: '1/30 件選択' }).click();
  await page.getByRole('button', { name: '確認へ進む' }).click();

  const broken = asShown('「1-2-3」の途中では改行できないので');
  const doubt = page
    .getByRole('region', { name: '気になるところのあるはがき' })
    .getByRole('listitem')
    .filter({ hasText: broken });
  await doubt.getByRole('button', { name: /を直す$/ }).click();
  await expect(dialog(page).getByLabel('住所2', { exact: true })).toHaveAccessibleDescription(broken);
  await dialog(page).getByRole('button', { name: '改行の位置を変える' }).click();
  await dialog(page).getByRole('button', { name: '自動に戻す' }).click();
  await expect(dialog(page).getByLabel('住所2', { exact: true })).not.toHaveAccessibleDescription(broken);
  await dialog(page).getByRole('button', { name: '保存する' }).click();
  await expect(doubt).toHaveCount(0);
});
