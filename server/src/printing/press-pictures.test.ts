import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { type Kit, PRINT_DPI, pxToPt } from '@fumi/domain';
import type { Page } from '@fumi/print';
import { paintPdf } from '@fumi/print/pdf';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp, { type Matrix3x3 } from 'sharp';
import { expect, test } from 'vitest';
import { drawnContent } from '../../test/test-content.ts';
import { decodeArt } from '../images/decode-art.ts';
import { imageIdOf, layerIdsOf, openPressImages } from './press-images.ts';

/*
 * What lies over a photo is printed as it is shown: the art of a page in the press file, drawn by PDFium, beside the
 * same pictures laid over each other. At each place the one has a tone between the darkest and
 * the lightest that the other has near by, whichever way a renderer makes pictures smaller.
 */
const DPI = [72, 150, 300];
/** A filter mixes tones that are there; at the edge of a shadow a speck may leave them by so much, of 255. */
const ALLOWED = 30;
const NEAR_PX = 1;

const content = await drawnContent();
const kits = content.goods.materials.flatMap(({ id }) => content.kits.info(id)?.kits.kits ?? []);

/** The art of each page, from below, by the ids of its items; pages with the same art once. */
function artPages(kit: Kit): number[][] {
  const isArt = ({ photoDesignId, textType, calendar }: Kit['pages'][number][number]) =>
    photoDesignId === undefined && textType === undefined && calendar === undefined;
  const pages = Object.values(kit.pages).map((items) => items.filter(isArt).map(({ itemId }) => itemId));
  return [...new Map(pages.map((ids) => [ids.join(), ids])).values()];
}

const itemFile = (id: number, name: string): string =>
  path.join(content.staticDir, `material/v2/item/media/${id}`, name);

const hasLettering = (id: number): boolean => existsSync(itemFile(id, 'lettering.png'));

/** Some art lies over other art, or lettering of its own over a picture. */
const isLayered = (ids: readonly number[]): boolean => ids.length > 1 || ids.some(hasLettering);

/** Editions of a calendar share their art; kits of a closed year borrow that of the first kit, which alone is drawn. */
const drawn = [...new Map(kits.toReversed().map((kit) => [artPages(kit).join(), kit])).values()];

/** 手まり has a round window, ゴールドスクリプト letters of gold; all designs where FUMI_FULL is 1. */
const SAMPLE = [27018, 27011];
const shown = drawn.filter(({ id }) => process.env.FUMI_FULL === '1' || SAMPLE.includes(id));

const noPhotos = { get: () => Promise.resolve(null) };
const pressImages = openPressImages({ content, images: { decodeArt }, storage: noPhotos });

async function pressFile(
  kitId: number,
  itemIds: readonly number[],
  widthPt: number,
  heightPt: number,
): Promise<Uint8Array> {
  const items = itemIds.map((itemId) => ({ kind: 'art', itemId, objectKey: null }) as const);
  const images = await pressImages.of(kitId, items);
  const layerIds = items.flatMap((item) => layerIdsOf(imageIdOf(item))).filter((id) => images.has(id));
  const box = { x: 0, y: 0, width: widthPt, height: heightPt };
  const operations = layerIds.map((imageId) => ({ kind: 'image', imageId, box, clip: null }) as const);
  const page: Page = { widthPt, heightPt, bleedPt: 0, operations, issues: [] };
  return paintPdf({
    pages: [page],
    fonts: [],
    images,
    title: 'pictures',
    createdAt: new Date(0),
    outputIntent: { identifier: 'FOGRA39', info: 'FOGRA39', deflatedProfile: null },
    sheet: { orientation: 'as-is' },
    deflate: (bytes) => deflateSync(bytes),
    hash: (bytes) => createHash('sha256').update(bytes).digest(),
  });
}

type Grey = { readonly tones: Buffer; readonly width: number; readonly height: number };

async function printed(pdf: Uint8Array, dpi: number): Promise<Grey> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const { data, width, height } = await document.getPage(0).render({ scale: dpi / 72 });
  document.destroy();
  library.destroy();
  // PDFium gives blue first.
  const raw = sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .recomb(SWAPPED);
  return { tones: await raw.grayscale().raw().toBuffer(), width, height };
}

const SWAPPED: Matrix3x3 = [
  [0, 0, 1],
  [0, 1, 0],
  [1, 0, 0],
];

