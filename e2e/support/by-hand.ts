import { expect, type Page } from '@playwright/test';
import { pinFromInbox } from './flow.ts';
import type { Hands } from './hands.ts';
import { newEmail, PASSWORD } from './member.ts';

/* Steps that every journey to an order has, by keys alone or by a finger alone. */

/** Signs up in the dialog of the photo step, and goes back to the creation. */
export async function signUpByHand(page: Page, hands: Hands): Promise<void> {
  await hands.turnTo(page.getByRole('tab', { name: '初めての方' }));
  const email = newEmail();
  await hands.type(page.getByLabel('メールアドレス'), email);
  await hands.type(page.getByLabel('パスワード', { exact: true }), PASSWORD);
  await hands.tick(page.getByLabel('に同意します'));
  await hands.press(page.getByRole('button', { name: '登録へ進む' }));
  await hands.type(page.getByLabel('認証コード'), await pinFromInbox(page, email));
  await hands.press(page.getByRole('button', { name: '登録する' }));
  await hands.press(page.getByRole('button', { name: '手続きにもどる' }));
}

/** From the page of a finished book to the paid order. */
export async function payByHand(page: Page, hands: Hands): Promise<void> {
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await hands.type(page.getByLabel('お名前'), '髙橋 花子');
  await hands.type(page.getByLabel('フリガナ'), 'タカハシ ハナコ');
  await hands.type(field('郵便番号'), '1060032');
  await expect(page.getByLabel('都道府県')).toHaveValue('東京都');
  await hands.type(page.getByLabel('住所1'), '港区六本木1-2-3');
  await hands.type(page.getByLabel('電話番号'), '03-1234-5678');
  await hands.press(page.getByRole('button', { name: '最終確認へ進む' }));
  await hands.press(page.getByRole('button', { name: /円を支払う$/ }));
  await hands.press(page.getByRole('button', { name: '支払う', exact: true }));
  await expect(page.getByRole('heading', { name: 'ご注文ありがとうございます' })).toBeVisible();
  await hands.press(page.getByRole('link', { name: 'ご注文の内容を見る' }));
  await expect(page.getByText('印刷の準備中')).toBeVisible();
}

/** Nothing sticks out of a telephone's window, whose width people do not scroll. */
export async function expectNoWiderThanWindow(page: Page): Promise<void> {
  const wide = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  expect(wide, `${new URL(page.url()).pathname} sticks out`).toBeLessThanOrEqual(0);
}
