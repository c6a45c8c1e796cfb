import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import {
  addRecipientByHand,
  arriveAtSender,
  CREATE,
  dialog,
  message,
  type Person,
  typeAddress,
} from '../support/flow.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { PASSWORD } from '../support/member.ts';
import { confirmContents } from '../support/order.ts';
import { cameraJpeg } from '../support/photos.ts';
import { awaitPressFile, readPressFile } from '../support/press-file.ts';
import { expect, test } from '../support/test.ts';

const SENDER: Person = {
  last: '髙橋',
  first: '花子',
  zip: '1060032',
  rest: '1-2-3',
  building: 'ハイツ六本木305',
};
const FRIENDS: Person[] = [
  { last: '𠮷田', first: '一郎', zip: '1500001', rest: '5-6-7' },
  { last: '渡邉', first: '美咲', zip: '5300001', rest: '2-3-4' },
];

/** The number of boxes in the path of a drawn card that has the most. */
const mostBoxes = async (card: Locator): Promise<number> => {
  const paths = [...(await card.innerHTML()).matchAll(/ d="([^"]*)"/g)].map(([, d]) => d ?? '');
  return Math.max(0, ...paths.map((d) => d.match(/M[\d. -]+h[\d.-]+v[\d.-]+h[\d.-]+z/gi)?.length ?? 0));
};

test('one photo becomes a press-ready book of thirty postcards', async ({ page }) => {
  const buffer = await cameraJpeg({ width: 3000, height: 4000, orientation: 6 });
  await arriveAtSender(page, { name: 'IMG_0427.JPG', mimeType: 'image/jpeg', buffer });

  await typeAddress(page.getByRole('main'), SENDER);
  await page.getByRole('button', { name: '宛先の選択へ進む' }).click();
  await expect(page.getByRole('heading', { name: '宛先選択' })).toBeVisible();
  await expect(page.getByText('宛先は入れなくても注文できます。', { exact: false })).toBeVisible();
  for (const friend of FRIENDS) await addRecipientByHand(page, friend);
  await page.getByRole('button', { name: '確認へ進む' }).click();

  await expect(page.getByRole('heading', { name: '差出人、宛先の確認' })).toBeVisible();
  // Each card has the QR code that the print shop will read, and the page says what it is.
  const faces = page.getByRole('region', { name: '宛名面', exact: true });
  await expect(faces.getByText('印刷所が使うQRコード', { exact: false })).toBeVisible();
  await expect.poll(() => mostBoxes(faces.locator('[role=img]').first())).toBeGreaterThan(100);
  const order = page.getByRole('button', { name: '注文', exact: true });
  await expect(order).toBeDisabled();
  // Keys reach it all the same: it says what is missing, and leads there.
  await expect(order).toHaveAccessibleDescription('二つの確認のあと、注文できます');
  await order.press('Enter');
  await expect(page.getByRole('checkbox').first()).toBeFocused();
  await confirmContents(page);
  await order.click();

  const { bookCode, bytes } = await awaitPressFile(page, 'T0021');
  const photo = await page.request.get(`/api/book/${bookCode}/photo/1.jpg`);
  const press = await readPressFile(bytes);

  expect(press.pageCount).toBe(60);
  expect(press.mediaBoxes).toHaveLength(1);
  expect(press.trimBoxes).toHaveLength(1);
  expect(press.texts[1]).toContain('髙橋花子');
  expect(press.texts[1]).toContain('𠮷田');
  expect(press.texts[1]).toContain('1500001');
  expect(press.texts[3]).toContain('渡邉');
  expect(press.texts[5]).not.toContain('様');
  expect(bytes.includes(await photo.body()), "the stored photo's bytes, untouched").toBe(true);

  const visitor = await page.context().browser()?.newContext();
  const stranger = await visitor?.request.get(new URL(`/api/book/${bookCode}/proof.pdf`, page.url()).href);
  expect([401, 404]).toContain(stranger?.status());
  await visitor?.close();
});

