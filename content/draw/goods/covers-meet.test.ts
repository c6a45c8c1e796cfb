import { expect, it } from 'vitest';
import { BLEED_PX } from '../drawing/document.ts';
import { drawProof } from './draw-page.ts';
import type { PageArt } from './goods.ts';
import { photobooks } from './photobook.ts';

const [FRONT, BACK] = [1, 6];
/** Grain of paper and the soft edge of a shape differ by less, of 255. */
const SEEN = 40;

/** Drawing two covers takes a second: each design in one size, by turns, unless FUMI_FULL is 1. */
const books = photobooks
  .filter(({ designs }) => designs.some(({ artId }) => artId === undefined))
  .flatMap((family, size) =>
    family.designs
      .filter((_, at) => process.env.FUMI_FULL === '1' || at % 2 === size % 2)
      .map((design) => [`${family.label} ${design.label}`, family, design] as const),
  );

/*
 * Covers run on over half of the spine each, and meet in its middle: 24 pages show a part of the bleed there, 64 pages
 * all of it (docs/decisions/0148-covers-meet-on-the-spine.md).
 */
it.each(books)('%s has covers that meet on a spine of any width', async (_, family, design) => {
  const drawn = (page: number) => drawProof(family, design, design.pages[page] as PageArt, 700);
  const [front, back] = await Promise.all([drawn(FRONT), drawn(BACK)]);
  const { width, height } = front;
  const bleed = Math.round((BLEED_PX * width) / family.sheetPx.width);
  const differs = (y: number, fromEdge: number): boolean => {
    const [left, right] = [4 * (y * width + fromEdge), 4 * (y * width + width - 1 - fromEdge)];
    return [0, 1, 2].some(
      (channel) => Math.abs((front.pixels[left + channel] ?? 0) - (back.pixels[right + channel] ?? 0)) > SEEN,
    );
  };
  for (const fromEdge of [1, Math.round(bleed / 2), bleed]) {
    const rows = Array.from({ length: height }, (_, y) => y).filter((y) => differs(y, fromEdge));
    expect(rows.length / height, `${fromEdge} of ${bleed} px from the edge`).toBeLessThan(0.01);
  }
});
