import type { BookDesign, DesignItem } from '../../db/tables/book.ts';
import { designItems } from './book-design.ts';

export type KeptItem = {
  readonly pageNo: number;
  readonly addedPageNo: readonly number[];
  readonly z: number;
  readonly kind: 'photo' | 'art' | 'text' | 'sender' | 'recipient';
};

/**
 * `missing`: an item of the design is not there; `doubled`: two items have one z, or there are two
 * senders or two recipients.
 */
type PageProblem = 'missing' | 'doubled';

const pagesOf = ({ pageNo, addedPageNo }: KeptItem): readonly number[] => [pageNo, ...addedPageNo];

function itemsByPage(items: readonly KeptItem[]): Map<number, KeptItem[]> {
  const byPage = new Map<number, KeptItem[]>();
  for (const item of items) {
    for (const pageNo of pagesOf(item)) byPage.set(pageNo, [...(byPage.get(pageNo) ?? []), item]);
  }
  return byPage;
}

const isDoubled = (items: readonly KeptItem[]): boolean =>
  new Set(items.map(({ z }) => z)).size < items.length ||
  (['sender', 'recipient'] as const).some((kind) => items.filter((item) => item.kind === kind).length > 1);

/** Lines may stay empty, and calendars are filled by the engine. */
const isOptional = ({ kind }: DesignItem): boolean => kind === 'text' || kind === 'calendar';

/** Problems by page; none where all that the design needs was posted for every page, once. */
export function findGaps(design: BookDesign, items: readonly KeptItem[]): Map<number, PageProblem> {
  const byPage = itemsByPage(items);
  const gaps = new Map<number, PageProblem>();
  for (let pageNo = 1; pageNo <= design.pageCount; pageNo += 1) {
    const here = byPage.get(pageNo) ?? [];
    const isWhole = designItems(design, pageNo).every(
      (place) => isOptional(place) || here.some(({ z, kind }) => z === place.z && kind === place.kind),
    );
    if (!isWhole) gaps.set(pageNo, 'missing');
    else if (isDoubled(here)) gaps.set(pageNo, 'doubled');
  }
  return gaps;
}
