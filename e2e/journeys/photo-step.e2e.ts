import type { Page } from '@playwright/test';
import { acceptCrop, chooseDesign, dialog, dismissFirstWarning, pickPhoto } from '../support/flow.ts';
import { cameraJpeg, decompressionBomb, transparentPng } from '../support/photos.ts';
import { expect, test } from '../support/test.ts';

const jpeg = (buffer: Buffer, name = 'photo.jpg') => ({ name, mimeType: 'image/jpeg', buffer });

const aCameraPhoto = async () => jpeg(await cameraJpeg({ width: 4000, height: 3000 }));

async function enterPhotoStep(page: Page): Promise<void> {
  await chooseDesign(page);
  await dismissFirstWarning(page);
}

/** Drops files on the card as a file manager does. */
async function dropOnCard(page: Page, names: readonly string[]): Promise<void> {
  const files = await page.evaluateHandle(`(() => {
    const transfer = new DataTransfer();
    for (const name of ${JSON.stringify(names)}) transfer.items.add(new File(['x'], name, { type: 'image/jpeg' }));
    return transfer;
  })()`);
  await page.getByRole('img', { name: /表面の仕上がり/ }).dispatchEvent('drop', { dataTransfer: files });
}

test('each of the six failures says why', async ({ page }) => {
  await enterPhotoStep(page);
  const photo = await aCameraPhoto();
  const rows: [string, () => Promise<void>][] = [
    ['JPEGとPNG', () => pickPhoto(page, jpeg(Buffer.from('hello'), 'text.jpg'))],
    ['空です', () => pickPhoto(page, jpeg(Buffer.alloc(0), 'empty.jpg'))],
    ['8MB', () => pickPhoto(page, jpeg(Buffer.concat([photo.buffer, Buffer.alloc(8 * 1024 * 1024)])))],
    ['解像度', async () => pickPhoto(page, jpeg(await cameraJpeg({ width: 300, height: 200 })))],
    ['画像を作れません', () => pickPhoto(page, jpeg(photo.buffer.subarray(0, photo.buffer.length >> 2)))],
    ['画像を作れません', async () => pickPhoto(page, jpeg(await decompressionBomb(), 'bomb.png'))],
    ['一度に1枚', () => dropOnCard(page, ['a.jpg', 'b.jpg'])],
  ];
  for (const [cause, fail] of rows) {
    await fail();
    await expect(dialog(page)).toContainText('写真の読み込みに失敗しました。');
    await expect(dialog(page)).toContainText(cause);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
  await rows[0]?.[1]();
  const chooser = page.waitForEvent('filechooser');
  await dialog(page).getByRole('button', { name: '別の写真を選ぶ' }).click();
  await (await chooser).setFiles(photo);
  await acceptCrop(page);
});

test('the crop moves by keys and pointer, stays inside, and survives a reload', async ({ page }) => {
  await enterPhotoStep(page);
  await pickPhoto(page, await aCameraPhoto());
  const slider = page.getByRole('slider');
  await expect(slider).toBeFocused();
  const start = Number(await slider.getAttribute('aria-valuenow'));
  const max = Number(await slider.getAttribute('aria-valuemax'));
  expect(Math.abs(start - max / 2)).toBeLessThanOrEqual(1);
  await page.keyboard.press('ArrowUp');
  expect(Number(await slider.getAttribute('aria-valuenow'))).toBeLessThan(start);
  await page.keyboard.press('End');
  expect(Number(await slider.getAttribute('aria-valuenow'))).toBe(max);
  const box = (await slider.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x - 900, box.y - 900, { steps: 4 });
  await page.mouse.up();
  expect(Number(await slider.getAttribute('aria-valuenow'))).toBe(0);
  await acceptCrop(page);
  await expect(page.getByText('この端末に保存済み')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: '位置を調整する' }).click();
  await expect(slider).toHaveAttribute('aria-valuenow', '0');
});

test('a small photo carries the mark: three seconds, again on click, gone when the mouse leaves', async ({
  page,
}) => {
  await page.clock.install();
  await enterPhotoStep(page);
  await pickPhoto(page, jpeg(await cameraJpeg({ width: 760, height: 570 })));
  const sentence = page.getByText('画像の大きさが足りません。鮮明に印刷されない恐れがあります。');
  const mark = page.getByRole('button', { name: '画像の大きさについて' });
  // The crop opens by itself over the card: the time begins when it closes.
  await expect(page.getByRole('slider')).toBeVisible();
  await page.clock.runFor(5000);
  await acceptCrop(page);
  await expect(sentence).toBeVisible();
  await expect(mark).toBeVisible();
  await page.clock.runFor(3100);
  await expect(sentence).toHaveCount(0);
  await mark.click();
  await expect(sentence).toBeVisible();
  await page.mouse.move(2, 2);
  await expect(sentence).toHaveCount(0);
});

test('on the back the photo rests, and a transparent picture is a photo too', async ({ page }) => {
  await enterPhotoStep(page);
  await page.getByRole('button', { name: '宛名面の入力へ進む' }).click();
  await expect(dialog(page)).toContainText('写真が選択されていません。');
  await page.getByRole('button', { name: '編集に戻る' }).click();
  await pickPhoto(page, { name: 'a.png', mimeType: 'image/png', buffer: await transparentPng(1600, 1200) });
  await acceptCrop(page);
  await page.getByRole('button', { name: '裏面' }).click();
  await expect(page.getByRole('img', { name: /裏面の仕上がり/ })).toBeVisible();
  await expect(page.getByRole('button', { name: '写真を選びなおす' })).toBeDisabled();
  await expect(page.getByRole('button', { name: '位置を調整する' })).toBeDisabled();
});

test('nobody enters a later step without what it needs', async ({ page }) => {
  for (const step of ['preview', 'sender', 'receiver', 'confirm']) {
    await page.goto(`/jp/apps/postcard/create/${step}`);
    await expect(page).toHaveURL(/\/create\/$/);
  }
});
