import { addRecipientByHand, arriveAtSender, type Person, typeAddress } from '../support/flow.ts';
import { confirmContents } from '../support/order.ts';
import { cameraJpeg } from '../support/photos.ts';
import { awaitPressFile } from '../support/press-file.ts';
import { expect, test } from '../support/test.ts';

const SENDER: Person = {
  last: '髙橋',
  first: '花子',
  zip: '1060032',
  rest: '1-2-3',
  building: 'ハイツ六本木305',
};
const FRIEND: Person = { last: '山田', first: '一郎', zip: '1500001', rest: '5-6-7' };

test('addresses are printed in the face and the numerals that were chosen', async ({ page }) => {
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await arriveAtSender(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await typeAddress(page.getByRole('main'), SENDER);
  const outlines = page.waitForResponse((response) => response.url().endsWith('/api/glyphs/brush'));
  await page.getByRole('radio', { name: '毛筆' }).check();
  await page.getByRole('radio', { name: '算用数字' }).check();
  await outlines;
  await page.reload();
  await expect(page.getByRole('radio', { name: '毛筆' })).toBeChecked();
  await expect(page.getByText('入力と同時に変わります。', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: '宛先の選択へ進む' }).click();
  await addRecipientByHand(page, FRIEND);
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await confirmContents(page);
  await page.getByRole('button', { name: '注文', exact: true }).click();
  const press = (await awaitPressFile(page, 'T0021')).bytes.toString('latin1');
  expect(press).toMatch(/\+FumiBrush-Regular/);
});

test('a choice stands beside its circle in windows of every width', async ({ page }) => {
  const buffer = await cameraJpeg({ width: 2400, height: 1800 });
  await arriveAtSender(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  for (const width of [320, 375, 820, 1280]) {
    await page.setViewportSize({ width, height: 812 });
    for (const name of ['明朝', 'ゴシック', '毛筆', '漢数字', '算用数字']) {
      const circle = page.getByRole('radio', { name });
      const words = page.getByRole('main').locator('label b', { hasText: name });
      const [left, right] = [await circle.boundingBox(), await words.boundingBox()];
      const place = `${name} at ${width} px`;
      expect(right?.x, place).toBeGreaterThan((left?.x ?? Infinity) + (left?.width ?? 0));
      expect(right?.y, place).toBeLessThan((left?.y ?? 0) + (left?.height ?? 0));
    }
  }
});
