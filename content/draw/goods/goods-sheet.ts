import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { invariant } from '@fumi/domain';
import { Resvg } from '@resvg/resvg-js';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { committedStamp, committedThumbs } from '../art-files.ts';
import { headingSvg } from '../contact-sheet.ts';
import { goodsStamp } from '../stamp.ts';
import { drawProof, finishProof } from './draw-page.ts';
import { FAMILIES } from './families.ts';
import { type GoodsDesign, type GoodsFamily, kitsOf, type SoldDesign } from './goods.ts';
import { pagesInLists } from './goods-art.ts';

/* All designs of the goods on one picture: of each the cover and the first page with a photo. */

const WIDTH = 2292;
const MARGIN = 40;
const HEADING = 84;
const GAP = 14;
/** px of the long side. */
const PAGE = { landscape: 250, portrait: 300 } as const;

/** A committed thumbnail that is current saves drawing the page again. */
async function pageOf(family: GoodsFamily, sold: SoldDesign, pageNo: number): Promise<Sharp> {
  const { design, kitId } = sold;
  if (committedStamp(kitId) === goodsStamp(family, design))
    return sharp(join(committedThumbs, String(kitId), String(pageNo), 'thumb-628.webp'));
  const page = design.pages[pageNo];
  invariant(page, `Design ${design.id} has no page ${pageNo}.`);
  return finishProof(family, sold, page, await drawProof(family, design, page));
}

async function picturesOf(family: GoodsFamily, design: GoodsDesign): Promise<Buffer[]> {
  const [sold] = kitsOf(family, design);
  invariant(sold, `Design ${design.id} is sold as nothing.`);
  const long = PAGE[family.orientation];
  return Promise.all(
    pagesInLists(design).map(async (pageNo) =>
      (await pageOf(family, sold, pageNo)).resize(long, long, { fit: 'inside' }).png().toBuffer(),
    ),
  );
}

/** Pictures in rows below `top`, those of a design close together; and where the next family begins. */
async function rowsOf(designs: readonly Buffer[][], top: number): Promise<[OverlayOptions[], number]> {
  const layers: OverlayOptions[] = [];
  let [left, y, rowHeight] = [MARGIN, top, 0];
  for (const pictures of designs) {
    const sizes = await Promise.all(pictures.map((input) => sharp(input).metadata()));
    const width = sizes.reduce((sum, size) => sum + size.width + 6, 0);
    if (left + width > WIDTH - MARGIN) [left, y, rowHeight] = [MARGIN, y + rowHeight + 2 * GAP, 0];
    for (const [index, input] of pictures.entries()) {
      layers.push({ input, left, top: y });
      left += (sizes[index]?.width ?? 0) + 6;
      rowHeight = Math.max(rowHeight, sizes[index]?.height ?? 0);
    }
    left += 2 * GAP;
  }
  return [layers, y + rowHeight + GAP];
}

/** All goods side by side, product by product. */
export async function writeGoodsSheet(file: string): Promise<void> {
  const layers: OverlayOptions[] = [];
  let top = 20;
  for (const family of FAMILIES) {
    if (family.designs.every(({ artId }) => artId)) continue;
    layers.push({ input: new Resvg(headingSvg(family.label)).render().asPng(), left: 0, top });
    const pictures: Buffer[][] = [];
    for (const design of family.designs) pictures.push(await picturesOf(family, design));
    const [rows, next] = await rowsOf(pictures, top + HEADING);
    layers.push(...rows);
    top = next;
  }
  mkdirSync(dirname(file), { recursive: true });
  await sharp({ create: { width: WIDTH, height: top + MARGIN, channels: 3, background: '#e9e3d8' } })
    .composite(layers)
    .jpeg({ quality: 76, mozjpeg: true })
    .toFile(file);
}
