import type { Locator } from '@playwright/test';
import { chooseDesign, dialog } from '../support/flow.ts';
import { becomeMember } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

test.use({ hasTouch: true, viewport: { width: 375, height: 600 } });

const placeOf = async (thing: Locator) => (await thing.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test('the second of two taps answers no question that the first one has opened', async ({ page }) => {
  await becomeMember(page);
  await chooseDesign(page);
  await page.goto('/member/');
  const remove = page.getByRole('button', { name: /^削除：/ });
  const answer = dialog(page).getByRole('button', { name: '削除' });
  const spot = { x: 0, y: 0 };
  // Tapped again where content that came late has moved the button from under the finger.
  await expect(async () => {
    // A question that opened late is not answered by another tap.
    if (await answer.isVisible()) return;
    // Dialogs of a phone have their answers at the lower edge.
    await remove.evaluate((element) =>
      scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 16),
    );
    const { x, y, width, height } = await placeOf(remove);
    Object.assign(spot, { x: x + width - 2, y: y + height / 2 });
    await page.touchscreen.tap(spot.x, spot.y);
    await expect(answer).toBeVisible({ timeout: 1000 });
  }).toPass();
  const over = await placeOf(answer);
  expect(spot.x, 'the answer lies where the question was asked').toBeGreaterThan(over.x);
  expect(spot.y).toBeGreaterThan(over.y);
  await page.touchscreen.tap(spot.x, spot.y);
  await expect(answer, 'nobody can have read it').toBeVisible();
  await answer.click();
  await expect(page.getByText('作りかけのものはありません。')).toBeVisible();
});
