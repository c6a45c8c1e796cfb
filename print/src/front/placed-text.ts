import {
  contactDown,
  isCardText,
  TEXT_FACTS,
  type TextLook,
  type TextType,
  type Typeface,
} from '@fumi/domain';
import { BLACK, type Box, type Color, PAPER } from '../display-list.ts';
import type { FontChain } from '../text/font-chain.ts';
import type { TextItem } from './front-page.ts';
import type { LinkItem } from './set-link.ts';

/** Where a design has a text, and how it is set; without a look, as its type says. */
export type TextPlace = {
  readonly type: TextType;
  readonly box: Box;
  readonly z: number;
  readonly look?: TextLook | undefined;
};

const colorOf = (color: TextLook['color']): Color =>
  color === 'black' ? BLACK : color === 'white' ? PAPER : color;

/** The typeface of a place: Gothic unless its look names another, as small letters read best in it. */
export const typefaceOf = (look: TextLook | undefined): Typeface => look?.face ?? 'gothic';

/** Whether a text is printed as a QR code, for which no typeface is needed. */
export const isCode = (type: TextType): boolean => type === 'LINK';

/** A text as it is set: an address that runs down the card has kanji numerals, as on the address side. */
export const wordsAsSet = ({ type, look }: Pick<TextPlace, 'type' | 'look'>, text: string): string =>
  type === 'ADDRESS' && look?.writing === 'vertical' ? contactDown(text) : text;

/** Texts of a line or two: one word alone on its last line looks like a mistake. */
const SHORT: readonly TextType[] = ['COMMENT', 'BOOK_TITLE', 'PHOTO_CAPTION'];

const breaksOf = (type: TextType): TextItem['breaks'] => {
  if (type === 'ADDRESS') return 'address';
  return isCardText(type) || SHORT.includes(type) ? 'phrases' : undefined;
};

/** A text in its place, as preview and press set it. */
export function placedText(place: TextPlace, text: string, fonts: (face: Typeface) => FontChain): TextItem {
  const { type, box, z, look } = place;
  const facts = TEXT_FACTS[type];
  const { sizePt, align, color, writing, stack, lineHeightEm, trackingEm } = look ?? facts.look;
  return {
    kind: 'text',
    z,
    name: type,
    text: wordsAsSet(place, text),
    box,
    writing: writing ?? 'horizontal',
    sizePt,
    floorPt: Math.min(facts.floorPt, sizePt),
    lineHeightEm: lineHeightEm ?? facts.lineHeightEm,
    tightestEm: facts.tightestEm,
    align,
    stack,
    trackingEm,
    breaks: breaksOf(type),
    color: colorOf(color),
    fonts: fonts(typefaceOf(look)),
  };
}

/** A text in its place, or a link as a QR code. */
export const placedItem = (
  place: TextPlace,
  text: string,
  fonts: (face: Typeface) => FontChain,
): TextItem | LinkItem =>
  isCode(place.type)
    ? { kind: 'link', z: place.z, name: place.type, text, box: place.box }
    : placedText(place, text, fonts);
