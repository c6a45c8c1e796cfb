import { COVER_PAGE } from '../product/spreads.ts';
import type { BookPages } from './page-contents.ts';
import type { TextStyle } from './text-style.ts';

/** Whether two states of a book's pages set its words alike. */
export function isStyledAlike(one: BookPages | undefined, other: BookPages | undefined): boolean {
  const [a = {}, b = {}] = [textStyleIn(one), textStyleIn(other)];
  return a.face === b.face && a.size === b.size;
}

/** A book has one style of words; it is kept with its cover. */
export const textStyleIn = (pages: BookPages = {}): TextStyle | undefined => pages[COVER_PAGE]?.textStyle;
