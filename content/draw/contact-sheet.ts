import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { committedThumb } from './art.ts';
import { drawBackground, drawCard, drawOverlay } from './compose.ts';
import { designs } from './designs.ts';
import { drawWords } from './draw-words.ts';
import type { Design } from './drawing/design.ts';
import { svg } from './drawing/document.ts';
import { lettering } from './drawing/lettering.ts';
import { filledWith } from './filled-words.ts';
import { GROUPS } from './groups.ts';
import { fullestCards } from './long-values.ts';

const CELL = 316;
const CARD = 288;
const COLUMNS = 7;
const HEADING = 84;
const MARGIN = 40;
const WIDTH = COLUMNS * CELL + 2 * MARGIN;

/** A committed thumbnail that is current saves drawing the card again. */
async function cardOf(design: Design): Promise<Sharp> {
  const kept = committedThumb(design);
  if (kept) return sharp(kept);
  const background = drawBackground(design);
  return drawCard(design, background, {
    overlay: drawOverlay(design, background),
    words: drawWords(design),
  });
}

const inCell = (card: Sharp): Promise<Buffer> => card.resize(CARD, CARD, { fit: 'inside' }).png().toBuffer();

export const headingSvg = (label: string) =>
  svg(
    WIDTH,
    HEADING,
    lettering(label, { face: 'mincho', size: 34, x: MARGIN + 14, y: 60, spacing: 4, fill: '#3a2e28' }),
  );

/** Cards side by side, group by group, in the order of the shop; of each design those that `cardsOf` draws. */
async function writeSheet(
  file: string,
  cardsOf: (design: Design) => readonly (() => Promise<Sharp>)[],
): Promise<void> {
  const layers: OverlayOptions[] = [];
  let top = 20;
  for (const group of GROUPS) {
    const cards = designs.filter((design) => design.group === group.id).flatMap(cardsOf);
    if (cards.length === 0) continue;
    layers.push({ input: new Resvg(headingSvg(group.label)).render().asPng(), left: 0, top });
    top += HEADING;
    for (const [i, draw] of cards.entries()) {
      const input = await inCell(await draw());
      const { width = 0, height = 0 } = await sharp(input).metadata();
      const left = MARGIN + (i % COLUMNS) * CELL + Math.round((CELL - width) / 2);
      layers.push({
        input,
        left,
        top: top + Math.floor(i / COLUMNS) * CELL + Math.round((CELL - height) / 2),
      });
    }
    top += Math.ceil(cards.length / COLUMNS) * CELL;
  }
  mkdirSync(dirname(file), { recursive: true });
  await sharp({ create: { width: WIDTH, height: top + MARGIN, channels: 3, background: '#e9e3d8' } })
    .composite(layers)
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(file);
}

/** All designs. */
export const writeContactSheet = (file: string): Promise<void> =>
  writeSheet(file, (design) => [() => cardOf(design)]);

/** A design with other words in its places; what lies around them is drawn once. */
function cardsWith(filled: readonly Design[]): readonly (() => Promise<Sharp>)[] {
  const [design] = filled;
  if (!design) return [];
  let drawn: { readonly background: Buffer; readonly overlay: Buffer | null } | undefined;
  const around = () => {
    const background = drawn?.background ?? drawBackground(design);
    drawn ??= { background, overlay: drawOverlay(design, background) };
    return drawn;
  };
  return filled.map((each) => () => {
    const { background, overlay } = around();
    return drawCard(each, background, { overlay, words: drawWords(each) });
  });
}

/**
 * All designs with words, their places filled with the shortest words and the longest that they take, then with long
 * names, families and addresses.
 */
export const writeWordsSheet = (file: string): Promise<void> =>
  writeSheet(file, (design) =>
    design.words ? cardsWith([...filledWith(design), ...fullestCards(design)]) : [],
  );
