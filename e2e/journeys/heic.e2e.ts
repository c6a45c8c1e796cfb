import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import {
  acceptCrop,
  chooseDesign,
  cropStage,
  dialog,
  dismissFirstWarning,
  pickPhoto,
} from '../support/flow.ts';
import { startShop } from '../support/shop.ts';
import { test as base, expect } from '../support/test.ts';

/* photo-step.e2e has the shop without the decoder: the sentence. */

const FIXTURES = path.join(import.meta.dirname, '../fixtures/heic');

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

type Quarters = { readonly colours: string; readonly isUpright: boolean };

/** The colours of the photo on a card from top left to bottom right, and how it stands. */
const quartersOf = (card: Locator): Promise<Quarters | null> =>
  card.evaluate(async (element) => {
    const href = [...element.querySelectorAll('image')]
      .map((image) => image.getAttribute('xlink:href') ?? '')
      .find((each) => each.startsWith('blob:'));
    if (!href) return null;
    const picture = new Image();
    picture.src = href;
    await picture.decode();
    const canvas = new OffscreenCanvas(4, 4);
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0, 4, 4);
    const { data } = context?.getImageData(0, 0, 4, 4) ?? { data: [] };
    const colourAt = (x: number, y: number): string =>
      [0, 1, 2]
        .map((channel) => ((data[(y * 4 + x) * 4 + channel] ?? 0) > 100 ? 'RGB'[channel] : ''))
        .join('');
    const colours = [colourAt(0, 0), colourAt(3, 0), colourAt(0, 3), colourAt(3, 3)].join(' ');
    return { colours, isUpright: picture.height > picture.width };
  });

const FILES = [
  ['whole-upright-12mp', true],
  ['ten-bit-12mp', false],
  ['grid-upright-12mp', true],
  ['grid-upright-24mp', true],
  ['grid-48mp', false],
] as const;

for (const [name, isUpright] of FILES) {
  test(`${name}.heic becomes a photo as a person sees it`, async ({ page }) => {
    // 48 megapixels take a busy machine its time.
    test.setTimeout(120_000);
    await chooseDesign(page);
    await dismissFirstWarning(page);
    const buffer = readFileSync(path.join(FIXTURES, `${name}.heic`));
    await pickPhoto(page, { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer });
    await expect(cropStage(page)).toBeVisible({ timeout: 90_000 });
    await acceptCrop(page);
    const card = page.getByRole('img', { name: /表面の仕上がり/ });
    await expect.poll(() => quartersOf(card)).toEqual({ colours: 'R G B RG', isUpright });
  });
}

test('a HEIC that is broken gets the sentence', async ({ page }) => {
  await chooseDesign(page);
  await dismissFirstWarning(page);
  const whole = readFileSync(path.join(FIXTURES, 'whole-upright-12mp.heic'));
  const buffer = whole.subarray(0, 3000);
  await pickPhoto(page, { name: 'IMG_0002.HEIC', mimeType: 'image/heic', buffer });
  await expect(dialog(page)).toContainText('HEIC形式');
});

test('only the worker of the decoder may compile, and its licence lies beside it', async ({
  page,
  request,
}) => {
  const worker = page.waitForResponse(/heic\.worker-/);
  const decoder = page.waitForResponse(/libheif-.*\.wasm/);
  await chooseDesign(page);
  await dismissFirstWarning(page);
  const buffer = readFileSync(path.join(FIXTURES, 'ten-bit-12mp.heic'));
  await pickPhoto(page, { name: 'IMG_0003.HEIC', mimeType: 'image/heic', buffer });
  const headers = (await worker).headers();
  expect(headers['content-security-policy']).toContain("'wasm-unsafe-eval'");
  expect((await decoder).headers().link).toBe('</libheif.txt>; rel="license"');
  const pages = await request.get('/');
  expect(pages.headers()['content-security-policy']).not.toContain('wasm');
  expect(await (await request.get('/libheif.txt')).text()).toContain('GNU LESSER GENERAL PUBLIC LICENSE');
});