async function flattened([ground, ...over]: readonly Buffer[]): Promise<Grey> {
  const layers = over.map((input) => ({ input }));
  const whole = await sharp(ground).composite(layers).flatten({ background: '#fff' }).png().toBuffer();
  const { data, info } = await sharp(whole).grayscale().raw().toBuffer({ resolveWithObject: true });
  return { tones: data, width: info.width, height: info.height };
}

const fileOf = (name: string) => (id: number) => readFileSync(itemFile(id, name));

/** As the screen shows it. */
const previewed = (ids: readonly number[]): Promise<Grey> => flattened(ids.map(fileOf('preview.png')));

/** The same with letters as fine as they are printed, where there are some: finer than the preview has them. */
async function finelyPreviewed(ids: readonly number[]): Promise<Grey> {
  const layers = ids.flatMap((id) =>
    (hasLettering(id) ? ['press.png', 'lettering.png'] : ['preview.png']).map((name) => fileOf(name)(id)),
  );
  const sizes = await Promise.all(layers.map((png) => sharp(png).metadata()));
  const { width, height } = sizes.reduce((most, size) => (size.width > most.width ? size : most));
  const fit = { fit: 'fill', kernel: 'mitchell' } as const;
  return flattened(
    await Promise.all(layers.map((png) => sharp(png).resize(width, height, fit).png().toBuffer())),
  );
}

/** First and last whole pixel near a pixel of another raster. */
const near = (at: number, length: number, ofLength: number): readonly [number, number] => [
  Math.max(0, Math.floor(((at - NEAR_PX) * ofLength) / length)),
  Math.min(ofLength - 1, Math.ceil(((at + 1 + NEAR_PX) * ofLength) / length)),
];

/** For each pixel of the print the darkest or lightest tone that the preview has near by: rows first, then columns. */
function extremes(
  preview: Grey,
  { width, height }: Grey,
  pick: (a: number, b: number) => number,
): Uint8Array {
  const narrow = new Uint8Array(width * preview.height);
  for (let x = 0; x < width; x += 1) {
    const [from, to] = near(x, width, preview.width);
    for (let y = 0; y < preview.height; y += 1) {
      let found = preview.tones[y * preview.width + from] ?? 0;
      for (let px = from + 1; px <= to; px += 1)
        found = pick(found, preview.tones[y * preview.width + px] ?? 0);
      narrow[y * width + x] = found;
    }
  }
  const small = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const [from, to] = near(y, height, preview.height);
    for (let x = 0; x < width; x += 1) {
      let found = narrow[from * width + x] ?? 0;
      for (let py = from + 1; py <= to; py += 1) found = pick(found, narrow[py * width + x] ?? 0);
      small[y * width + x] = found;
    }
  }
  return small;
}

const darker = (a: number, b: number): number => (a < b ? a : b);
const lighter = (a: number, b: number): number => (a > b ? a : b);

/** How far the printed tones leave what the preview has near by; the edges of the sheet are cut away. */
function furthest(press: Grey, preview: Grey): number {
  const { tones, width, height } = press;
  const [low, high] = [extremes(preview, press, darker), extremes(preview, press, lighter)];
  let found = 0;
  for (let y = NEAR_PX; y < height - NEAR_PX; y += 1) {
    for (let x = NEAR_PX; x < width - NEAR_PX; x += 1) {
      const at = y * width + x;
      const tone = tones[at] ?? 0;
      found = Math.max(found, (low[at] ?? 0) - tone, tone - (high[at] ?? 0));
    }
  }
  return found;
}

test.each(shown.map((kit) => [kit.id, kit.label, kit] as const))(
  'the art of design %i, %s, has no line in print that it has not on the screen',
  { timeout: 600_000 },
  async (_id, _label, kit) => {
    await content.drawing.drawKit(kit.id);
    for (const ids of artPages(kit).filter(isLayered)) {
      const [preview, fine] = [await previewed(ids), await finelyPreviewed(ids)];
      const { width, height } = preview;
      const pdf = await pressFile(kit.id, ids, pxToPt(width), pxToPt(height));
      for (const dpi of DPI) {
        const press = await printed(pdf, dpi);
        expect(furthest(press, dpi > PRINT_DPI ? fine : preview), `${dpi} dpi`).toBeLessThanOrEqual(ALLOWED);
      }
    }
  },
);
