import { dialog } from '../support/flow.ts';
import { listen } from '../support/listener.ts';
import { arriveAtPayment, payOnSandbox } from '../support/order.ts';
import { expect, test } from '../support/test.ts';

/* Orders as a screen reader reads them. */

test.use({ viewport: { width: 375, height: 812 } });

test('on a phone, where the lines of the sum are folded away, a new total is heard', async ({ page }) => {
  const heard = await listen(page);
  await arriveAtPayment(page);
  await page.getByLabel('はがきケース').selectOption('1');
  await expect.poll(heard).toContain('合計（税込）620円');
});

test('that an order is cancelled is seen and heard, and the word stays on its page', async ({ page }) => {
  const heard = await listen(page);
  await arriveAtPayment(page);
  await page.goto('/member/orders');
  await page.locator('a[href^="/member/orders/"]').first().click();
  await page.getByRole('button', { name: 'キャンセルする' }).click();
  await expect(dialog(page), 'nothing was paid, and nothing goes back').not.toContainText('お返し');
  await dialog(page).getByRole('button', { name: 'キャンセルしない' }).click();
  await page.getByRole('link', { name: 'お支払いへ進む' }).click();
  await payOnSandbox(page);
  await expect(page).toHaveTitle('ご注文ありがとうございます | ふみ');
  await page.getByRole('link', { name: 'ご注文の内容を見る' }).click();
  await page.getByRole('button', { name: 'キャンセルする' }).click();
  await expect(dialog(page)).toContainText('お支払いいただいた全額をお返しします。');
  await dialog(page).getByRole('button', { name: 'キャンセルする' }).click();
  await expect(page.getByText('キャンセルしました。')).toBeVisible();
  await expect.poll(heard).toContain('キャンセルしました。');
  await page.reload();
  await expect(page.getByRole('list', { name: 'ご注文の進みぐあい' })).toContainText('キャンセル');
});
