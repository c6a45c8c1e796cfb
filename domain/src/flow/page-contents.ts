import type { PageLayout, PageLayouts } from '../kit/page-layout.ts';

/** What a person made of a page of a bound book; absent is the design's own, and no words. */
export type BookPage = { readonly layout?: PageLayout | undefined; readonly text?: string | undefined };

/** By page of the book, from 1. */
export type BookPages = Readonly<Record<number, BookPage>>;

export const layoutsIn = (pages: BookPages = {}): PageLayouts =>
  Object.fromEntries(Object.entries(pages).flatMap(([page, { layout }]) => (layout ? [[page, layout]] : [])));

export const pageTextsIn = (pages: BookPages = {}): Readonly<Record<number, string>> =>
  Object.fromEntries(Object.entries(pages).flatMap(([page, { text }]) => (text ? [[page, text]] : [])));

/** A page with something else of it; what is empty is not kept. */
export function withPage(pages: BookPages, pageNo: number, change: BookPage): BookPages {
  const { layout, text } = { ...pages[pageNo], ...change };
  const { [pageNo]: _, ...others } = pages;
  const page = { ...(layout ? { layout } : {}), ...(text ? { text } : {}) };
  return Object.keys(page).length > 0 ? { ...others, [pageNo]: page } : others;
}

/** Pages with other layouts and their words. */
export function withLayouts(pages: BookPages, layouts: PageLayouts): BookPages {
  const words: BookPages = Object.fromEntries(
    Object.entries(pageTextsIn(pages)).map(([page, text]) => [page, { text }]),
  );
  return Object.entries(layouts).reduce(
    (all, [page, layout]) => withPage(all, Number(page), { layout }),
    words,
  );
}
