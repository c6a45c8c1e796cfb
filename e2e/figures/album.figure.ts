import { writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { signUpInDialog } from '../support/flow.ts';
import { arriveAtPhotos, pressOrder } from '../support/photobook.ts';
import { cameraJpeg } from '../support/photos.ts';
import { rendererMemory } from '../support/renderer-memory.ts';
import { test } from '../support/test.ts';
import { figureOf } from './figure.ts';

const figure = figureOf('album');

const COUNT = 64;

/** Files of 24 megapixels that all differ, of one scene: a photo takes longer to make than to read. */
async function photoPaths(pathOf: (name: string) => string): Promise<string[]> {
  const scene = await cameraJpeg({ width: 6000, height: 4000, quality: 80 });
  return Array.from({ length: COUNT }, (_, index) => {
    const path = pathOf(`camera-${index + 1}.jpg`);
    // A byte behind the picture's end, which nothing reads, makes each file another one.
    writeFileSync(path, Buffer.concat([scene, Buffer.from([index])]));
    return path;
  });
}

/** Time of each photo and the renderer's memory until something of all of them is done. */
async function measure(page: Page, name: string, action: () => Promise<void>): Promise<void> {
  const startedAt = performance.now();
  const memory = await rendererMemory(page, action);
  figure(`${COUNT} photos of 24 MP, ${name}: time of each`, (performance.now() - startedAt) / COUNT, 'ms');
  figure(`${COUNT} photos of 24 MP, ${name}: the page's memory`, memory, 'MB');
}

test('a book of sixty-four photos, until it lies on the table and until it is sent', async ({
  page,
}, info) => {
  const paths = await photoPaths((name) => info.outputPath(name));
  await arriveAtPhotos(page, 'フォトブック B6 64ページ');
  await measure(page, 'chosen', async () => {
    await page.locator('input[type=file]').first().setInputFiles(paths);
    await expect(page.getByText(`${COUNT}枚のうち${COUNT}枚を選びました`)).toBeVisible({ timeout: 300_000 });
  });
  // A visitor until here: a member's photos would be sent while they are chosen.
  await page.getByRole('button', { name: '文字の入力へ進む' }).click();
  await page.getByRole('button', { name: '問題ありません' }).click();
  await signUpInDialog(page);
  await page.getByLabel('タイトル').fill('六十四枚の旅');
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await measure(page, 'sent', async () => {
    await pressOrder(page);
    const anyway = page.getByRole('button', { name: 'このまま注文する' });
    const finished = page.getByRole('heading', { name: 'ご注文', exact: true });
    await expect(anyway.or(finished)).toBeVisible({ timeout: 300_000 });
    if (await anyway.isVisible()) await anyway.click();
    await expect(finished).toBeVisible({ timeout: 300_000 });
  });
});
