import type { Page } from '@playwright/test';
import { addAuthenticator } from '../support/authenticator.ts';
import { expectAccessible } from '../support/axe.ts';
import { message } from '../support/flow.ts';
import { orderPostcards } from '../support/order.ts';
import { untilPressed } from '../support/press-file.ts';
import { reloadUntil } from '../support/reload-until.ts';
import { expect, test } from '../support/test.ts';

const DESK_WIDTHS = [820, 1280] as const;

/** A list fits into the window of a tablet; then the window is as wide as a desk's again. */
async function expectWholeOnTablet(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 820, height: 1180 });
  const list = page.getByRole('region', { name, exact: true });
  await expect(list).toBeVisible();
  expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), name).toBe(0);
  await page.setViewportSize({ width: 1280, height: 900 });
}

test('the desk asks to sign in, and its own link signs in without a password', async ({ page, shop }) => {
  await page.goto('/desk/audit');
  await expect(page).toHaveURL(/\/desk\/sign-in\?from=%2Faudit$/);
  await expectAccessible(page, 'sign-in', DESK_WIDTHS);
  await page.getByRole('button', { name: 'ログイン' }).click();
  await expect(page.getByText('入力してください。')).toHaveCount(3);
  await page.getByLabel('担当者名').fill('nobody');
  await page.getByLabel('パスワード', { exact: true }).fill('not the password of anybody');
  await page.getByLabel('認証アプリの6桁の数字').fill('１２３ ４５６');
  await page.getByRole('button', { name: 'ログイン' }).click();
  await expect(page.getByRole('alert')).toContainText('どれかが違う');
  await page.goto(await shop.deskLink());
  await expect(page.getByRole('link', { name: 'sandbox-owner（店主）' })).toBeVisible();
  await page.getByRole('link', { name: '記録' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '記録' })).toBeFocused();
  await expectAccessible(page, 'log', DESK_WIDTHS);
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await expect(page.getByRole('heading', { name: '机にログイン' })).toBeVisible();
  await page.goto('/desk/audit');
  await expect(page).toHaveURL(/sign-in/);
});

test.describe('without network', () => {
  test.use({ breaksNetwork: true });
  test('an operator who could not be signed out stays signed in, and is told', async ({ page, shop }) => {
    await page.goto(await shop.deskLink());
    await page.route('**/api/desk/sign_out', (route) => route.abort());
    await page.getByRole('button', { name: 'ログアウト' }).click();
    await expect(page.getByRole('alert')).toContainText('まだログインしています');
    await page.unroute('**/api/desk/sign_out');
    await page.getByRole('button', { name: 'ログアウト' }).click();
    await expect(page.getByRole('heading', { name: '机にログイン' })).toBeVisible();
  });
});

