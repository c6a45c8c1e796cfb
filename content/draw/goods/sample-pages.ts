import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { addMonths, invariant } from '@fumi/domain';
import { layoutFrontPage, placedText } from '@fumi/print';
import { paintSvg } from '@fumi/print/svg';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { isCurrent, save } from '../art-files.ts';
import { BLEED_PX } from '../drawing/document.ts';
import { fontOf } from '../print-fonts.ts';
import { samplePagesStamp } from '../stamp.ts';
import { drawProof, finishProof } from './draw-page.ts';
import { FAMILIES } from './families.ts';
import { type GoodsDesign, type GoodsFamily, kitsOf, layoutPagesOf, type PageArt } from './goods.ts';
import { layoutsOf } from './page-layouts.ts';
import { toPt } from './place.ts';
import {
  type FilledPage,
  SAMPLE_PRODUCTS,
  type SampleProduct,
  type SampleSheet,
} from './sample-pages.data.ts';
import { SAMPLE_HEIGHTS, seenPx, trimmedPx } from './sample-sheets.ts';

/* What the root of a product shows of it as a whole: pages of one design, filled with photos of every kind. */

/** Drawn twice as large as the largest picture of a page. */
const PROOF_PX = 960;

/** Of books, whose layouts lie on the paper of the design. */
function layoutOfBook(family: GoodsFamily, design: GoodsDesign, name: string, isLeft: boolean) {
  const drawn = layoutsOf(family, design);
  const layout = drawn?.layouts.find((one) => one.name === name);
  const paper = drawn ? design.pages[drawn.paperPage] : undefined;
  const places = layout?.pages[isLeft ? layout.left : layout.right];
  return paper && places ? { background: paper.background, ...places } : undefined;
}

function artOf(family: GoodsFamily, design: GoodsDesign, { page }: FilledPage, isLeft: boolean): PageArt {
  const art =
    typeof page === 'number'
      ? design.pages[page]
      : (layoutPagesOf(design).find(({ name }) => name === page)?.art ??
        layoutOfBook(family, design, page, isLeft));
  invariant(art, `Design ${design.id} has a page ${page}.`);
  return art;
}

/** The words of a page alone, its bleed cut off; null where it has none. */
function drawWords(
  family: GoodsFamily,
  { texts = [] }: PageArt,
  { words = {} }: FilledPage,
  widthPx: number,
) {
  const items = texts.flatMap(({ type, box: { x, y, ...size }, look }) => {
    const text = words[type];
    const box = toPt(family, { x: x - BLEED_PX, y: y - BLEED_PX, ...size });
    return text ? placedText({ type, box, z: 0, look }, text, fontOf) : [];
  });
  if (items.length === 0) return null;
  const { width, height } = toPt(family, { x: 0, y: 0, ...trimmedPx(family) });
  const page = layoutFrontPage({ widthPt: width, heightPt: height, bleedPt: 0, items });
  const svg = paintSvg(page, {
    fonts: [...new Set(items.flatMap(({ fonts }) => [...fonts]))],
    imageHref: (id) => id,
    isTransparent: true,
    widthPx,
  });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

async function drawPage(family: GoodsFamily, design: GoodsDesign, page: FilledPage, isLeft: boolean) {
  const art = artOf(family, design, page, isLeft);
  const [sold] = kitsOf(family, design);
  invariant(sold, `Design ${design.id} is sold.`);
  const { edition, ...rest } = sold;
  const shown = edition && {
    ...edition,
    startMonth: addMonths(edition.startMonth, page.month ?? 0),
  };
  // What somebody has typed stands here; the words of thumbnails do not.
  const { texts: _, ...wordless } = art;
  const filled = { ...design, photos: page.photos ?? [] };
  const proof = await drawProof(family, filled, wordless, PROOF_PX);
  const trimmed = await finishProof(family, { ...rest, edition: shown }, wordless, proof);
  const { data, info } = await trimmed.png().toBuffer({ resolveWithObject: true });
  const words = drawWords(family, art, page, info.width);
  if (!words) return { input: data, ...info };
  const input = await sharp(data)
    .composite([{ input: await sharp(words).resize(info.width, info.height).png().toBuffer() }])
    .png()
    .toBuffer();
  return { input, ...info };
}

async function drawSheet(family: GoodsFamily, product: SampleProduct, { name, pages }: SampleSheet) {
  const design = family.designs.find(({ id }) => id === product.designId);
  invariant(design, `There is a design ${product.designId}.`);
  const drawn = await Promise.all(pages.map((page, index) => drawPage(family, design, page, index === 0)));
  const [first] = drawn;
  invariant(first, `${name} has pages.`);
  const { height } = first;
  const width = Math.round(
    (first.width * seenPx(family, product, pages.length).width) / trimmedPx(family).width,
  );
  const isAcross = product.twoPages === 'across';
  const layers = await Promise.all(
    drawn.map(async ({ input }, index) => ({
      // The bound side of a left page is its right one.
      input: await sharp(input)
        .extract({ left: index === 0 ? 0 : first.width - width, top: 0, width, height })
        .toBuffer(),
      left: isAcross ? index * width : 0,
      top: isAcross ? 0 : index * height,
    })),
  );
  const size = {
    width: isAcross ? width * pages.length : width,
    height: isAcross ? height : height * pages.length,
  };
  return sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite(layers)
    .png()
    .toBuffer();
}

const familyOf = ({ materialId }: SampleProduct): GoodsFamily => {
  const family = FAMILIES.find((one) => one.materialId === materialId);
  invariant(family, `Material ${materialId} has designs.`);
  return family;
};

const folder = fileURLToPath(new URL('../../sample-pages/', import.meta.url));

const stampPath = ({ materialId }: SampleProduct) => path.join(folder, `${materialId}-stamp`);
const stampOf = (product: SampleProduct) => samplePagesStamp(familyOf(product), product);

/** The materials whose committed sample pages show a design, a photo or words that have changed since. */
export const staleSamplePages = (): number[] =>
  SAMPLE_PRODUCTS.filter((product) => !isCurrent(stampPath(product), stampOf(product))).map(
    ({ materialId }) => materialId,
  );

/** Draws the sample pages of the products into content/sample-pages; returns the names of the files. */
export async function writeSamplePages(only: readonly number[]): Promise<string[]> {
  const files: string[] = [];
  for (const product of SAMPLE_PRODUCTS) {
    const { materialId, sheets } = product;
    if (only.length > 0 && !only.includes(materialId)) continue;
    for (const [index, sheet] of sheets.entries()) {
      const drawn = await drawSheet(familyOf(product), product, sheet);
      for (const height of SAMPLE_HEIGHTS) {
        const file = `${materialId}-${index + 1}-${height}.webp`;
        save(path.join(folder, file), await sharp(drawn).resize({ height }).webp({ quality: 78 }).toBuffer());
        files.push(file);
      }
    }
    save(stampPath(product), stampOf(product));
  }
  return files;
}
