import type { Page } from '@playwright/test';
import { dialog, message } from '../support/flow.ts';
import { arriveAtPayment } from '../support/order.ts';
import { stripeTest as test } from '../support/stripe.ts';
import { expect } from '../support/test.ts';

/** Goes to the page of the provider and does something there. */
async function payBy(page: Page, outcome: 'success' | 'close' | 'slip'): Promise<void> {
  const name = outcome === 'slip' ? '支払番号を発行する' : /円を支払う$/;
  await page.getByRole('button', { name }).click();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  await page.getByRole('button', { name: outcome }).click();
}

test('from the design to an order paid at Stripe, and its money back', async ({ page, stripe }) => {
  await arriveAtPayment(page);
  await expect(page.getByRole('radio', { name: /キャリア決済/ })).toHaveCount(0);
  await payBy(page, 'close');
  await expect(page.getByText('お支払いが完了しませんでした。', { exact: false })).toBeVisible();
  expect(await stripe.captured()).toBe(0);
  await payBy(page, 'success');
  await expect(page.getByRole('heading', { name: 'ご注文ありがとうございます' })).toBeVisible();
  expect(await stripe.captured()).toBe(1);

  await page.getByRole('link', { name: 'ご注文の内容を見る' }).click();
  await page.getByRole('button', { name: 'キャンセルする' }).click();
  await dialog(page).getByRole('button', { name: 'キャンセルする' }).click();
  await expect(page.getByText('返金の手続き中').or(page.getByText('返金済み')).first()).toBeVisible();
  await expect.poll(() => stripe.captured()).toBe(0);
});

test('a slip for the convenience store waits for its money, and says so', async ({ page, stripe }) => {
  await arriveAtPayment(page);
  await page.getByRole('radio', { name: /コンビニ払い/ }).check();
  await payBy(page, 'slip');
  await expect(message(page, 'お支払いの確認を待っています。')).toBeVisible();
  await page.getByRole('link', { name: 'ご注文の内容を見る' }).click();
  await expect(page.getByText('お支払いをお待ちしています').first()).toBeVisible();
  expect(await stripe.captured()).toBe(0);

  // Whoever goes back to the destination is asked before the number for the till is given up.
  await page
    .getByRole('link', { name: /支払い/ })
    .first()
    .click();
  await expect(page.getByRole('radio', { name: /コンビニ払い/ })).toBeChecked();
  await page.goto(`${page.url()}&failed`);
  await expect(page.getByText('支払番号を発行済みです', { exact: false })).toBeVisible();
  await expect(page.getByText('お支払いが完了しませんでした', { exact: false })).toHaveCount(0);
  await page.getByRole('link', { name: 'お届け先を変える' }).click();
  await expect(page.getByRole('heading', { name: 'ご注文', exact: true })).toBeVisible();
  const number = page.getByText('支払番号を発行済みです', { exact: false });
  await expect(number).toBeVisible();
  await page.getByRole('button', { name: '最終確認へ進む' }).click();
  const question = page.getByRole('alertdialog', { name: '支払番号は発行済みかもしれません' });
  await question.getByRole('button', { name: 'もどる' }).click();
  await expect(number).toBeVisible();
});
