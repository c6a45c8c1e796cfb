import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import { BLEED_PX, svg } from '../kit/document.ts';
import type { Box } from '../kit/geometry.ts';
import type { PhotoName } from '../photos/photos.ts';
import { drawCalendars } from './draw-calendar.ts';
import type { GoodsFamily, PageArt, SoldDesign } from './goods.ts';

const png = (source: string): Buffer =>
  new Resvg(source, { font: { loadSystemFonts: false } }).render().asPng();

/** A layer of a page as it is printed, or null where the page has none. */
export function drawLayer(
  { sheetPx }: GoodsFamily,
  page: PageArt,
  layer: 'background' | 'overlay',
): Buffer | null {
  const art = page[layer]?.();
  return art === undefined ? null : png(svg(sheetPx.width, sheetPx.height, art));
}

/** A sample photo that covers its frame. */
async function sampleIn({ x, y, width, height }: Box, name: PhotoName | undefined): Promise<string> {
  if (name === undefined) return '';
  const module: { photo: () => string } = await import(new URL(`../photos/${name}.ts`, import.meta.url).href);
  const art = png(svg(1600, 1200, module.photo())).toString('base64');
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" href="data:image/png;base64,${art}"/>`;
}

/** The page as it comes out of the parcel: sample photos in place, bleed cut off. */
export async function drawPage(family: GoodsFamily, sold: SoldDesign, page: PageArt): Promise<Sharp> {
  const photos = (page.frames ?? []).map((frame, index) => sampleIn(frame, sold.design.photos[index]));
  const { width, height } = family.sheetPx;
  const art = `${page.background()}${(await Promise.all(photos)).join('')}${page.overlay?.() ?? ''}`;
  const cut = Math.round(BLEED_PX);
  const flat = png(svg(width, height, art));
  const calendars = drawCalendars(family, page, sold);
  const whole = calendars
    ? await sharp(flat)
        .composite([{ input: calendars }])
        .png()
        .toBuffer()
    : flat;
  return sharp(whole).extract({
    left: cut,
    top: cut,
    width: width - 2 * cut,
    height: height - 2 * cut,
  });
}
