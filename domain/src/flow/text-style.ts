import type { Material } from '../product/material.ts';
import { TEXT_FACTS, type TextLook, type TextType, type Typeface } from './texts.ts';

export const TEXT_SIZES = ['small', 'standard', 'large'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** How somebody wants the words of a bound book, or the title of a calendar's cover, set; what is absent is as the design has it. */
export type TextStyle = {
  readonly face?: Typeface | undefined;
  readonly size?: Exclude<TextSize, 'standard'> | undefined;
};

/** Whether a product has words that are set in a style: books, and calendars, whose covers have a title. */
export const takesTextStyle = ({ binding }: Pick<Material, 'binding'>): boolean => binding !== 'card';

/** Titles, captions and words of pages: what a book is written with. */
const STYLED: readonly TextType[] = ['BOOK_TITLE', 'PHOTO_CAPTION', 'PAGE_TEXT'];

/** Factors of the size that the design wants. */
const SCALE = { small: 0.85, large: 1.2 } as const;
const STEP_PT = 0.25;

/** Type size in a style, pt: `wantedPt` scaled, but not below `floorPt` unless the design itself wants less. */
export function sizeInStyle(wantedPt: number, floorPt: number, size: TextStyle['size']): number {
  if (size === undefined) return wantedPt;
  const scaled = Math.round((wantedPt * SCALE[size]) / STEP_PT) * STEP_PT;
  return Math.max(scaled, Math.min(wantedPt, floorPt));
}

/** How a place sets its text in a style; `look` itself where no style was chosen for such texts. */
export function styledLook(
  type: TextType,
  look: TextLook | undefined,
  { face, size }: TextStyle = {},
): TextLook | undefined {
  if (!STYLED.includes(type) || (face === undefined && size === undefined)) return look;
  const own = look ?? TEXT_FACTS[type].look;
  return {
    ...own,
    ...(face ? { face } : {}),
    sizePt: sizeInStyle(own.sizePt, TEXT_FACTS[type].floorPt, size),
  };
}
