import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { enlarged, NARROWEST } from '../support/enlarged.ts';
import { dialog, message } from '../support/flow.ts';
import { lostMarks } from '../support/lost-marks.ts';
import { newEmail, PASSWORD } from '../support/member.ts';
import { orderPostcards } from '../support/order.ts';
import { expect, test } from '../support/test.ts';

test('a visitor finds the questions below every page, and writes to the shop', async ({ page }) => {
  await page.goto('/');
  await page.goto((await page.getByRole('link', { name: 'よくあるご質問' }).getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { name: 'よくあるご質問', level: 1 })).toBeVisible();
  await expectAccessible(page, 'questions');
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  expect(await enlarged(page, NARROWEST, () => lostMarks(page, 'main summary'))).toEqual([]);
  await page.setViewportSize(size);
  await page.goto('/info/delivery/');
  await expect(page.getByRole('heading', { name: 'お届け方法と送料' })).toBeVisible();
  await expectAccessible(page, 'delivery');
  await page.getByRole('main').getByRole('link', { name: 'お問い合わせ' }).click();
  await expect(page.getByRole('heading', { name: 'お問い合わせ', level: 1 })).toBeVisible();
  await page.getByRole('radio', { name: '商品が届かない' }).check();
  await page.getByRole('button', { name: '送る', exact: true }).click();
  await expect(page.getByText('ご注文番号を入力してください。')).toBeVisible();
  await expectAccessible(page, 'inquiry, refused');
  await expect(page.getByText('お名前を入力してください。')).toBeVisible();
  await page.getByLabel('内容').fill('まだ');
  await expect(page.getByText('内容を入力してください。'), 'nothing is said of what was mended').toBeHidden();
  await expect(page.getByLabel('内容')).toBeFocused();
  await expect(page.getByText('お名前を入力してください。')).toBeVisible();
  await page.getByLabel('ご注文番号').fill('F-2026-000001');
  await page.getByLabel('お名前').fill('髙橋 花子');
  await page.getByLabel('メールアドレス').fill(newEmail());
  await page.getByLabel('内容').fill('まだ届きません。');
  const choose = page.locator('[data-part="inquiry-photos"]');
  await choose.setInputFiles({ name: 'box.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('') });
  await expect(page.getByRole('status').filter({ hasText: '写真1枚を選びました' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'よくあるご質問' }).click();
  await expect(page.getByRole('heading', { name: 'よくあるご質問', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('内容'), 'who looks for an answer first').toHaveValue('まだ届きません。');
  await expect(page.getByLabel('お名前')).toHaveValue('髙橋 花子');
  await expect(page.getByLabel('ご注文番号')).toHaveValue('F-2026-000001');
  await expect(page.getByRole('radio', { name: '商品が届かない' })).toBeChecked();
  await page.getByRole('button', { name: 'box.jpgをはずす' }).click();
  await expect(page.getByRole('button', { name: '写真を選ぶ' })).toBeFocused();
  const empty = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.from('') });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '写真を選ぶ' }).press('Enter');
  await (await chooser).setFiles(['one.jpg', 'two.jpg', 'three.jpg'].map(empty));
  await expect(page.getByRole('button', { name: '写真を選ぶ' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'three.jpgをはずす' })).toBeFocused();
  for (const name of ['three.jpg', 'two.jpg', 'one.jpg'])
    await page.getByRole('button', { name: `${name}をはずす` }).press('Enter');
  const asked = page.waitForEvent('dialog');
  void page.reload().catch(() => undefined);
  const question = await asked;
  expect(question.type(), 'what was typed is not lost without a question').toBe('beforeunload');
  await question.dismiss();
  await choose.setInputFiles({ name: 'box.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('') });
  await expect(page.getByRole('status').filter({ hasText: '写真1枚を選びました' })).toBeVisible();
  page.once('dialog', (again) => void again.accept());
  await page.reload();
  await expect(page.getByText('選んだ写真1枚がはずれました。'), 'no text keeps a file').toBeVisible();
  await expect(page.getByLabel('内容')).toHaveValue('まだ届きません。');
  await page.getByRole('button', { name: '送る', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'お問い合わせを承りました。' })).toBeFocused();
  await expectAccessible(page, 'inquiry, sent');
  await page.goto('/contact/');
  await expect(page.getByLabel('内容'), 'what was sent is done with').toHaveValue('');
});

/** The page is told that the press file is not there yet, until the returned function is called. */
async function withoutPressFile(page: Page): Promise<() => void> {
  let isThere = false;
  await page.route('**/api/book/*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({
      response,
      json: isThere ? answer : { ...answer, book: { ...answer.book, press: 'waiting' } },
    });
  });
  return () => {
    isThere = true;
  };
}

