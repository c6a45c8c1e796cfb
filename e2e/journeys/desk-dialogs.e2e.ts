import type { Page } from '@playwright/test';
import { addAuthenticator } from '../support/authenticator.ts';
import { expectAccessible } from '../support/axe.ts';
import { call } from '../support/call.ts';
import { orderPostcards } from '../support/order.ts';
import { untilPressed } from '../support/press-file.ts';
import { expect, test } from '../support/test.ts';

const DESK_WIDTHS = [820, 1280] as const;

/** Opens what a button of the page asks, looks at it, and leaves it by Esc; the focus is on the button again. */
async function expectQuestion(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name, exact: typeof name === 'string' }).first();
  await button.click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  await expectAccessible(page, `the question of ${name}`, DESK_WIDTHS);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(button).toBeFocused();
}

/** What a visitor writes; answers its number. */
async function inquire(page: Page): Promise<string> {
  const data = {
    reason: 'other',
    order_number: '',
    name: '髙橋 花子',
    email: 'hanako@example.jp',
    text: '届く日を教えてください。',
  };
  return (await call<{ number: string }>(page, '/api/inquiry/create', data)).number;
}

/** 𠮷 is in no carrier's file: one press puts the common form there, on the label alone. */
async function mendLabel(page: Page): Promise<void> {
  const mend = page.getByRole('button', { name: /のラベルの文字を直す$/ });
  await mend.click();
  await page.getByRole('button', { name: '𠮷を吉に置き換える' }).click();
  await expect(page.getByLabel('名前')).toHaveValue('吉田 花子');
  await expectAccessible(page, 'a label', DESK_WIDTHS);
  await page.getByRole('button', { name: '保存' }).click();
  await expect(mend).toHaveCount(0);
}

/** Sends a parcel whose cards nobody has counted, behind a question that says so. */
async function sendUncounted(page: Page): Promise<void> {
  const row = page.getByRole('row', { name: /検品まだ/ });
  const parcel = /F\d{6}-\w{5}-1/.exec((await row.textContent()) ?? '')?.[0] ?? '';
  await page.getByLabel('荷物の番号').fill(parcel);
  await page.getByLabel('お問い合わせ番号').fill('1234-5678-9012');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`${parcel}：カード30枚の検品がまだです`);
  await expectAccessible(page, 'an uncounted parcel', DESK_WIDTHS);
  await question.getByRole('button', { name: '検品せずに発送済みにする' }).click();
  await expect(page.getByText(`${parcel}を発送済みにしました。`)).toBeVisible();
}

test('the questions of an order, an inquiry and a day at the desk are accessible', async ({ page, shop }) => {
  await orderPostcards(page, 'ネコポス');
  const inquiry = await inquire(page);
  await page.goto(await shop.deskLink());
  await expectQuestion(page, 'キー操作');

  await page.goto('/desk/jobs');
  await expectAccessible(page, 'jobs that were given up', DESK_WIDTHS);
  await page.goto('/desk/nothing');
  await expectAccessible(page, 'a page that is none', DESK_WIDTHS);

  await page.goto('/desk/inquiries');
  await expectAccessible(page, 'inquiries', DESK_WIDTHS);
  await page.getByRole('link', { name: inquiry }).click();
  await expect(page.getByRole('button', { name: 'メールで回答する' })).toBeVisible();
  await expectAccessible(page, 'an inquiry', DESK_WIDTHS);
  await expectQuestion(page, '対応済みにする');

  await page.goto('/desk/close');
  await expectQuestion(page, /^ヤレ/);

  await page.goto('/desk/role');
  await addAuthenticator(page);
  await expectQuestion(page, 'パスキーを追加する');

  await page.goto('/desk/orders?state=paid');
  await page.setViewportSize({ width: 820, height: 300 });
  await page.getByRole('table').getByRole('link').first().click();
  // untilPressed, below, loads the page again, which would break off the navigation.
  await expect(page.getByRole('heading', { level: 1, name: /^F\d{6}-/ })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY), 'a page begins at its top').toBe(0);
  await page.setViewportSize({ width: 1280, height: 720 });
  const printing = page.getByRole('button', { name: '印刷を始める' });
  await untilPressed(page);
  for (const name of ['届け先を直す', '止める', '返金を認める', '取り消す', '印刷を始める'])
    await expectQuestion(page, name);
  await printing.click();
  await page.getByRole('alertdialog').getByRole('button', { name: '印刷を始める' }).click();
  await expect(printing).toHaveCount(0);
  for (const name of ['刷り直す', '発送する']) await expectQuestion(page, name);

  await page.getByRole('button', { name: '届け先を直す' }).click();
  await page.getByLabel('名前').fill('𠮷田 花子');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('𠮷田 花子').first()).toBeVisible();

  await page.goto('/desk/parcels');
  await mendLabel(page);
  await page.getByRole('button', { name: /^この一覧すべて/ }).click();
  await page.getByRole('button', { name: '送り状のファイルを書き出す' }).click();
  await expect(page.getByText(/書き出し済み/).first()).toBeVisible();
  await expectQuestion(page, '送り状のファイルを書き出す');
  await sendUncounted(page);
});
