import { chooseDesign, dialog } from '../support/flow.ts';
import { becomeMember } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

test.use({ hasTouch: true, viewport: { width: 375, height: 812 } });

test('the second of two taps answers no question that the first one has opened', async ({ page }) => {
  await becomeMember(page);
  await chooseDesign(page);
  await page.goto('/member/');
  const remove = page.getByRole('button', { name: /^削除：/ });
  await remove.scrollIntoViewIfNeeded();
  await remove.tap();
  const answer = dialog(page).getByRole('button', { name: '削除' });
  const place = await answer.boundingBox();
  await page.touchscreen.tap((place?.x ?? 0) + 20, (place?.y ?? 0) + 20);
  await expect(answer, 'nobody can have read it').toBeVisible();
  await answer.click();
  await expect(page.getByText('作りかけのものはありません。')).toBeVisible();
});
