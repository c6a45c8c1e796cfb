import { readFileSync } from 'node:fs';
import { TYPEFACES } from '@fumi/domain';
import { type Box, type PlacedGlyph, readFont } from '@fumi/print';

/* Where the ink of glyphs lies on a page. */

export const sizeOf = ({ matrix: [, , c, d] }: PlacedGlyph): number => Math.hypot(c, d);

/** As the press has them: a chain of the engine tells no outlines' boxes. */
const faces = new Map(
  TYPEFACES.map((id) => [
    id as string,
    readFont(id, readFileSync(new URL(`../../fonts/${id}.ttf`, import.meta.url))),
  ]),
);

export function inkOf({ font, glyphId, matrix: [a, , , d, e, f] }: PlacedGlyph): Box {
  const face = faces.get(font);
  const box = face?.data.box(glyphId);
  if (!face || !box) throw new Error(`${font} has no ink for glyph ${glyphId}.`);
  const em = (value: number): number => value / face.unitsPerEm;
  const [left, bottom, right, top] = box;
  return {
    x: e + a * em(left),
    y: f + d * em(top),
    width: a * em(right - left),
    height: -d * em(top - bottom),
  };
}

export function around(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const foot = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: foot - y };
}

/** How far two boxes are apart; below zero where they overlap. */
export const gap = (a: Box, b: Box): number =>
  Math.max(a.x - b.x - b.width, b.x - a.x - a.width, a.y - b.y - b.height, b.y - a.y - a.height);
