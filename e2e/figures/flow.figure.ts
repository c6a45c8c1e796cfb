import { expect } from '@playwright/test';
import { call } from '../support/call.ts';
import { firstLoadBytes } from '../support/first-load.ts';
import {
  acceptCrop,
  askForAddresses,
  CREATE,
  chooseDesign,
  dialog,
  dismissFirstWarning,
  pickPhoto,
  signUpInDialog,
} from '../support/flow.ts';
import { confirmContents } from '../support/order.ts';
import { cameraJpeg } from '../support/photos.ts';
import { test } from '../support/test.ts';
import { figureOf, median } from './figure.ts';

const figure = figureOf('flow');

test('JavaScript of the first load', async ({ page }) => {
  for (const [name, path] of [
    ['front page', '/'],
    ['design list', `${CREATE}kit/10`],
  ] as const) {
    const bytes = await firstLoadBytes(page, path);
    figure(`JavaScript of the first load, brotli: ${name}`, bytes / 1000, 'kB');
  }
});

test('from picking a 12-megapixel photo to the open crop dialog', async ({ page }) => {
  const buffer = await cameraJpeg({ width: 4000, height: 3000 });
  await chooseDesign(page);
  await dismissFirstWarning(page);
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const startedAt = performance.now();
    await pickPhoto(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByRole('slider', { name: '写真の位置' }).waitFor();
    times.push(performance.now() - startedAt);
    await acceptCrop(page);
  }
  figure('12 MP photo to the open crop dialog (median of 3)', median(times), 'ms');
});

const friend = (number: number) => ({
  zip: '1500001',
  state: '東京都',
  address1: '渋谷区神宮前',
  address2: `${number}-6-7`,
  name_last: '山田',
  name_first: `${number}郎`,
  honorific: '様',
  joint_names: [],
  birthday: '',
});

test('an upload with 30 recipients', async ({ page }) => {
  const buffer = await cameraJpeg({ width: 4000, height: 3000 });
  await chooseDesign(page);
  await dismissFirstWarning(page);
  await pickPhoto(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await acceptCrop(page);
  await askForAddresses(page);
  await signUpInDialog(page);
  for (let number = 1; number <= 30; number += 1) {
    await call(page, '/api/contact/create', friend(number));
  }
  await page.getByRole('button', { name: '宛先の選択へ進む' }).click();
  await dialog(page).getByRole('button', { name: 'はい' }).click();
  await page.getByRole('button', { name: '連絡帳から選択' }).click();
  const boxes = dialog(page).getByRole('checkbox');
  await expect(boxes).toHaveCount(30);
  for (const box of await boxes.all()) await box.check();
  await dialog(page).getByRole('button', { name: '30/30 件選択' }).click();
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await confirmContents(page);
  // The browser's record of a post leaves files out; the content-length header counts them.
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (!request.url().includes('/api/book/') || request.method() !== 'POST') return;
    sizes.push(request.allHeaders().then((headers) => Number(headers['content-length'] ?? 0)));
  });
  const startedAt = performance.now();
  await page.getByRole('button', { name: '注文', exact: true }).click();
  await page.waitForURL(/customer$/);
  figure('upload with 30 recipients: from the button to the order', performance.now() - startedAt, 'ms');
  const bytes = await Promise.all(sizes);
  figure('upload with 30 recipients: requests', bytes.length, '');
  figure('upload with 30 recipients: bytes sent', bytes.reduce((sum, size) => sum + size, 0) / 1000, 'kB');
});
