import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { cameraJpeg } from '../support/photos.ts';
import { expect, test } from '../support/test.ts';

/* The worker that draws photos decodes a JPEG no larger than it has to be: what it draws stays the same. */

const assets = join(import.meta.dirname, '../../web/dist/client/assets');
const worker = readdirSync(assets).find((name) => /^photo\.worker-.*\.js$/.test(name)) ?? '';

const UPRIGHT = { width: 900, height: 1200 };
const JOB = {
  size: UPRIGHT,
  crop: { x: 100, y: 200, width: 600, height: 800 },
  target: { width: 330, height: 440 },
  quality: 1,
};

/** A page of the shop's origin that does nothing by itself. */
async function openEmptyPage(page: Page): Promise<void> {
  await page.route('**/nothing', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/nothing');
}

/** What the worker draws of a file of that type, as pixels. */
async function drawn(page: Page, file: Buffer, type: string): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ({ path, job, photo, type }) => {
      const bytes = await (await fetch(`data:;base64,${photo}`)).arrayBuffer();
      const made = new Worker(path, { type: 'module' });
      const answer = new Promise<Blob>((resolve) => {
        made.addEventListener('message', ({ data }) => resolve(data.result));
      });
      made.postMessage({ id: 1, job: { ...job, file: new Blob([bytes], { type }) } });
      const jpeg = new Uint8Array(await (await answer).arrayBuffer());
      made.terminate();
      return btoa(Array.from(jpeg, (byte) => String.fromCharCode(byte)).join(''));
    },
    { path: `/assets/${worker}`, job: JOB, photo: file.toString('base64'), type },
  );
  return sharp(Buffer.from(base64, 'base64')).raw().toBuffer();
}

/** The same scene as a camera stores it for an orientation, mirrored ones too. */
async function stored(orientation: number, profile: 'srgb' | 'p3' | 'cmyk'): Promise<Buffer> {
  const upright = await cameraJpeg({ ...UPRIGHT, profile });
  const turns: Readonly<Record<number, readonly [mirrored: boolean, degrees: number]>> = {
    2: [true, 0],
    3: [false, 180],
    4: [true, 180],
    5: [true, 270],
    6: [false, 270],
    7: [true, 90],
    8: [false, 90],
  };
  const [isMirrored, degrees] = turns[orientation] ?? [false, 0];
  const scene = sharp(upright).keepIccProfile().flop(isMirrored);
  return sharp(await scene.jpeg({ quality: 95 }).toBuffer())
    .keepIccProfile()
    .rotate(degrees)
    .withMetadata({ orientation })
    .jpeg({ quality: 95 })
    .toBuffer();
}

const CASES = [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((orientation) => [orientation, 'p3'] as const),
  [1, 'srgb'],
  [6, 'cmyk'],
] as const;

for (const [orientation, profile] of CASES)
  test(`a photo in ${profile} that lies as orientation ${orientation} says is drawn upright, in its colours`, async ({
    page,
  }) => {
    await openEmptyPage(page);
    const photo = await stored(orientation, profile);
    const [inEighths, whole] = [await drawn(page, photo, 'image/jpeg'), await drawn(page, photo, '')];
    expect(inEighths.length).toBe(whole.length);
    const sum = inEighths.reduce((total, tone, at) => total + Math.abs(tone - (whole[at] ?? 0)), 0);
    const mean = sum / whole.length;
    const bias = inEighths.reduce((total, tone, at) => total + tone - (whole[at] ?? 0), 0) / whole.length;
    expect(mean, 'tones of 255').toBeLessThan(2);
    expect(Math.abs(bias)).toBeLessThan(0.5);
  });
