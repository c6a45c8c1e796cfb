import { listen } from '../support/listener.ts';
import { arriveAtPayment } from '../support/order.ts';
import { expect, test } from '../support/test.ts';

/* What orders are to who only listens. */

test.use({ viewport: { width: 375, height: 812 } });

test('on a phone, where the lines of the sum are folded away, a new total is heard', async ({ page }) => {
  const heard = await listen(page);
  await arriveAtPayment(page);
  await page.getByLabel('はがきケース').selectOption('1');
  await expect.poll(heard).toContain('合計（税込）620円');
});
