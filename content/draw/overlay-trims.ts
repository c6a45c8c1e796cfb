import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { BLEED_PX } from './drawing/document.ts';

/*
 * What lies over the photo, as small as a thumbnail and cut to the card as one: the design list lays it over a
 * customer's photo, which lies over the thumbnail's sample.
 */

const TRIM_SIDES = [360, 628] as const;

const trimPath = (itemId: number, side: number): string =>
  `material/v2/item/media/${itemId}/trim-${side}.webp`;

export const hasTrims = (out: string, itemId: number): boolean =>
  TRIM_SIDES.every((side) => existsSync(join(out, trimPath(itemId, side))));

/** Written beside and renamed, as all art is. Returns the paths. */
export async function saveTrims(out: string, itemId: number, overlay: Buffer): Promise<readonly string[]> {
  const { width = 0, height = 0 } = await sharp(overlay).metadata();
  const cut = Math.round(BLEED_PX);
  const card = { left: cut, top: cut, width: width - 2 * cut, height: height - 2 * cut };
  // Pixels, as packing and unpacking them for each size costs more than all the rest.
  const { data, info } = await sharp(overlay)
    .extract(card)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 4 } as const;
  for (const side of TRIM_SIDES) {
    const path = join(out, trimPath(itemId, side));
    const part = `${path}.${process.pid}.part`;
    mkdirSync(dirname(path), { recursive: true });
    await sharp(data, { raw })
      .resize(height > width ? { height: side } : { width: side })
      .webp({ quality: 78, effort: 4 })
      .toFile(part);
    renameSync(part, path);
  }
  return TRIM_SIDES.map((side) => trimPath(itemId, side));
}
