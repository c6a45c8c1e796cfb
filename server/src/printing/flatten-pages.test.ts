import { createHash } from 'node:crypto';
import path from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';
import { CUT_MARGIN_PT, POSTCARD_ITEM_PT } from '@fumi/domain';
import type { Page } from '@fumi/print';
import { type PdfImage, paintPdf, preflight } from '@fumi/print/pdf';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contentFolder } from '../content/content-folder.ts';
import { decodeArt } from '../images/decode-art.ts';
import { flattenPages } from './flatten-pages.ts';
import { readPressTerms } from './press-terms.ts';

const { width, height } = POSTCARD_ITEM_PT;
const whole = { x: 0, y: 0, width, height };
const terms = readPressTerms(contentFolder);

/** Blue photo below red art with a hole in the middle. */
async function aFront(): Promise<{ page: Page; images: Map<string, PdfImage> }> {
  const photo = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#0000ff' } })
    .jpeg()
    .toBuffer();
  const hole = await sharp({ create: { width: 200, height: 100, channels: 4, background: '#000' } })
    .png()
    .toBuffer();
  const art = await sharp({ create: { width: 400, height: 276, channels: 4, background: '#f00' } })
    .composite([{ input: hole, left: 100, top: 88, blend: 'dest-out' }])
    .png()
    .toBuffer();
  const images = new Map<string, PdfImage>([
    ['photo', { kind: 'jpeg', bytes: photo }],
    ['art', { kind: 'raw', ...(await decodeArt(art)), filtered: true }],
  ]);
  const frame = { x: 50, y: 40, width: 340, height: 220 };
  const page: Page = {
    widthPt: width,
    heightPt: height,
    bleedPt: CUT_MARGIN_PT,
    operations: [
      { kind: 'image', imageId: 'photo', box: { x: 20, y: -10, width: 400, height: 300 }, clip: frame },
      { kind: 'image', imageId: 'art', box: whole, clip: null },
      { kind: 'fill', color: [0, 0, 0, 1], boxes: [{ x: 9, y: 9, width: 9, height: 9 }] },
    ],
    issues: [],
  };
  return { page, images };
}

test('pictures become one in the inks of the press, the photo seen through the hole of the art', async () => {
  const { page, images } = await aFront();
  const { pages, images: flat } = await flattenPages([page, page], images, terms.profileFile);
  expect(pages[0]).toBe(pages[1]);
  expect(pages[0]?.operations.map(({ kind }) => kind)).toEqual(['image', 'fill']);
  const picture = flat.get('flat-0');
  const bytes = picture?.kind === 'jpeg' ? picture.bytes : new Uint8Array();
  const seen = await sharp(bytes).metadata();
  expect([seen.width, seen.height, seen.space, seen.channels]).toEqual([2122, 1461, 'cmyk', 4]);
  const { data } = await sharp(bytes).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * 2122 + x) * 3, (y * 2122 + x) * 3 + 3)];
  const [redAtEdge = 0, , blueAtEdge = 0] = at(100, 700);
  const [redInside = 0, , blueInside = 0] = at(1061, 730);
  expect(redAtEdge).toBeGreaterThan(blueAtEdge + 80);
  expect(blueInside).toBeGreaterThan(redInside + 40);
});

test('a flattened book passes as PDF/X-1a', async () => {
  const { page, images } = await aFront();
  const flat = await flattenPages([page, page], images, terms.profileFile);
  const pdf = paintPdf({
    ...flat,
    fonts: [],
    title: 'flat',
    createdAt: new Date('2026-11-20T00:00:00Z'),
    conformance: 'X-1a',
    outputIntent: terms.outputIntent,
    deflate: (bytes) => deflateSync(bytes),
    hash: (bytes) => createHash('sha256').update(bytes).digest(),
  });
  const rules = { widthPt: width, heightPt: height, bleedPt: CUT_MARGIN_PT, pageCount: 2 };
  expect(preflight(pdf, { ...rules, conformance: 'X-1a', inflate: (bytes) => inflateSync(bytes) })).toEqual(
    [],
  );
});

test('the terms of the press are complete, and their profile is there', () => {
  expect(terms).toMatchObject({ conformance: 'X-4', text: 'fonts', portraitTop: 'left' });
  expect(path.basename(terms.profileFile)).toBe('fogra39l.icc');
  expect(terms.outputIntent.deflatedProfile?.length).toBeGreaterThan(100_000);
});
