import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import { BLEED_PX, svg } from '../drawing/document.ts';
import type { Box } from '../drawing/geometry.ts';
import type { PhotoName } from '../photos/photos.ts';
import { drawTypeset } from './draw-calendar.ts';
import type { GoodsDesign, GoodsFamily, PageArt, SoldDesign } from './goods.ts';

const font = { loadSystemFonts: false } as const;
const png = (source: string, width: number): Buffer =>
  new Resvg(source, { font, fitTo: { mode: 'width', value: width } }).render().asPng();

/** A layer of a page as it is printed, or null where the page has none. */
export function drawLayer(
  { sheetPx }: GoodsFamily,
  page: PageArt,
  layer: 'background' | 'overlay',
): Buffer | null {
  const art = page[layer]?.();
  return art === undefined ? null : png(svg(sheetPx.width, sheetPx.height, art), sheetPx.width);
}

const SAMPLE = { width: 1600, height: 1200, drawnWidth: 1100 } as const;
const samples = new Map<PhotoName, Promise<string>>();

/** A sample photo as an address of data, drawn once per process. */
function sampleOf(name: PhotoName): Promise<string> {
  const known = samples.get(name);
  if (known) return known;
  const drawn = import(new URL(`../photos/${name}.ts`, import.meta.url).href).then(
    (module: { photo: () => string }) =>
      `data:image/png;base64,${png(svg(SAMPLE.width, SAMPLE.height, module.photo()), SAMPLE.drawnWidth).toString('base64')}`,
  );
  samples.set(name, drawn);
  return drawn;
}

async function sampleIn({ x, y, width, height }: Box, name: PhotoName | undefined): Promise<string> {
  if (name === undefined) return '';
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" href="${await sampleOf(name)}"/>`;
}

/** Twice the largest thumbnail: what is smaller than its paper is drawn smaller, too. */
const PROOF_PX = 1256;

/** A page with its sample photos, without calendars; its bleed is still there. */
type Proof = { readonly pixels: Buffer; readonly width: number; readonly height: number };

export async function drawProof(
  { sheetPx: { width, height } }: GoodsFamily,
  design: GoodsDesign,
  page: PageArt,
  longPx = PROOF_PX,
): Promise<Proof> {
  const photos = await Promise.all(
    (page.frames ?? []).map((frame, index) => sampleIn(frame, design.photos[index])),
  );
  const art = `${page.background()}${photos.join('')}${page.overlay?.() ?? ''}`;
  const value = Math.round(width * Math.min(1, longPx / Math.max(width, height)));
  const image = new Resvg(svg(width, height, art), { font, fitTo: { mode: 'width', value } }).render();
  return { pixels: image.pixels, width: image.width, height: image.height };
}

/** The page as it comes out of the parcel: its edition's calendars in place, bleed cut off. */
export async function finishProof(
  family: GoodsFamily,
  sold: SoldDesign,
  page: PageArt,
  { pixels, width, height }: Proof,
): Promise<Sharp> {
  const raw = { width, height, channels: 4 } as const;
  const typeset = drawTypeset(family, page, sold, width);
  // rounding may make one of them a row higher
  const rows = Math.min(height, typeset?.height ?? 0);
  const layers = typeset
    ? [
        {
          input: typeset.pixels.subarray(0, 4 * width * rows),
          raw: { ...raw, height: rows },
          left: 0,
          top: 0,
        },
      ]
    : [];
  const whole = await sharp(pixels, { raw }).composite(layers).removeAlpha().raw().toBuffer();
  const cut = Math.round((BLEED_PX * width) / family.sheetPx.width);
  return sharp(whole, { raw: { width, height, channels: 3 } }).extract({
    left: cut,
    top: cut,
    width: width - 2 * cut,
    height: height - 2 * cut,
  });
}
