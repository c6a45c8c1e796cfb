import { invariant } from '@fumi/domain';
import type { Box, ImageOperation, Page } from '@fumi/print';
import type { PdfImage } from '@fumi/print/pdf';
import sharp, { type OverlayOptions } from 'sharp';
import { openPicture } from './picture-file.ts';

/** Presses ask for 300 to 350 px per inch. */
const PX_PER_PT = 350 / 72;
const JPEG_QUALITY = 92;

type Pictures = ReadonlyMap<string, PdfImage>;

type Flattened = { readonly pages: readonly Page[]; readonly images: Pictures };

/**
 * PDF/X-1a knows neither alpha nor screen colours: all pictures of a page become one, in the inks of the profile.
 * Text and marks stay as they are, above it. Pages with the same pictures share the one.
 */
export async function flattenPages(
  pages: readonly Page[],
  images: Pictures,
  profileFile: string,
): Promise<Flattened> {
  const flat = new Map<Page, Page>();
  const pictures = new Map<string, PdfImage>();
  const idOf = new Map<string, string>();
  for (const page of new Set(pages)) {
    const operations = page.operations.filter(({ kind }) => kind === 'image') as ImageOperation[];
    if (operations.length === 0) continue;
    const above = page.operations.slice(operations.length);
    invariant(!above.some(({ kind }) => kind === 'image'), 'Pictures lie below text and marks.');
    const box = shownArea(page, operations);
    const key = JSON.stringify([page.widthPt, page.heightPt, operations]);
    const imageId = idOf.get(key) ?? `flat-${idOf.size}`;
    if (!idOf.has(key)) {
      idOf.set(key, imageId);
      pictures.set(imageId, { kind: 'jpeg', bytes: await flatten(box, operations, images, profileFile) });
    }
    flat.set(page, { ...page, operations: [{ kind: 'image', imageId, box, clip: null }, ...above] });
  }
  return { pages: pages.map((page) => flat.get(page) ?? page), images: pictures };
}

/** The smallest box on the page that holds all its pictures. */
function shownArea(page: Page, operations: readonly ImageOperation[]): Box {
  const whole: Box = { x: 0, y: 0, width: page.widthPt, height: page.heightPt };
  const shown = operations.map(({ box, clip }) => within(whole, clip ?? box));
  const x = Math.min(...shown.map((box) => box.x));
  const y = Math.min(...shown.map((box) => box.y));
  const right = Math.max(...shown.map((box) => box.x + box.width));
  const bottom = Math.max(...shown.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

async function flatten(
  area: Box,
  operations: readonly ImageOperation[],
  images: Pictures,
  profileFile: string,
): Promise<Buffer> {
  const layers: OverlayOptions[] = [];
  for (const { imageId, box, clip } of operations) {
    const image = images.get(imageId);
    invariant(image, `The picture ${imageId} is at hand.`);
    const moved = { ...box, x: box.x - area.x, y: box.y - area.y };
    const shown = within(area, clip ?? box);
    const layer = await drawLayer(image, moved, { ...shown, x: shown.x - area.x, y: shown.y - area.y });
    if (layer) layers.push(layer);
  }
  const size = { width: Math.max(1, px(area.width)), height: Math.max(1, px(area.height)) };
  const paper = sharp({ create: { ...size, channels: 3, background: '#fff' } });
  // Two pipelines: sharp converts colours before it composites.
  const picture = await paper.composite(layers).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
  return sharp(picture)
    .toColourspace('cmyk')
    .withIccProfile(profileFile, { attach: false })
    .jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

const px = (lengthPt: number): number => Math.round(lengthPt * PX_PER_PT);

/** A picture at its size, cut to what shows of it. */
async function drawLayer(image: PdfImage, box: Box, shown: Box): Promise<OverlayOptions | null> {
  const left = px(shown.x);
  const top = px(shown.y);
  const width = px(shown.x + shown.width) - left;
  const height = px(shown.y + shown.height) - top;
  if (width <= 0 || height <= 0) return null;
  const size = { width: Math.max(px(box.width), width), height: Math.max(px(box.height), height) };
  const whole = await openPicture(image).png({ compressionLevel: 1 }).toBuffer();
  const input = await sharp(whole)
    .resize(size.width, size.height, { fit: 'fill' })
    .extract({
      left: Math.min(Math.max(0, left - px(box.x)), size.width - width),
      top: Math.min(Math.max(0, top - px(box.y)), size.height - height),
      width,
      height,
    })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { input, left, top };
}

function within(outer: Box, inner: Box): Box {
  const x = Math.max(outer.x, inner.x);
  const y = Math.max(outer.y, inner.y);
  const right = Math.min(outer.x + outer.width, inner.x + inner.width);
  const bottom = Math.min(outer.y + outer.height, inner.y + inner.height);
  return { x, y, width: right - x, height: bottom - y };
}
