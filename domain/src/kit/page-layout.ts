/*
 *   full   landscape portrait  two   two-portrait three    four  four-landscape photo-text  text    blank
 *  ┌────┐   ┌────┐   ┌────┐   ┌────┐   ┌────┐   ┌────┐   ┌────┐   ┌────┐        ┌────┐     ┌────┐   ┌────┐
 *  │████│   │    │   │ ██ │   │ ██ │   │    │   │ ██ │   │ ▌▐ │   │    │        │ ██ │     │    │   │    │
 *  │████│   │ ██ │   │ ██ │   │    │   │ ▌▐ │   │    │   │ ▌▐ │   │ ▪▪ │        │ ── │     │ ── │   │    │
 *  │████│   │    │   │    │   │ ██ │   │    │   │ ▌▐ │   │    │   │ ▪▪ │        │ ── │     │ ── │   │    │
 *  └────┘   └────┘   └────┘   └────┘   └────┘   └────┘   └────┘   └────┘        └────┘     └────┘   └────┘
 *    panorama      panorama-wide
 *  ┌────┬────┐    ┌────┬────┐
 *  │█████████│    │    │    │
 *  │█████████│    │█████████│   One photo over both pages of a spread.
 *  │█████████│    │    │    │
 *  └────┴────┘    └────┴────┘
 */

/** What a page of a bound book, or the picture of a month, can show instead of what its design draws (ADR 68, 135). */
export const PAGE_LAYOUTS = [
  'full',
  'landscape',
  'portrait',
  'two',
  'two-portrait',
  'three',
  'four',
  'four-landscape',
  'photo-text',
  'text',
  'blank',
  'panorama',
  'panorama-wide',
] as const;
export type PageLayout = (typeof PAGE_LAYOUTS)[number];

/** Whether a layout lies over both pages of a spread: its photo begins on the left one and goes on on the right one. */
export const isOverSpread = (layout: PageLayout | null | undefined): boolean =>
  layout === 'panorama' || layout === 'panorama-wide';

/** The pages of a design that stand for a layout, left and right of the gutter; one page of a calendar, which has none. */
export type KitLayout = { readonly name: PageLayout; readonly left: number; readonly right: number };

/** Layouts that somebody has chosen, by page of the book from 1; the design's own elsewhere. */
export type PageLayouts = Readonly<Record<number, PageLayout>>;
