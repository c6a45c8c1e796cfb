import { expectAccessible } from '../support/axe.ts';
import {
  acceptCrop,
  dismissFirstWarning,
  expectPhotosChosen,
  pickPhoto,
  reloadKept,
  untilKept,
} from '../support/flow.ts';
import { listen } from '../support/listener.ts';
import { becomeMember } from '../support/member.ts';
import { payOnSandbox, typeCustomer } from '../support/order.ts';
import { cameraJpeg } from '../support/photos.ts';
import { awaitPressFile, readPressFile } from '../support/press-file.ts';
import { expect, test } from '../support/test.ts';

const ROOT = '/jp/apps/cards/id/';

const photo = async (name: string, taken?: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await cameraJpeg({ width: 1200, height: 1600, ...(taken ? { taken } : {}) }),
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('the button that takes the first photo is in the window', async ({ page }) => {
    await page.goto(ROOT);
    await page.getByRole('main').getByRole('link', { name: 'デザインを選ぶ' }).click();
    await page.locator('a[href*="preview?"]').first().click();
    await dismissFirstWarning(page);
    // The bar with the way on lies over the window's end.
    const bar = await page.getByRole('button', { name: '文字の入力へ進む' }).boundingBox();
    const select = await page.getByRole('button', { name: '写真を選択' }).boundingBox();
    expect((select?.y ?? 0) + (select?.height ?? 0)).toBeLessThan((bar?.y ?? 0) - 40);
  });
});

test('a screen reader says that words are kept when typing rests, not after each letter', async ({
  page,
}) => {
  const heard = await listen(page);
  const kept = async () => (await heard()).filter((words) => words === 'この端末に保存済み').length;
  await becomeMember(page);
  await page.goto(ROOT);
  await page.getByRole('main').getByRole('link', { name: 'デザインを選ぶ' }).click();
  await page.locator('a[href*="preview?"]').first().click();
  await dismissFirstWarning(page);
  await page.getByRole('button', { name: '1枚', exact: true }).click();
  await pickPhoto(page, await photo('a.jpg'));
  await acceptCrop(page);
  await page.getByRole('button', { name: '文字の入力へ進む' }).click();
  await page.getByRole('button', { name: '問題ありません' }).click();
  await expect(page.getByRole('heading', { name: '文字の入力' })).toBeVisible();
  await untilKept(page);
  const before = await kept();

  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  for (const letter of 'Hanako') {
    await page.getByLabel('1行目').press(letter);
    await page.clock.runFor(300);
  }
  expect(await kept()).toBe(before);
  await page.clock.resume();
  await expect.poll(kept).toBe(before + 1);
});

test('three photos and three lines become eighteen ID cards that are ordered and paid', async ({ page }) => {
  await becomeMember(page);
  await page.goto(ROOT);
  await page.getByRole('main').getByRole('link', { name: 'デザインを選ぶ' }).click();
  await page.locator('a[href*="preview?"]').first().click();
  await expect(page.getByRole('heading', { name: '写真選択' })).toBeVisible();
  await dismissFirstWarning(page);

  await page.getByRole('button', { name: '3枚', exact: true }).click();
  await expect(page.getByText('写真1枚につき6枚のカードができます。')).toBeVisible();
  await pickPhoto(page, await photo('first.jpg'));
  await acceptCrop(page);
  await expectAccessible(page, 'one photo of three ID cards');
  await page.getByRole('button', { name: '2枚目、写真はまだありません' }).click();
  await pickPhoto(page, [
    await photo('late.jpg', '2026:11:03 12:00:00'),
    await photo('early.jpg', '2026:11:03 09:00:00'),
  ]);
  await expectPhotosChosen(page, 3);
  await expect(page.getByRole('button', { name: '2枚目、early.jpg' })).toBeVisible();
  await page.getByRole('button', { name: '次と入れかえる' }).click();
  await expect(page.getByRole('button', { name: '3枚目、early.jpg' })).toBeVisible();

  await reloadKept(page);
  await expectPhotosChosen(page, 3);
  await page.getByRole('button', { name: '文字の入力へ進む' }).click();
  await page.getByRole('button', { name: '問題ありません' }).click();

  await expect(page.getByRole('heading', { name: '文字の入力' })).toBeVisible();
  await page.getByLabel('1行目').fill('山田花子');
  await expect(
    page.getByText('1行目：使用できる文字は、半角英数字と4種類の記号(.-_@)のみです。'),
  ).toBeVisible();
  await expectAccessible(page, 'a line of an ID card that cannot be printed');
  await page.getByLabel('1行目').fill('HANAKO YAMADA');
  await expect(page.getByText('「空白」は使えません。')).toBeVisible();
  await page.getByLabel('1行目').fill('Hanako.Yamada');
  await page.getByLabel('3行目').fill('hana@example.jp');
  await page.getByRole('button', { name: '確認へ進む' }).click();

  await expect(page.getByRole('heading', { name: '仕上がりの確認' })).toBeVisible();
  await expect(page.getByRole('region', { name: '書いた言葉' })).toHaveText(
    /1行目Hanako\.Yamada3行目hana@example\.jp$/,
  );
  await expectAccessible(page, 'the ID cards before they are ordered');
  const order = page.getByRole('button', { name: '注文', exact: true });
  await expect(order).toBeDisabled();
  await page.getByRole('checkbox').check();
  await order.click();

  const { bytes } = await awaitPressFile(page, 'T0014');
  const press = await readPressFile(bytes);
  expect(press.pageCount).toBe(36);
  expect(press.texts[1]).toContain('Hanako.Yamada');
  expect(press.texts[35]).toContain('hana@example.jp');

  await expect(page.getByText('IDカードができました。', { exact: false })).toBeVisible();
  await expect(page.getByText('36ページすべてを', { exact: false })).toBeVisible();
  await expect(page.getByRole('img', { name: /表面の仕上がり、\d枚目$/ })).toHaveCount(3);
  await expect(page.getByRole('main')).not.toContainText('はがき');
  await typeCustomer(page);
  await expectAccessible(page, 'the order of ID cards');
  await page.getByRole('button', { name: '最終確認へ進む' }).click();
  await expect(page.getByRole('heading', { name: 'お支払い', exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: /表面の仕上がり$/ })).toBeVisible();
  await expectAccessible(page, 'the payment of ID cards');
  await payOnSandbox(page);

  await page.getByRole('link', { name: 'ご注文の内容を見る' }).click();
  await expect(page.getByText('印刷の準備中')).toBeVisible();
  await expect(page.getByRole('img', { name: /表面の仕上がり$/ })).toBeVisible();
  await expectAccessible(page, 'the paid order of ID cards');
});
