import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { committedThumb } from './art.ts';
import { designs } from './designs.ts';
import type { Design } from './drawing/design.ts';
import { GROUPS } from './groups.ts';

/** The size that services ask of a link's picture (ogp.me, px). */
export const WIDTH = 1200;
export const HEIGHT = 630;

/*
 * Three cards on a table, the first on top:
 *
 *      ┌─────────┐
 *   ┌──┴──────┐ 2├──┐
 *   │    1    ├──┘ 3│
 *   └─────────┴─────┘
 */
const PLACES = [
  { x: 420, y: 330, longSide: 620, angle: -3 },
  { x: 850, y: 215, longSide: 470, angle: 7 },
  { x: 900, y: 455, longSide: 430, angle: -6 },
] as const;

type Place = (typeof PLACES)[number];

async function cardSvg(thumb: string, { x, y, longSide, angle }: Place): Promise<string> {
  const picture = sharp(thumb);
  const { width = 1, height = 1 } = await picture.metadata();
  const scale = longSide / Math.max(width, height);
  const [w, h] = [width * scale, height * scale];
  const data = (await picture.png().toBuffer()).toString('base64');
  const frame = `x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}"`;
  return (
    `<g transform="translate(${x} ${y}) rotate(${angle})"><rect ${frame} fill="#000" filter="url(#shadow)"/>` +
    `<image ${frame} href="data:image/png;base64,${data}"/></g>`
  );
}

async function pictureOf(thumbs: readonly string[]): Promise<Buffer> {
  const cards = await Promise.all(
    thumbs.map((thumb, index) => {
      const place = PLACES[index];
      return place ? cardSvg(thumb, place) : '';
    }),
  );
  const shadow =
    '<filter id="shadow" x="-20%" y="-20%" width="140%" height="150%"><feGaussianBlur stdDeviation="14"/>' +
    '<feOffset dy="12"/><feComponentTransfer><feFuncA type="linear" slope=".35"/></feComponentTransfer></filter>';
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${shadow}` +
    `<rect width="100%" height="100%" fill="#eee7d9"/>${cards.reverse().join('')}</svg>`;
  const png = new Resvg(svg).render().asPng();
  return sharp(png).flatten().jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}

const landscapeFirst = (a: Design, b: Design): number =>
  Number(b.orientation === 'landscape') - Number(a.orientation === 'landscape');

const thumbsOf = (group: number): string[] =>
  designs
    .filter((design) => design.group === group)
    .toSorted(landscapeFirst)
    .flatMap((design) => committedThumb(design) ?? [])
    .slice(0, PLACES.length);

/** Writes what a link to a group of designs shows elsewhere; returns the names of the files. */
export async function writeOpenGraph(folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  for (const { id } of GROUPS)
    writeFileSync(path.join(folder, `group-${id}.jpg`), await pictureOf(thumbsOf(id)));
  return readdirSync(folder);
}
