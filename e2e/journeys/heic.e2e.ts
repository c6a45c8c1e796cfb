import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { acceptCrop, chooseDesign, dialog, dismissFirstWarning, pickPhoto } from '../support/flow.ts';
import { photoOnCard } from '../support/photo-on-card.ts';
import { arriveAtPhotos } from '../support/photobook.ts';
import { startShop } from '../support/shop.ts';
import { test as base, expect } from '../support/test.ts';

const test = base.extend<object, { shop: Awaited<ReturnType<typeof startShop>> }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const shop = await startShop({ HEIC_DECODER: 'on' });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const heic = async (name: string) => ({
  name,
  mimeType: 'image/heic',
  buffer: await readFile(path.join(import.meta.dirname, '../fixtures/heic', name)),
});

/** The colours around the photo's middle on the card, one from each of its quarters. */
async function quartersOf(page: Page): Promise<number[][]> {
  const pixels = await photoOnCard(page.getByRole('img', { name: /表面の仕上がり/ }), 4);
  return [5, 6, 9, 10].map((at) => pixels[at] ?? []);
}

/**
 * Red and green above blue and yellow, in sRGB: if P3 were taken for sRGB, red would have 40 of
 * each other colour.
 */
function expectQuarters([red = [], green = [], blue = [], yellow = []]: number[][]): void {
  const isLit = (colour: number[]): string =>
    colour.map((value) => (value > 150 ? 1 : value < 25 ? 0 : '?')).join('');
  expect([red, green, blue, yellow].map(isLit)).toEqual(['100', '010', '001', '110']);
}

/** Files by the end of their names that the page and its workers have asked for. */
function askedFor(page: Page): (pattern: RegExp) => number {
  const urls: string[] = [];
  page.context().on('request', (request) => urls.push(request.url()));
  return (pattern) => urls.filter((url) => pattern.test(url)).length;
}

test('photos of phones are read by the shop’s decoder where it is switched on: whole, tiled, turned, in ten bits', async ({
  page,
}) => {
  const asked = askedFor(page);
  await chooseDesign(page);
  await dismissFirstWarning(page);
  await expect(page.getByText('JPEG、PNG、HEIC（8MBまで）')).toBeVisible();
  expect(asked(/heic|libheif/)).toBe(0);
  for (const name of [
    'whole-12mp.heic',
    'ten-bit-12mp.heic',
    'grid-upright-12mp.heic',
    'grid-upright-24mp.heic',
    'grid-48mp.heic',
  ]) {
    await test.step(name, async () => {
      await pickPhoto(page, await heic(name));
      await acceptCrop(page);
      await expect(page.getByRole('img', { name: new RegExp(`写真は${name}`) })).toBeVisible();
      expectQuarters(await quartersOf(page));
    });
  }
  expect(asked(/\/assets\/libheif-.*\.wasm$/)).toBeGreaterThan(0);
});

test('what the decoder cannot read says what to do, and the next photo is read', async ({ page }) => {
  await chooseDesign(page);
  await dismissFirstWarning(page);
  const whole = await heic('grid-upright-12mp.heic');
  await pickPhoto(page, { ...whole, buffer: whole.buffer.subarray(0, 4000) });
  await expect(dialog(page)).toContainText('HEIC形式');
  await page.keyboard.press('Escape');
  await pickPhoto(page, { ...whole, buffer: Buffer.concat([whole.buffer, Buffer.alloc(8 * 1024 * 1024)]) });
  await expect(dialog(page)).toContainText('8MB');
  await page.keyboard.press('Escape');
  await pickPhoto(page, whole);
  await acceptCrop(page);
});

/** A plain picture that says when it was taken. */
async function dated(type: 'webp' | 'avif', taken: string) {
  const create = { width: 1600, height: 1200, channels: 3 as const, background: '#c06040' };
  const picture = sharp({ create }).withExif({ IFD2: { DateTimeOriginal: taken } });
  return {
    name: `plain.${type}`,
    mimeType: `image/${type}`,
    buffer: await picture.toFormat(type).toBuffer(),
  };
}

test('photos that are no JPEG stand in the order in which they were taken', async ({ page }) => {
  await arriveAtPhotos(page, 'フォトブック B6 24ページ');
  const [first, third] = ['grid-upright-24mp.heic', 'grid-upright-12mp.heic'];
  await pickPhoto(page, [
    await dated('webp', '2026:10:05 09:15:00'),
    await heic(third),
    await heic(first),
    await dated('avif', '2026:10:02 09:15:00'),
  ]);
  for (const [index, name] of [first, 'plain.avif', third, 'plain.webp'].entries())
    await expect(page.getByRole('button', { name: `ページ ${index + 1}、${name}` })).toBeVisible();
});

test('the decoder’s worker alone may compile WebAssembly, and its licence lies beside it', async ({
  page,
  request,
}) => {
  const worker = page.waitForRequest(/\/assets\/heic\.worker-/);
  await chooseDesign(page);
  await dismissFirstWarning(page);
  await pickPhoto(page, await heic('grid-upright-12mp.heic'));
  const headersOf = async (url: string) => (await request.get(url)).headers();
  const own = await headersOf((await worker).url());
  expect(own['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval'");
  expect((await headersOf('/'))['content-security-policy']).not.toContain('wasm-unsafe-eval');
  const licence = await (await request.get('/libheif.txt')).text();
  expect(own.link).toBe('</libheif.txt>; rel="license"');
  expect(licence).toContain('GNU LESSER GENERAL PUBLIC LICENSE');
});
