import type { SheetTerms } from './sheet-layout.ts';

/** A piece of paper after cutting: a page of the press file on its front, and one on its back or none. */
export type LeafPages = {
  readonly front: number;
  readonly back: number | null;
  /** The page left of the spine, where the cover is printed in one piece around its book. */
  readonly backCover?: number;
};

/**
 * Which pages of a press file are printed on one paper, and how they pair. `pairs`: 1 and 2, 3 and
 * 4 (cards, and calendars that hang open); `singles`: each alone; `covers`: the first and the last
 * as one piece, the spine between them; `inner`: what lies between them, in pairs.
 */
export const LEAF_RULES = ['pairs', 'singles', 'covers', 'inner'] as const;
export type LeafRule = (typeof LEAF_RULES)[number];

/**
 * How a run is imposed. A copy of the terms of its day: a later change of content/print-runs.json moves no printed
 * sheet.
 */
export type RunTerms = SheetTerms & {
  /** Name of the sheet, such as SRA3. */
  readonly sheet: string;
  /** What the guillotine cuts at once. */
  readonly stackSheets: number;
  readonly leaves: LeafRule;
  /** Width of the spine of covers that are printed in one piece; absent in runs from before there were such covers. */
  readonly spineMm?: number;
};

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

const single = (front: number): LeafPages => ({ front, back: null });

const pairs = (from: number, to: number): LeafPages[] =>
  range(from, to)
    .filter((page) => (page - from) % 2 === 0)
    .map((front) => ({ front, back: front < to ? front + 1 : null }));

/** The leaves of one copy, in the order of the book. */
export function leafPagesOf(rule: LeafRule, pageCount: number): LeafPages[] {
  if (rule === 'pairs') return pairs(1, pageCount);
  if (rule === 'singles') return range(1, pageCount).map(single);
  if (rule === 'covers') return [{ ...single(1), backCover: pageCount }];
  return pairs(2, pageCount - 1);
}

/** What a run prints of one order: whole copies, or single leaves again. */
export type RunItem = { readonly copies: number; readonly leaves: readonly LeafPages[] };

/** One place's worth of a run: the banner card (区切りカード) before an order, or a leaf of one of its copies. */
export type RunLeaf =
  | { readonly kind: 'banner'; readonly item: number }
  | { readonly kind: 'leaf'; readonly item: number; readonly copy: number; readonly leaf: LeafPages };

/** Everything that a run prints: order by order, each behind its banner, copy by copy, in the order of the book. */
export const runLeaves = (items: readonly RunItem[]): RunLeaf[] =>
  items.flatMap(({ copies, leaves }, item): RunLeaf[] => [
    { kind: 'banner', item },
    ...range(1, copies).flatMap((copy) =>
      leaves.map((leaf) => ({ kind: 'leaf' as const, item, copy, leaf })),
    ),
  ]);

/** How many places an item takes, its banner included. */
export const placesOfItem = ({ copies, leaves }: RunItem): number => 1 + copies * leaves.length;