test('from an order a damage is told with a photo, and the customer is answered', async ({ page }) => {
  const buffer = await orderPostcards(page);
  const pressFileComes = await withoutPressFile(page);
  await page.getByRole('link', { name: 'ご注文の内容を見る' }).click();
  const inquiry = page.getByRole('link', { name: 'このご注文について問い合わせる' });
  await expect(page.getByText('印刷用のPDFを用意しています。')).toBeVisible();
  const before = await inquiry.boundingBox();
  pressFileComes();
  // On a busy machine it waits for the press files of others.
  await expect(page.getByRole('link', { name: '印刷用のPDF' })).toBeVisible({ timeout: 300_000 });
  expect(await inquiry.boundingBox(), 'nothing moves from under a finger').toEqual(before);
  await inquiry.click();
  const which = page.getByLabel('どのご注文ですか');
  await expect(which).not.toHaveValue('');
  await expect(which.locator('option:checked'), 'its number first').toHaveText(/^[A-Z0-9-]+　\d+年/);
  // The way back focuses the link that led away, also while the link before it is not there yet.
  const pressFileComesAgain = await withoutPressFile(page);
  await page.goBack();
  await expect(page.getByText('印刷用のPDFを用意しています。')).toBeVisible();
  await expect(inquiry).toBeFocused();
  pressFileComesAgain();
  await inquiry.click();
  await expect(page.getByLabel('お名前'), 'the order knows who writes').toHaveValue('髙橋 花子');
  await expect(page.getByRole('radio', { name: 'ご注文について' }), 'it has not left yet').toBeChecked();
  await page.getByRole('radio', { name: '商品が破損していた' }).check();
  await page.getByLabel('内容').fill('角が折れていました。');
  await page.locator('[data-part="inquiry-photos"]').setInputFiles([
    { name: 'damage.jpg', mimeType: 'image/jpeg', buffer },
    { name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') },
    { name: 'other.jpg', mimeType: 'image/jpeg', buffer },
  ]);
  await page.getByRole('button', { name: 'other.jpgをはずす' }).click();
  const [email = ''] = /[\w-]+@example\.jp/.exec(await page.getByText('@example.jp').innerText()) ?? [];
  await page.context().clearCookies();
  await page.getByRole('button', { name: '送る', exact: true }).click();
  await expect(page.getByRole('heading', { name: '続きは、ログインのあとで' })).toBeVisible();
  await dialog(page).getByLabel('メールアドレス').fill(email);
  await dialog(page).getByLabel('パスワード', { exact: true }).fill(PASSWORD);
  await dialog(page).getByRole('button', { name: 'ログイン', exact: true }).click();
  const done = message(page, /受付番号/);
  await expect(done).toBeVisible();
  const number = /受付番号 (\w+)/.exec(await done.innerText())?.[1] ?? '';
  await expect(page.getByText('送れませんでした')).toHaveText(/^words\.txtは\u200b?送れませんでした。.+/);
  await expect(page.getByRole('button', { name: '写真をもう一度送る' })).toHaveCount(0);
  await page.getByRole('link', { name: 'ご注文の内容にもどる' }).click();
  await expect(inquiry).toBeVisible();
  await page.goto('/sandbox/inbox');
  await expect(page.getByText(number).first()).toBeVisible();
});
