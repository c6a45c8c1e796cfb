import type { Typeface } from '@fumi/domain';
import type { Colour, Mood } from '../../drawing/design.ts';
import { type Box, n } from '../../drawing/geometry.ts';
import type { PhotoName } from '../../photos/photos.ts';
import type { TextPlace } from '../goods.ts';
import { box, type Sheet, wholeOf } from '../sheet.ts';
import type { Draw, Leaf } from '../styles/style.ts';

/* What all photobooks share. Pages 2 and 4 lie right of the gutter, 3 and 5 left of it. */

export type Side = 'left' | 'right';

/** Cover, four inner pages, back. */
export type BookPages = readonly [Draw, Draw, Draw, Draw, Draw, Draw];

export type AlbumLook = {
  readonly label: string;
  readonly tags: readonly string[];
  readonly extraYen: number;
  readonly colour: readonly Colour[];
  readonly mood: readonly Mood[];
  readonly photo: PhotoName;
  /** Of title and captions. */
  readonly face: Typeface;
  readonly pages: BookPages;
};

const OUTER_MM = 9;
/** What is bound swallows some of the inner side. */
const GUTTER_MM = 14;
const CAPTION_MM = 9;

/** From the outer margin to the gutter, between two shares of the height. */
export function plate(s: Sheet, side: Side, from: number, to: number, { outerMm = OUTER_MM } = {}): Box {
  const outer = s.cut + outerMm * s.mm;
  const inner = s.cut + GUTTER_MM * s.mm;
  const x = side === 'left' ? outer : inner;
  return box(x, s.height * from, s.width - outer - inner, s.height * (to - from));
}

/** Two lines below a frame. */
export const captionBelow = (
  s: Sheet,
  { x, y, width, height }: Box,
  gapMm = 4,
  align: 'start' | 'middle' = 'middle',
): TextPlace => ({
  type: 'PHOTO_CAPTION',
  box: box(x, y + height + gapMm * s.mm, width, CAPTION_MM * s.mm),
  look: { sizePt: 8, align, color: 'black' },
});

/** The title over the width of the cover, its middle at a share of the height. */
export const titleAt = (s: Sheet, share: number, marginMm = 12): TextPlace => {
  const margin = s.cut + marginMm * s.mm;
  const height = 18 * s.mm;
  return {
    type: 'BOOK_TITLE',
    box: box(margin, s.height * share - height / 2, s.width - 2 * margin, height),
  };
};

/** Art the other way round: two covers of a book meet where both show the same edge. */
export const mirrored = ({ width }: Sheet, art: string): string =>
  `<g transform="translate(${n(width)} 0) scale(-1 1)">${art}</g>`;

/** The photo over the whole page. */
export const wholePage =
  (paper: (sheet: Sheet) => string): Draw =>
  (s): Leaf => ({ background: () => paper(s), frame: wholeOf(s) });
