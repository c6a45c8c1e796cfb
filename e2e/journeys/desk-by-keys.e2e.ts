import { readFile } from 'node:fs/promises';
import { qrText } from '@fumi/domain';
import type { Locator, Page } from '@playwright/test';
import { addAuthenticator } from '../support/authenticator.ts';
import { keysOn, tabTo } from '../support/hands.ts';
import { orderPostcards } from '../support/order.ts';
import { reloadUntil } from '../support/reload-until.ts';
import { typeAsScanner } from '../support/scanner.ts';
import { expect, test } from '../support/test.ts';

/** Something on the page has the focus: without it whoever works by keys has lost their place. */
const expectFocusKept = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY')).not.toBe('BODY');

/** Goes to a page of the desk by its two keys; then the focus is on the page's heading. */
async function goTo(page: Page, keys: string, heading: string): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
}

test.use({ shopOf: 'a day by keys' });

/** Presses a button and the same one in the question that follows; `done` shows that it worked. */
async function confirm(page: Page, name: string, done: Locator): Promise<void> {
  const { press } = keysOn(page);
  await press(page.getByRole('main').getByRole('button', { name, exact: true }).first());
  await press(page.getByRole('alertdialog').getByRole('button', { name, exact: true }));
  await expect(done).toBeVisible();
  await expectFocusKept(page);
}

/** Leaves the desk and comes back with a passkey, which the browser offers by itself. */
async function signInAgain(page: Page): Promise<void> {
  const { press, type } = keysOn(page);
  await press(page.getByRole('link', { name: 'sandbox-owner（店主）' }));
  await press(page.getByRole('button', { name: 'パスキーを追加する' }));
  await type(page.getByLabel('パスキーの名前'), '机の鍵');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('rowheader', { name: '机の鍵' })).toBeVisible();
  await expectFocusKept(page);
  await press(page.getByRole('button', { name: 'ログアウト' }));
  await expect(page.getByRole('heading', { level: 1, name: /^今日/ })).toBeVisible();
}

/** Finds an order in the list and opens it; answers its number. */
async function openOrder(page: Page): Promise<string> {
  await goTo(page, 'go', '注文');
  const state = page.getByRole('combobox', { name: '状態' });
  await tabTo(page, state);
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/state=/);
  await expect(state, 'the next filter is chosen by the next arrow').toBeFocused();
  const all = page.getByRole('link', { name: 'すべて', exact: true });
  await keysOn(page).press(all);
  await expect(all).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('/');
  await page.keyboard.insertText('たかはし');
  await page.keyboard.press('Enter');
  await expect(all, 'what was found is shown').not.toHaveAttribute('aria-current');
  await page.keyboard.press('j');
  await expect(page.getByRole('table').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: /^F\d{6}-/ });
  await expect(heading).toBeFocused();
  return /F\d{6}-[0-9A-Z]{5}/.exec((await heading.textContent()) ?? '')?.[0] ?? '';
}

async function correctAddress(page: Page): Promise<void> {
  const { press, type } = keysOn(page);
  await press(page.getByRole('button', { name: '届け先を直す' }));
  await type(page.getByLabel('電話番号'), '03-9999-8888');
  await press(page.getByRole('button', { name: '保存' }));
  await expect(page.getByText('03-9999-8888')).toBeVisible();
  await expectFocusKept(page);
}

async function gather(page: Page): Promise<void> {
  const { press } = keysOn(page);
  await goTo(page, 'gr', '印刷');
  const button = page.getByRole('button', { name: /^まとめる（/ });
  await reloadUntil(page, button);
  await press(button);
  await press(page.getByRole('dialog').getByRole('button', { name: 'まとめる' }));
  await expect(page.getByRole('heading', { level: 1, name: /^R\d{6}-/ })).toBeFocused();
  const sheets = page.getByRole('link', { name: '面付けしたPDF' });
  await expect(sheets).toBeVisible({ timeout: 60_000 });
  const [file] = await Promise.all([page.waitForEvent('download'), press(sheets)]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  await confirm(page, '印刷を始める', page.getByRole('main').getByText('印刷中').first());
  await confirm(page, '印刷と断裁を終えた', page.getByRole('main').getByText('完了').first());
}

/** Counts the cards of the only order in print; what a scanner types presses nothing that has focus. */
async function count(page: Page): Promise<void> {
  await goTo(page, 'gs', '検品');
  const list = await (await page.request.get('/api/desk/packing')).json();
  const [{ book_code: book, pages }] = list.orders;
  await tabTo(page, page.getByRole('button', { name: 'カメラで読む' }));
  for (const pageNo of pages) await typeAsScanner(page, qrText(book, pageNo));
  await expect(page.getByText('そろいました')).toBeVisible();
  await expect(page.getByRole('button', { name: 'カメラで読む' })).toBeFocused();
  const slip = page.getByRole('link', { name: '納品書を開く' });
  const [opened] = await Promise.all([page.waitForEvent('popup'), keysOn(page).press(slip)]);
  await opened.close();
}

async function send(page: Page, order: string): Promise<void> {
  const { press } = keysOn(page);
  const parcel = `${order}-1`;
  // On the packing page all letters are the scanner's: the keys that lead elsewhere do not work.
  await press(page.getByRole('link', { name: '発送', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: '発送' })).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByText('1個を選んでいます')).toBeVisible();
  const saved = page.waitForEvent('download');
  await press(page.getByRole('button', { name: '送り状のファイルを書き出す' }));
  expect(new TextDecoder('shift_jis').decode(await readFile(await (await saved).path()))).toContain(parcel);
  await expectFocusKept(page);

  const asked = page.waitForEvent('filechooser');
  await press(page.getByRole('button', { name: 'ファイルを選ぶ' }));
  const buffer = Buffer.from(`お客様管理番号,伝票番号\r\n${parcel},1234-5678-9012`);
  await (await asked).setFiles({ name: 'numbers.csv', mimeType: 'text/csv', buffer });
  await press(page.getByRole('button', { name: '1個の番号を取り込む' }));
  await expect(page.getByText('123456789012').first()).toBeVisible();
  await expectFocusKept(page);
  await confirm(page, '発送済みにする', page.getByText('1個を発送済みにしました。'));
}

async function refundPart(page: Page): Promise<void> {
  const { press, type } = keysOn(page);
  await openOrder(page);
  await press(page.getByRole('button', { name: '返金を認める' }));
  await type(page.getByLabel('金額（円）'), '100');
  await type(page.getByLabel('理由'), '角の汚れ');
  await page.keyboard.press('Enter');
  await press(page.getByRole('button', { name: '返金を送る（100円）' }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: '返金を送る' }));
  await expect(page.getByRole('button', { name: '返金を送る（100円）' })).toHaveCount(0);
  await expectFocusKept(page);
}

test('a day at the desk is worked by keys alone, and focus never falls out of the page', async ({
  page,
  shop,
}) => {
  await orderPostcards(page, 'ネコポス');
  await addAuthenticator(page);
  await page.goto(await shop.deskLink());
  await signInAgain(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'キー操作' })).toBeVisible();
  await page.keyboard.press('Escape');
  const order = await openOrder(page);
  await correctAddress(page);
  await gather(page);
  await count(page);
  await send(page, order);
  await refundPart(page);
});
