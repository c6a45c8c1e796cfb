import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const DESK_WIDTHS = [820, 1280] as const;

test('the desk asks to sign in, and leads to what was asked for; its own link needs nothing', async ({
  page,
  shop,
}) => {
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
  await page.goto('/desk/role');
  await expect(page.getByText('認められた返金を送る')).toBeVisible();
  await expectAccessible(page, 'role', DESK_WIDTHS);
  await page.goto('/desk/nothing');
  await expect(page.getByRole('heading', { name: '見つかりません' })).toBeVisible();
});
