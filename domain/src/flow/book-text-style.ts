import { COVER_PAGE } from '../product/spreads.ts';
import type { BookPages } from './page-contents.ts';
import type { TextStyle } from './text-style.ts';

/** A book has one style of words; it is kept with its cover. */
export const textStyleIn = (pages: BookPages = {}): TextStyle | undefined => pages[COVER_PAGE]?.textStyle;
