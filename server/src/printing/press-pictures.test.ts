import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import type { Kit } from '@fumi/domain';
import type { Page } from '@fumi/print';
import { type PdfImage, paintPdf } from '@fumi/print/pdf';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp, { type Matrix3x3 } from 'sharp';
import { expect, test } from 'vitest';
import { drawnContent } from '../../test/test-content.ts';
import { decodeArt } from '../images/decode-art.ts';

/*
 * What lies over a photo is printed as it is shown: the art of a page in the press file, drawn by PDFium, beside the
 * same pictures laid over each other. At each place the one has a tone that the other has near by.
 */
const DPI = [72, 150, 300];
/** Two filters that make a picture smaller differ by so much in detail, of 255. */
const ALLOWED = 36;
const NEAR_PX = 2;

const content = await drawnContent();
const kits = content.goods.materials.flatMap(({ id }) => content.kits.info(id)?.kits.kits ?? []);

/** 活版印刷ふう has round windows, 手まり one on a postcard; all designs where FUMI_FULL is 1. */
const SAMPLE = [10109, 27018];
const shown = kits.filter(({ id }) => process.env.FUMI_FULL === '1' || SAMPLE.includes(id));

/** The art of each page on which some lies over another, from below. */
function layeredPages(kit: Kit): Buffer[][] {
  const isArt = ({ photoDesignId, textType, calendar }: Kit['pages'][number][number]) =>
    photoDesignId === undefined && textType === undefined && calendar === undefined;
  const pages = Object.values(kit.pages).map((items) => items.filter(isArt).map(({ itemId }) => itemId));
  const layered = new Map(pages.filter((ids) => ids.length > 1).map((ids) => [ids.join(), ids]));
  const file = (id: number) => path.join(content.staticDir, `material/v2/item/media/${id}/preview.png`);
  return [...layered.values()].map((ids) => ids.map((id) => readFileSync(file(id))));
}

async function pressFile(art: readonly Buffer[], widthPt: number, heightPt: number): Promise<Uint8Array> {
  const images = new Map<string, PdfImage>();
  for (const [index, png] of art.entries())
    images.set(String(index), { kind: 'raw', ...(await decodeArt(png)), filtered: true });
  const box = { x: 0, y: 0, width: widthPt, height: heightPt };
  const operations = [...images.keys()].map(
    (imageId) => ({ kind: 'image', imageId, box, clip: null }) as const,
  );
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

async function previewed([ground, ...over]: readonly Buffer[], { width, height }: Grey): Promise<Buffer> {
  const layers = over.map((input) => ({ input }));
  const whole = await sharp(ground).composite(layers).flatten({ background: '#fff' }).png().toBuffer();
  return sharp(whole).resize(width, height, { fit: 'fill', kernel: 'mitchell' }).grayscale().raw().toBuffer();
}

/** How far the printed tones leave what the preview has near by; the edges of the sheet are cut away. */
function furthest({ tones, width, height }: Grey, preview: Buffer): number {
  let found = 0;
  for (let y = NEAR_PX; y < height - NEAR_PX; y += 1) {
    for (let x = NEAR_PX; x < width - NEAR_PX; x += 1) {
      const tone = tones[y * width + x] ?? 0;
      // What is near by includes the very place: further than this it cannot be.
      if (Math.abs(tone - (preview[y * width + x] ?? 0)) <= found) continue;
      let [low, high] = [255, 0];
      for (let dy = -NEAR_PX; dy <= NEAR_PX; dy += 1) {
        for (let dx = -NEAR_PX; dx <= NEAR_PX; dx += 1) {
          const near = preview[(y + dy) * width + x + dx] ?? 0;
          low = Math.min(low, near);
          high = Math.max(high, near);
        }
      }
      found = Math.max(found, low - tone, tone - high);
    }
  }
  return found;
}

test.each(shown.map((kit) => [kit.id, kit.label, kit] as const))(
  'the art of design %i, %s, has no line in print that it has not on the screen',
  { timeout: 180_000 },
  async (_id, _label, kit) => {
    await content.drawing.drawKit(kit.id);
    for (const art of layeredPages(kit)) {
      const { width = 0, height = 0 } = await sharp(art[0]).metadata();
      const pdf = await pressFile(art, (width * 72) / 260, (height * 72) / 260);
      for (const dpi of DPI) {
        const press = await printed(pdf, dpi);
        expect(furthest(press, await previewed(art, press)), `${dpi} dpi`).toBeLessThanOrEqual(ALLOWED);
      }
    }
  },
);
