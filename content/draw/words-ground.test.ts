import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawBackground, drawOverlay } from './compose.ts';
import { designs } from './designs.ts';
import { layoutWords } from './draw-words.ts';
import type { Design } from './drawing/design.ts';
import { canvasOf } from './drawing/document.ts';
import type { Box } from './drawing/geometry.ts';
import { filledWith } from './filled-words.ts';
import { typedCards } from './long-values.ts';
import { sheetPt } from './place-words.ts';
import { inkOf } from './test/ink.ts';

/** Side of a cell, px at 260 dpi: 0.6 mm. Specks of gold dust are smaller and fade in it. */
const CELL_PX = 6;
/** Of 255: a ground that is patterned quietly differs less from cell to cell. */
const OTHER_GROUND = 40;
type Ground = { readonly data: Buffer; readonly columns: number; readonly rows: number };

/** How light a card is without its words, cell by cell. */
async function groundOf(design: Design): Promise<Ground> {
  const { width, height } = canvasOf(design.orientation);
  const background = drawBackground(design);
  const overlay = drawOverlay(design, background);
  const layers = overlay ? [{ input: overlay }] : [];
  const whole = await sharp(background).composite(layers).removeAlpha().raw().toBuffer();
  const [columns, rows] = [Math.floor(width / CELL_PX), Math.floor(height / CELL_PX)];
  const data = await sharp(whole, { raw: { width, height, channels: 3 } })
    .resize(columns, rows, { fit: 'fill', kernel: 'linear' })
    .greyscale()
    .raw()
    .toBuffer();
  return { data, columns, rows };
}

/** The cells that letters lie on and the one around them: how light each is. */
function cellsUnder(ink: Box, pxOfPt: number, { data, columns, rows }: Ground): readonly number[] {
  const cell = (pt: number) => Math.round((pt * pxOfPt) / CELL_PX);
  const [left, top] = [Math.max(0, cell(ink.x) - 1), Math.max(0, cell(ink.y) - 1)];
  const right = Math.min(columns, cell(ink.x + ink.width) + 1);
  const bottom = Math.min(rows, cell(ink.y + ink.height) + 1);
  const lines = Array.from({ length: bottom - top }, (_, at) => (top + at) * columns);
  return lines.flatMap((line) => [...data.subarray(line + left, line + right)]);
}

/** A star counts, and a flake of gold. */
const hasOtherGround = (cells: readonly number[]): boolean => {
  const usual = cells.toSorted((a, b) => a - b)[cells.length >> 1] ?? 0;
  return cells.some((cell) => Math.abs(cell - usual) > OTHER_GROUND);
};

const isOnPhoto = ({ frame }: Design, pxOfPt: number, ink: Box): boolean =>
  frame !== undefined &&
  !frame.window &&
  ink.x * pxOfPt < frame.x + frame.width &&
  frame.x < (ink.x + ink.width) * pxOfPt &&
  ink.y * pxOfPt < frame.y + frame.height &&
  frame.y < (ink.y + ink.height) * pxOfPt;

/** Drawing a card takes a second: a sixth of them, unless FUMI_FULL is 1. */
const drawn = designs
  .filter(({ words }) => words)
  .filter((_, at) => process.env.FUMI_FULL === '1' || at % 6 === 0)
  .map((design) => [design.slug, design] as const);

it.each(drawn)(
  'the longest words that %s takes touch nothing that is drawn',
  async (_, design) => {
    const ground = await groundOf(design);
    const pxOfPt = canvasOf(design.orientation).width / sheetPt(design).width;
    const [, longest] = filledWith(design);
    const touching = [longest, ...typedCards(design)]
      .flatMap((card) => [...inkOf(layoutWords(card))])
      .filter(([, ink]) => !isOnPhoto(design, pxOfPt, ink))
      .filter(([, ink]) => hasOtherGround(cellsUnder(ink, pxOfPt, ground)))
      .map(([field]) => field);
    expect([...new Set(touching)]).toEqual([]);
  },
  120_000,
);
