import { spreadsOf } from '../product/spreads.ts';
import type { PageSlot } from './change-layouts.ts';
import type { Draft } from './draft.ts';
import type { BookPages } from './page-contents.ts';

/** The first page behind the cover: covers stay where they are. */
const FIRST_INNER = 2;

/** New order of the inner pages of a bound book: which old page stands at each place from 2 on. */
export type PageOrder = readonly number[];

const innerSpreads = (pageCount: number): number[][] =>
  spreadsOf(pageCount)
    .slice(1, -1)
    .map((spread) => spread.filter((pageNo) => pageNo !== null));

/** Two pages take each other's place; all other spreads stay as somebody has put them together. Covers stay. */
export function swappedPages(pageCount: number, a: number, b: number): PageOrder {
  const inner = innerSpreads(pageCount).flat();
  if (!inner.includes(a) || !inner.includes(b)) return inner;
  return inner.map((pageNo) => (pageNo === a ? b : pageNo === b ? a : pageNo));
}

/** Two spreads take each other's place; nothing moves where a page has none beside it. */
export function swappedSpreads(pageCount: number, a: number, b: number): PageOrder {
  const spreads = innerSpreads(pageCount);
  const [one, other] = [a, b].map((pageNo) => spreads.find((spread) => spread.includes(pageNo)));
  const areWhole = one?.length === 2 && other?.length === 2;
  return spreads.flatMap((spread) => {
    if (!areWhole) return spread;
    return spread === one ? other : spread === other ? one : spread;
  });
}

/** The spreads of two pages, by their left one: what can be moved as a whole, in order. */
export const wholeSpreads = (pageCount: number): number[] =>
  innerSpreads(pageCount).flatMap(([left, right]) =>
    left !== undefined && right !== undefined ? [left] : [],
  );

/** A spread, by its left page, moves to where another lies; those between move up. */
export function shiftedSpread(pageCount: number, from: number, to: number): PageOrder {
  const spreads = innerSpreads(pageCount);
  const placeOf = (left: number) => spreads.findIndex(([first]) => first === left);
  const [source, goal] = [placeOf(from), placeOf(to)];
  const moved = spreads[source];
  return (moved && goal >= 0 ? spreads.toSpliced(source, 1).toSpliced(goal, 0, moved) : spreads).flat();
}

/** The order that undoes another one. */
export const orderBack = (order: PageOrder): PageOrder =>
  order.map((_, index) => order.indexOf(index + FIRST_INNER) + FIRST_INNER);

const goalOf =
  (order: PageOrder) =>
  (pageNo: number): number => {
    const at = order.indexOf(pageNo);
    return at < 0 ? pageNo : at + FIRST_INNER;
  };

/** What was made of each page goes with it. */
export const pagesInOrder = (pages: BookPages, order: PageOrder): BookPages =>
  Object.fromEntries(Object.entries(pages).map(([pageNo, page]) => [goalOf(order)(Number(pageNo)), page]));

type Chosen = Pick<Draft, 'photos' | 'unused' | 'pages'>;

/**
 * A book with its pages in another order: layouts, words, photos and photos that are kept for a page go with it. The
 * slots come back in the new order, each as it was: pages of the design may differ there, see `inNewSlots`.
 */
export function inPageOrder<Slot extends PageSlot>(
  { photos, unused, pages = {} }: Chosen,
  slots: readonly Slot[],
  order: PageOrder,
): Chosen & { readonly slots: readonly Slot[] } {
  const goal = goalOf(order);
  const moved = slots
    .map((slot, index) => ({
      slot: { ...slot, pageNo: goal(slot.pageNo) },
      photo: photos[index] ?? null,
    }))
    .toSorted((a, b) => a.slot.pageNo - b.slot.pageNo);
  return {
    photos: [...moved.map(({ photo }) => photo), ...photos.slice(slots.length)],
    unused: unused.map((photo) =>
      photo.keptFor === undefined ? photo : { ...photo, keptFor: goal(photo.keptFor) },
    ),
    pages: pagesInOrder(pages, order),
    slots: moved.map(({ slot }) => slot),
  };
}
