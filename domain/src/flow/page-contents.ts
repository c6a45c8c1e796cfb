import type { Point, Size } from '../geometry/rect.ts';
import type { PageLayout, PageLayouts } from '../kit/page-layout.ts';
import type { PhotoLook } from '../photo/look.ts';
import type { PhotoView } from '../photo/view.ts';
import type { TextStyle } from './text-style.ts';

/** The photo of a cover: which of the draft's, and how it lies in the frame in which that was chosen, pt. */
export type CoverPhoto = {
  readonly imageId: string;
  readonly offset: Point;
  readonly view?: PhotoView | undefined;
  readonly look?: PhotoLook | undefined;
  readonly frame: Size;
  /** False where somebody chose the photo alone: its faces say how it lies. */
  readonly isCropChosen?: boolean | undefined;
};

/** What a person made of a page of a bound book; absent is the design's own, and no words. */
export type BookPage = {
  readonly layout?: PageLayout | undefined;
  readonly text?: string | undefined;
  /** Of a cover: the photo that it repeats, and its crop there. */
  readonly photo?: CoverPhoto | undefined;
  /** Of the front cover: how the words of the whole book are set, or the title of a calendar. */
  readonly textStyle?: TextStyle | undefined;
};

/** By page of the book, from 1. */
export type BookPages = Readonly<Record<number, BookPage>>;

export const layoutsIn = (pages: BookPages = {}): PageLayouts =>
  Object.fromEntries(Object.entries(pages).flatMap(([page, { layout }]) => (layout ? [[page, layout]] : [])));

export const pageTextsIn = (pages: BookPages = {}): Readonly<Record<number, string>> =>
  Object.fromEntries(Object.entries(pages).flatMap(([page, { text }]) => (text ? [[page, text]] : [])));

/** The pages with some properties of one page changed; empty properties and empty pages are dropped. */
export function withPage(pages: BookPages, pageNo: number, change: BookPage): BookPages {
  const { layout, text, photo, textStyle } = { ...pages[pageNo], ...change };
  const { [pageNo]: _, ...others } = pages;
  const page = {
    ...(layout ? { layout } : {}),
    ...(text ? { text } : {}),
    ...(photo ? { photo } : {}),
    ...(textStyle?.face || textStyle?.size ? { textStyle } : {}),
  };
  return Object.keys(page).length > 0 ? { ...others, [pageNo]: page } : others;
}

/** Sets one property of every page in `pages` or `values` to its value in `values`; without a value it is removed. */
const withEach = <Key extends keyof BookPage>(
  pages: BookPages,
  key: Key,
  values: Readonly<Record<number, BookPage[Key]>>,
): BookPages =>
  Object.keys({ ...pages, ...values })
    .map(Number)
    .reduce((all, pageNo) => withPage(all, pageNo, { [key]: values[pageNo] }), pages);

/** Pages with other layouts; everything else of them stays. */
export const withLayouts = (pages: BookPages, layouts: PageLayouts): BookPages =>
  withEach(pages, 'layout', layouts);

/** Pages with other words; everything else of them stays. */
export const withPageTexts = (pages: BookPages, texts: Readonly<Record<number, string>>): BookPages =>
  withEach(pages, 'text', texts);