test('a draft survives a reload, and the guards let nobody past what is missing', async ({ page }) => {
  for (const step of ['preview', 'sender', 'receiver', 'confirm']) {
    await page.goto(`${CREATE}${step}`);
    await page.waitForURL((url) => url.pathname === CREATE);
  }
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await arriveAtSender(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByLabel('姓', { exact: true }).first().fill('佐藤');
  await page.reload();
  await expect(page.getByRole('heading', { name: '差出人入力' })).toBeVisible();
  await page.goto(`${CREATE}preview`);
  await expect(page.getByRole('button', { name: '写真を選び直す' })).toBeVisible();
});

test('a wrong sender is led to its field; it may be left out, after a question', async ({ page }) => {
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await arriveAtSender(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  const last = page.getByRole('main').getByLabel('姓', { exact: true });
  await last.fill('一二三四五六七八');
  await page.getByRole('button', { name: '宛先の選択へ進む' }).click();
  await dialog(page).getByRole('button', { name: '閉じる' }).click();
  await expect(last).toBeFocused();
  await last.blur();
  await page.getByRole('button', { name: '確認が1件' }).click();
  await expect(last).toBeFocused();
  await last.fill('');
  await page.getByRole('button', { name: '宛先の選択へ進む' }).click();
  await expect(page.getByText('差出人が入力されていません。よろしいですか。')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'はい' }).click();
  await expect(page.getByRole('heading', { name: '宛先選択' })).toBeVisible();
});

test('a press right behind a character that cannot be printed waits for that to be known', async ({
  page,
}) => {
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await arriveAtSender(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  const answer = await holdRequests(page, '**/api/glyphs/mincho');
  const last = page.getByRole('main').getByLabel('姓', { exact: true });
  await last.fill('佐藤😊');
  const next = page.getByRole('button', { name: '宛先の選択へ進む' });
  await next.click();
  await expect(next).toHaveAttribute('aria-busy', 'true');
  answer();
  await dialog(page).getByRole('button', { name: '閉じる' }).click();
  await expect(last).toBeFocused();
});

test('a session that ends during the work is taken up again, with everything in place', async ({ page }) => {
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  const email = await arriveAtSender(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await typeAddress(page.getByRole('main'), { last: '佐藤', first: '花', zip: '1500001', rest: '5-6-7' });
  await page.getByRole('button', { name: '宛先の選択へ進む' }).click();
  await expect(page.getByRole('heading', { name: '宛先選択' })).toBeVisible();
  const signIn = page.getByRole('heading', { name: '続きは、ログインのあとで' });
  await page.context().clearCookies();
  await page.getByRole('button', { name: '宛先を入力' }).click();
  await typeAddress(dialog(page), { last: '渡邉', first: '美咲', zip: '1060032', rest: '1-2-3' });
  for (const press of ['the first', 'the next one']) {
    await page.getByRole('button', { name: '保存する' }).click();
    await expect(signIn, `${press} asks`).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(message(page, 'ログインの期限が切れたため、保存できませんでした。')).toBeVisible();
    await expect(signIn, `${press} asks once`).toHaveCount(0);
    await expect(dialog(page).getByLabel('姓', { exact: true }).first()).toHaveValue('渡邉');
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '保存せずに閉じる' }).click();
  await page.getByRole('button', { name: '連絡帳から選択' }).click();
  await expect(signIn).toBeVisible();
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD);
  await dialog(page).getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page.getByText('連絡帳にはまだ誰もいません。', { exact: false })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(page.getByRole('heading', { name: '差出人、宛先の確認' })).toBeVisible();
  await expect(page.getByText('佐藤').first()).toBeVisible();

  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'デザイン選択' })).toBeVisible();
  await expect(page.getByText('ログインの期限が切れたため', { exact: false })).toBeVisible();
  await expectAccessible(page, 'why one is back at the first page');
  await page.getByRole('button', { name: 'ログインする' }).click();
  await expect(page.getByLabel('メールアドレス')).toBeVisible();
});