test('keys lead through the desk, and who may not see a page is not led to it', async ({ page, shop }) => {
  await page.goto(await shop.deskLink());
  await expect(page.getByRole('button', { name: 'キー操作' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'キー操作' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await expect(page.getByRole('heading', { level: 1, name: '記録' })).toBeVisible();
  await page.goto(await shop.deskLink('print'));
  await expect(page.getByRole('link', { name: '記録' })).toHaveCount(0);
  await addAuthenticator(page);
  await page.goto('/desk/role');
  await expect(page.getByText('認められた返金を送る')).toBeVisible();
  await page.getByRole('button', { name: 'パスキーを追加する' }).click();
  await page.getByLabel('パスキーの名前').fill('机の鍵');
  await page.getByRole('dialog').getByRole('button', { name: 'パスキーを追加する' }).click();
  await expect(page.getByRole('rowheader', { name: '机の鍵' })).toBeVisible();
  await expectAccessible(page, 'role', DESK_WIDTHS);
  await page.goto('/desk/nothing');
  await expect(page.getByRole('heading', { name: '見つかりません' })).toBeVisible();
});

test('an order is found, looked at, held, corrected, printed, sent and refunded in part', async ({
  page,
  shop,
}) => {
  await orderPostcards(page);

  await page.goto(await shop.deskLink());
  await expect(page.getByRole('heading', { level: 1, name: /^今日/ })).toBeVisible();
  await expectAccessible(page, 'today', DESK_WIDTHS);
  await page.getByRole('link', { name: '注文', exact: true }).click();
  await page.getByRole('link', { name: '印刷待ち' }).click();
  await expect(page.getByRole('link', { name: '印刷待ち' })).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('/');
  await page.keyboard.type('たかはし');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/desk\/orders\?q=/);
  await expectAccessible(page, 'orders', DESK_WIDTHS);
  await expectWholeOnTablet(page, '注文');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByText('1件を選んでいます')).toBeVisible();
  const bulk = page.getByRole('dialog');
  await page.getByRole('button', { name: '再開する' }).click();
  await expect(bulk.getByText('止められていません', { exact: false })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'メモを残す' }).click();
  await bulk.getByLabel('メモ').fill('電話で確認する');
  await expectAccessible(page, 'a bulk act', DESK_WIDTHS);
  await bulk.getByRole('button', { name: 'メモを残す' }).click();
  await expect(message(page, '1件にメモを残しました。')).toBeVisible();
  await expectAccessible(page, 'what a bulk act did', DESK_WIDTHS);
  await expect(page.getByRole('region', { name: 'まとめて操作' })).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^F\d{6}-/ })).toBeVisible();
  const face = page.getByRole('img', { name: '1ページ', exact: true });
  await expect
    .poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 60_000 })
    .toBeGreaterThan(0);
  await expectAccessible(page, 'order', DESK_WIDTHS);

  await face.click();
  await expect(page.getByRole('dialog', { name: '1ページ' })).toBeVisible();
  await page.getByRole('button', { name: '4倍' }).click();
  await expectAccessible(page, 'a face', DESK_WIDTHS);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: '止める' }).click();
  await page.getByLabel('理由').fill('宛名を確認中');
  await page.getByRole('dialog').getByRole('button', { name: '止める' }).click();
  await expect(page.getByText('停止中')).toBeVisible();
  await expect(page.getByRole('button', { name: '印刷を始める' })).toHaveCount(0);
  await page.getByRole('button', { name: '再開する' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '再開する' }).click();
  await expect(page.getByText('停止中')).toHaveCount(0);

  await page.getByRole('button', { name: '届け先を直す' }).click();
  await page.getByLabel('電話番号').fill('12');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('0から始まる10けた', { exact: false })).toBeVisible();
  await page.getByLabel('電話番号').fill('03-9999-8888');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('03-9999-8888')).toBeVisible();

  const printing = page.getByRole('button', { name: '印刷を始める' });
  await untilPressed(page);
  await printing.click();
  await page.getByRole('alertdialog').getByRole('button', { name: '印刷を始める' }).click();
  await page.getByRole('button', { name: '発送する' }).click();
  const dialog = page.getByRole('dialog', { name: '発送する' });
  await expect(dialog).toBeVisible();
  if (await dialog.getByLabel('お問い合わせ番号').isVisible())
    await dialog.getByLabel('お問い合わせ番号').fill('１２３４-5678-9012');
  await expect(dialog).toContainText('カード30枚の検品がまだです');
  await dialog.getByRole('button', { name: '検品せずに発送済みにする' }).click();
  await expect(page.getByRole('main').getByText('発送済み').first()).toBeVisible();

  await page.getByRole('button', { name: '返金を認める' }).click();
  await page.getByLabel('金額（円）').fill('100');
  await page.getByLabel('理由').fill('角の汚れ');
  await page.getByRole('dialog').getByRole('button', { name: '返金を認める' }).click();
  await page.getByRole('button', { name: '返金を送る（100円）' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '返金を送る' }).click();
  await reloadUntil(page, page.getByText('一部を返金した'));
  await page.getByRole('link', { name: 'この注文の記録' }).click();
  await expect(page.getByRole('cell', { name: '届け先を直した' })).toBeVisible();
  await expectAccessible(page, 'the log of an order', DESK_WIDTHS);
  await expectWholeOnTablet(page, '記録');

  await page.getByRole('link', { name: '締め', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^日次締め/ })).toBeVisible();
  // The day is the whole shop's: other journeys may have added to it.
  const refunds = page.getByRole('table', { name: '返金' });
  await expect(refunds.getByRole('row', { name: /カード.*円/ })).toBeVisible();
  await expectAccessible(page, 'a day', DESK_WIDTHS);
  await page.getByLabel('ヤレの処分').fill('18時、シュレッダー');
  await page.getByRole('button', { name: 'この日を締める' }).click();
  await expect(page.getByText('締めてから変わったものはありません。')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '1回目の締めをCSVで保存' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^close-\d{4}-\d{2}-\d{2}\.csv$/);

  await page.goto('/member/orders');
  await page
    .getByRole('link', { name: /ご注文の内容|F\d{6}-/ })
    .first()
    .click();
  await expect(page.getByText(/^100円（/)).toBeVisible();
  await page.getByRole('link', { name: '領収書' }).click();
  await expect(page.getByRole('article').getByText('差引領収金額（税込）')).toBeVisible();
  await expectAccessible(page, 'a receipt after a refund');
});
