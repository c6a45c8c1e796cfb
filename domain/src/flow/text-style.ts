import { TEXT_FACTS, type TextLook, type TextType, type Typeface } from './texts.ts';

export const TEXT_SIZES = ['small', 'standard', 'large'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** How somebody wants the words of a bound book set; what is absent is as the design has it. */
export type TextStyle = {
  readonly face?: Typeface | undefined;
  readonly size?: Exclude<TextSize, 'standard'> | undefined;
};

/** Titles, captions and words of pages: what a book is written with. */
const STYLED: readonly TextType[] = ['BOOK_TITLE', 'PHOTO_CAPTION', 'PAGE_TEXT'];

/** Of what the design wants. */
const SCALE = { small: 0.85, large: 1.2 } as const;
const STEP_PT = 0.25;

function sizeOf(type: TextType, wanted: number, size: TextStyle['size']): number {
  if (size === undefined) return wanted;
  const scaled = Math.round((wanted * SCALE[size]) / STEP_PT) * STEP_PT;
  return Math.max(scaled, Math.min(wanted, TEXT_FACTS[type].floorPt));
}

/** How a place sets its text in a style; the look itself, be it none, where nothing was chosen for such texts. */
export function styledLook(
  type: TextType,
  look: TextLook | undefined,
  { face, size }: TextStyle = {},
): TextLook | undefined {
  if (!STYLED.includes(type) || (face === undefined && size === undefined)) return look;
  const own = look ?? TEXT_FACTS[type].look;
  return { ...own, ...(face ? { face } : {}), sizePt: sizeOf(type, own.sizePt, size) };
}
