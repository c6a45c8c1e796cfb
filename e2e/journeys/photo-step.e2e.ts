import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../support/axe.ts';
import { enlarged } from '../support/enlarged.ts';
import {
  acceptCrop,
  CREATE,
  chooseDesign,
  cropStage,
  dialog,
  dismissFirstWarning,
  message,
  pickPhoto,
  reloadKept,
} from '../support/flow.ts';
import { photoOnCard } from '../support/photo-on-card.ts';
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

/** The share of the photo's pixels on the card that have one value in all channels. */
async function greyShare(card: Locator): Promise<number> {
  const pixels = await photoOnCard(card, 64);
  const greys = pixels.filter((pixel) => Math.max(...pixel) - Math.min(...pixel) <= 2);
  return pixels.length === 0 ? 0 : greys.length / pixels.length;
}

test('each of the six failures says why', async ({ page }) => {
  await enterPhotoStep(page);
  const photo = await aCameraPhoto();
  const rows: [string, () => Promise<void>][] = [
    ['JPEGとPNG', () => pickPhoto(page, jpeg(Buffer.from('hello'), 'text.jpg'))],
    ['空です', () => pickPhoto(page, jpeg(Buffer.alloc(0), 'empty.jpg'))],
    ['8MB', () => pickPhoto(page, jpeg(Buffer.concat([photo.buffer, Buffer.alloc(8 * 1024 * 1024)])))],
    ['撮ったままの写真', async () => pickPhoto(page, jpeg(await cameraJpeg({ width: 300, height: 200 })))],
    [
      '途中までしか保存されていない',
      () => pickPhoto(page, jpeg(photo.buffer.subarray(0, photo.buffer.length >> 2))),
    ],
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

/** Spreads two fingers by a factor. */
async function pinch(page: Page, stage: Locator, factor: number): Promise<void> {
  const { x, y, width, height } = (await stage.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const fingers = (apart: number) =>
    [-apart, apart].map((by, id) => ({ id, x: x + width / 2 + by, y: y + height / 2 }));
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: ReturnType<typeof fingers>) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', fingers(20));
  await touch('touchMove', fingers(20 * factor));
  await touch('touchEnd', []);
}

const shareFromStart = async (slider: Locator): Promise<number> =>
  Number(await slider.getAttribute('aria-valuenow'));

test('the crop moves by keys and pointer, stays inside, and survives a reload', async ({ page }) => {
  await enterPhotoStep(page);
  await pickPhoto(page, await aCameraPhoto());
  const stage = cropStage(page);
  await expect(stage).toBeFocused();
  expect(await shareFromStart(stage)).toBe(50);
  await page.keyboard.press('Shift+ArrowUp');
  expect(await shareFromStart(stage)).toBeGreaterThan(50);
  await page.keyboard.press('End');
  expect(await shareFromStart(stage)).toBe(100);
  const box = (await stage.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(box.x + 80, box.y + 80);
  await page.mouse.down();
  await page.mouse.move(box.x + 80, box.y + 900, { steps: 4 });
  await page.mouse.up();
  expect(await shareFromStart(stage)).toBe(0);
  await acceptCrop(page);
  await reloadKept(page);
  await page.getByRole('button', { name: '位置を調整する' }).click();
  await expect(stage).toHaveAttribute('aria-valuenow', '0');
});

test('the browser’s way back asks about what was done to a photo, and leaves the photo as it lay', async ({
  page,
}) => {
  await enterPhotoStep(page);
  await pickPhoto(page, await aCameraPhoto());
  const stage = cropStage(page);
  await expect(stage).toBeFocused();
  await page.keyboard.press('End');
  const question = page.getByRole('alertdialog', { name: '調整したことは、まだ写真に入っていません。' });
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: '調整にもどる' }).click();
  await expect(stage).toHaveAttribute('aria-valuenow', '100');
  const asked = page.waitForEvent('dialog');
  void page.reload().catch(() => undefined);
  await (await asked).dismiss();
  await expect(stage, 'whoever stays has it still').toHaveAttribute('aria-valuenow', '100');
  await page.goBack();
  await question.getByRole('button', { name: '入れずに閉じる' }).click();
  await expect(stage).toBeHidden();
  await expect(page.getByRole('heading', { name: '写真選択' })).toBeVisible();
  await page.getByRole('button', { name: '位置を調整する' }).click();
  await expect(stage).toHaveAttribute('aria-valuenow', '50');
});

test('whoever closes the crop of a photo that replaced another one is offered to undo that', async ({
  page,
}) => {
  await enterPhotoStep(page);
  await pickPhoto(page, jpeg((await aCameraPhoto()).buffer, 'first.jpg'));
  await cropStage(page).waitFor();
  await dialog(page).getByRole('button', { name: 'やめる' }).click();
  const told = page.getByText('前の写真と入れかえました。');
  await expect(dialog(page)).toHaveCount(0);
  await expect(told, 'there was none before').toHaveCount(0);
  await pickPhoto(page, jpeg(await cameraJpeg({ width: 3000, height: 4000 }), 'second.jpg'));
  await cropStage(page).waitFor();
  await page.keyboard.press('Escape');
  await expect(told).toBeVisible();
  await page
    .getByRole('status')
    .filter({ hasText: '入れかえました' })
    .getByRole('button', { name: '元に戻す' })
    .click();
  await expect(page.getByRole('button', { name: 'やり直す' })).not.toHaveAttribute('aria-disabled');
});

test('the browser’s way back closes the words and leaves them as they were typed', async ({ page }) => {
  await enterPhotoStep(page);
  await page.getByRole('button', { name: '文面を書く' }).click();
  const words = dialog(page).getByRole('textbox', { name: '本文', exact: true });
  await words.fill('元気にしています');
  await page.goBack();
  await expect(words).toBeHidden();
  await expect(page.getByRole('heading', { name: '写真選択' })).toBeVisible();
  await page.getByRole('button', { name: '文面を書く' }).click();
  await expect(words).toHaveValue('元気にしています');
});

test('a field of words says how much its place holds before anything is typed, and so much is taken', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await enterPhotoStep(page);
  await page.getByRole('button', { name: '文面を書く' }).click();
  const fields = dialog(page).getByRole('textbox');
  await expect(fields.first()).toBeVisible();
  for (const field of await fields.all()) {
    await expect(field).toHaveAccessibleDescription(
      /^(\d+行まで、1行に\d+文字ほど|1行、\d+文字ほど|\d+行、\d+文字まで)/,
    );
    const described = (await field.getAttribute('aria-describedby')) ?? '';
    const said = await page.locator(`[id="${described.split(' ')[0]}"]`).innerText();
    const [lines = 1, length = 1] = (said.match(/\d+/g) ?? []).map(Number);
    if (!said.includes('ほど')) continue;
    const full = (count: number) => Array.from({ length: count }, () => '国'.repeat(length)).join('\n');
    await field.fill(full(lines));
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    await field.fill(full(lines + 1));
    await expect(field, said).toHaveAttribute('aria-invalid', 'true');
  }
});

test('while the photo is put in place, what the design draws over it is seen', async ({ page }) => {
  await page.goto(`${CREATE}kit/60`);
  const oval = page.locator('[data-kit]').filter({ hasText: '丘の上の新しい家' });
  await oval.getByRole('link').first().click();
  await dismissFirstWarning(page);
  await pickPhoto(page, await aCameraPhoto());
  const window = cropStage(page).locator('img');
  await expect
    .poll(() => window.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  const [red, , blue] = await sharp(await cropStage(page).locator('div').screenshot())
    .extract({ left: 8, top: 8, width: 1, height: 1 })
    .raw()
    .toBuffer();
  // The corner is the card's cream, for the oval has no photo there; the photo's sky has less red.
  expect(red).toBeGreaterThan(230);
  expect(blue).toBeGreaterThan(170);
});

test('a photo is enlarged, levelled, turned and made black and white, step by step back, and kept', async ({
  page,
}) => {
  await enterPhotoStep(page);
  await pickPhoto(page, await aCameraPhoto());
  const stage = cropStage(page);
  const valueText = () => stage.getAttribute('aria-valuetext');
  const plain = await valueText();
  await stage.press('+');
  await expect(stage).toHaveAttribute('aria-valuetext', /1\.10倍/);
  await stage.hover();
  await page.mouse.wheel(0, -400);
  await expect(page.getByText(/印刷の細かさ/)).toBeVisible();
  const zoom = page.getByRole('slider', { name: '大きさ' });
  // The page hears of the wheel a moment after it was turned.
  await expect.poll(async () => Number(await zoom.inputValue())).toBeGreaterThan(1.5);
  await zoom.press('End');
  await expect(dialog(page)).toContainText('鮮明に印刷されない恐れ');
  await enlarged(page, { width: 375, height: 812, rootFont: '200%' }, async () => {
    await dialog(page).getByRole('button', { name: 'はじめの状態に戻す' }).focus();
    await expect(stage, 'the photo stays while what changes it is used').toBeInViewport({ ratio: 0.9 });
  });
  await expectAccessible(page, 'the crop of a photo');
  await expect(dialog(page).getByRole('button', { name: 'OK' })).toBeEnabled();
  await page.getByRole('slider', { name: '傾き' }).fill('5');
  await expect(stage).toHaveAccessibleDescription(/矢印キーで少しずつ、/);
  await page.getByRole('button', { name: '右へ90度まわす' }).click();
  await expect(dialog(page).getByRole('status').getByText('右へ90度まわした向き')).toHaveCount(1);
  await dialog(page).getByRole('button', { name: '元に戻す' }).click();
  await expect(page.getByRole('slider', { name: '傾き' })).toHaveAttribute(
    'aria-valuetext',
    /^右へ\u200b?5\.0度$/,
  );
  await page.getByRole('button', { name: '明るさと色' }).click();
  await page.getByRole('button', { name: '白黒' }).click();
  await page.getByRole('button', { name: '自動補正' }).click();
  await expectAccessible(page, 'the light of a photo');
  await acceptCrop(page);
  const card = page.getByRole('img', { name: /表面の仕上がり/ });
  await expect.poll(async () => await greyShare(card)).toBe(1);
  await reloadKept(page);
  await page.getByRole('button', { name: '位置を調整する' }).click();
  await expect(page.getByRole('slider', { name: '傾き' })).toHaveAttribute(
    'aria-valuetext',
    /^右へ\u200b?5\.0度$/,
  );
  await page.getByRole('button', { name: 'はじめの状態に戻す' }).click();
  expect(await valueText()).toBe(plain);
  await pinch(page, stage, 3);
  await expect(stage).toHaveAttribute('aria-valuetext', /3\.00倍/);
  await page.getByRole('button', { name: 'はじめの状態に戻す' }).click();
  await stage.dblclick();
  await expect(stage).toHaveAttribute('aria-valuetext', /2\.00倍/);
});

test('WebP and AVIF are read where the browser knows them, and HEIC says what to do where it does not', async ({
  page,
}) => {
  await enterPhotoStep(page);
  const photo = sharp((await aCameraPhoto()).buffer);
  const names = ['umi.webp', 'umi.avif'];
  for (const [index, buffer] of [
    await photo.clone().webp().toBuffer(),
    await photo.clone().avif({ effort: 0 }).toBuffer(),
  ].entries()) {
    await pickPhoto(page, { name: names[index] ?? '', mimeType: 'application/octet-stream', buffer });
    await acceptCrop(page);
    await expect(page.getByRole('img', { name: new RegExp(`写真は${names[index]}`) })).toBeVisible();
  }
  await pickPhoto(page, jpeg(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'IMG_0001.HEIC'));
  await expect(dialog(page)).toContainText('HEIC形式');
  await expect(dialog(page)).toContainText('「写真」から選ぶ');
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
  await expect(cropStage(page)).toBeVisible();
  await page.clock.runFor(5000);
  // Awaited from before the press, as it is shown for three seconds only.
  await Promise.all([expect(sentence).toBeVisible(), acceptCrop(page)]);
  await expect(mark).toBeVisible();
  await page.clock.runFor(3100);
  await expect(sentence).toHaveCount(0);
  await mark.click();
  await expect(sentence).toBeVisible();
  await page.mouse.move(2, 2);
  await expect(sentence).toHaveCount(0);
});

test('the back offers no change of the photo, and a transparent picture is a photo too', async ({ page }) => {
  await enterPhotoStep(page);
  await page.getByRole('button', { name: '宛名面の入力へ進む' }).click();
  await expect(dialog(page)).toContainText('写真が選択されていません。');
  await page.getByRole('button', { name: '編集にもどる' }).click();
  await pickPhoto(page, { name: 'a.png', mimeType: 'image/png', buffer: await transparentPng(1600, 1200) });
  await acceptCrop(page);
  await page.getByRole('button', { name: '裏面' }).click();
  await expect(page.getByRole('img', { name: /裏面の仕上がり/ })).toBeVisible();
  await expect(page.getByText('100×148mm'), 'the face stands upright').toBeVisible();
  await expect(page.getByRole('button', { name: '写真を選び直す' })).toBeDisabled();
  await expect(page.getByRole('button', { name: '位置を調整する' })).toBeDisabled();
});

test('a question that is longer than a small window of enlarged text opens at its beginning', async ({
  page,
}) => {
  await enterPhotoStep(page);
  await pickPhoto(page, { name: 'a.png', mimeType: 'image/png', buffer: await transparentPng(1600, 1200) });
  await acceptCrop(page);
  await enlarged(page, { width: 320, height: 568, rootFont: '200%' }, async () => {
    // Found a moment after the crop, it pushes the button down: a press at that moment would miss it.
    await expect(message(page, '少しぼけて')).toBeVisible();
    await page.getByRole('button', { name: '宛名面の入力へ進む' }).click();
    const title = page.getByRole('heading', { name: '著作権の確認' });
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport();
    const scrolled = await dialog(page).evaluate((box) =>
      [...box.querySelectorAll('*')].some(({ scrollTop }) => scrollTop > 0),
    );
    expect(scrolled).toBe(false);
  });
});

test('nobody enters a later step without what it needs', async ({ page }) => {
  for (const step of ['preview', 'sender', 'receiver', 'confirm']) {
    await page.goto(`/jp/apps/postcard/create/${step}`);
    await expect(page).toHaveURL(/\/create\/$/);
  }
});
