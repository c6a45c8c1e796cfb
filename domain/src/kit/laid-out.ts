import { type Material, monthCount, picturePages, templatesOf } from '../product/material.ts';
import type { Kit } from './kit.ts';
import { isOverSpread, type PageLayout, type PageLayouts } from './page-layout.ts';

/** The first inner page of a bound book, number 2, lies right of the gutter. */
const sideOf = (pageNo: number): 'left' | 'right' => (pageNo % 2 === 0 ? 'right' : 'left');

/** Whether a page may have another layout: of a book all but its covers, of a calendar the picture of each month. */
export function hasLayouts(
  { layouts = [] }: Pick<Kit, 'layouts'>,
  material: Pick<Material, 'pageRuns'>,
  pageNo: number,
): boolean {
  if (layouts.length === 0) return false;
  if (monthCount(material) > 0) return picturePages(material).includes(pageNo);
  return pageNo > 1 && pageNo < templatesOf(material).length;
}

/** The page that lies open beside one of a bound book. */
export const facingPage = (pageNo: number): number => (sideOf(pageNo) === 'right' ? pageNo - 1 : pageNo + 1);

/** Whether a page may have this layout: what lies over a spread needs a page beside it that may have one, too. */
export const mayHaveLayout = (
  kit: Pick<Kit, 'layouts'>,
  material: Pick<Material, 'pageRuns'>,
  pageNo: number,
  layout: PageLayout,
): boolean =>
  layoutTemplate(kit, layout, pageNo) !== null &&
  hasLayouts(kit, material, pageNo) &&
  (!isOverSpread(layout) || hasLayouts(kit, material, facingPage(pageNo)));

/** Layouts without halves: what lies over a spread is on both of its pages, or on none. */
export const wholeLayouts = (layouts: PageLayouts): PageLayouts =>
  Object.fromEntries(
    Object.entries(layouts).filter(
      ([page, layout]) => !isOverSpread(layout) || layouts[facingPage(Number(page))] === layout,
    ),
  );

/** Layouts with another one for a page; what lies over a spread comes and goes on both of its pages. */
export function withLayout(layouts: PageLayouts, pageNo: number, layout: PageLayout | null): PageLayouts {
  const { [pageNo]: _, ...others } = layouts;
  const both = isOverSpread(layout) ? [pageNo, facingPage(pageNo)] : [pageNo];
  return wholeLayouts(
    layout === null ? others : { ...others, ...Object.fromEntries(both.map((page) => [page, layout])) },
  );
}

/** The page of the design that stands for a layout on a page of the book, or null where it has none such. */
export const layoutTemplate = (
  { layouts = [] }: Pick<Kit, 'layouts'>,
  layout: PageLayout,
  pageNo: number,
): number | null => layouts.find(({ name }) => name === layout)?.[sideOf(pageNo)] ?? null;

/** The chosen layouts that this design has on their pages; layouts of another design stay unused in the draft. */
export const layoutsHere = (
  kit: Pick<Kit, 'layouts'>,
  material: Pick<Material, 'pageRuns'>,
  layouts: PageLayouts,
): PageLayouts =>
  Object.fromEntries(
    Object.entries(wholeLayouts(layouts)).filter(([page, layout]) =>
      mayHaveLayout(kit, material, Number(page), layout),
    ),
  );

/** A material whose page runs have the chosen layouts; itself without any. Each page keeps its month. */
export function withPageLayouts<Known extends Pick<Material, 'pageRuns'>>(
  material: Known,
  kit: Pick<Kit, 'layouts'>,
  layouts: PageLayouts,
): Known {
  if (Object.keys(layouts).length === 0) return material;
  const here = layoutsHere(kit, material, layouts);
  let pageNo = 0;
  const shown = (own: number): number => {
    pageNo += 1;
    const layout = here[pageNo];
    return (layout && layoutTemplate(kit, layout, pageNo)) ?? own;
  };
  const pageRuns = material.pageRuns.flatMap(({ times, pages, ...run }) =>
    Array.from({ length: times }, () => ({ ...run, times: 1, pages: pages.map(shown) })),
  );
  return { ...material, pageRuns };
}

/** The pages that a design draws itself, as a book spec names them (spec §7): all but those of its layouts. */
export function ownPages({ pages, layouts = [] }: Pick<Kit, 'pages' | 'layouts'>): Kit['pages'] {
  const ofLayouts = new Set(layouts.flatMap(({ left, right }) => [left, right]));
  return Object.fromEntries(Object.entries(pages).filter(([page]) => !ofLayouts.has(Number(page))));
}
