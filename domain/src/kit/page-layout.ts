/*
 *   full   landscape portrait  two   two-portrait three    four  four-landscape photo-text  text    blank
 *  ┌────┐   ┌────┐   ┌────┐   ┌────┐   ┌────┐   ┌────┐   ┌────┐   ┌────┐        ┌────┐     ┌────┐   ┌────┐
 *  │████│   │    │   │ ██ │   │ ██ │   │    │   │ ██ │   │ ▌▐ │   │    │        │ ██ │     │    │   │    │
 *  │████│   │ ██ │   │ ██ │   │    │   │ ▌▐ │   │    │   │ ▌▐ │   │ ▪▪ │        │ ── │     │ ── │   │    │
 *  │████│   │    │   │    │   │ ██ │   │    │   │ ▌▐ │   │    │   │ ▪▪ │        │ ── │     │ ── │   │    │
 *  └────┘   └────┘   └────┘   └────┘   └────┘   └────┘   └────┘   └────┘        └────┘     └────┘   └────┘
 */

/** What a page of a bound book can show instead of what its design draws there (ADR 68). */
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
] as const;
export type PageLayout = (typeof PAGE_LAYOUTS)[number];

/** The pages of a design that stand for a layout, left and right of the gutter. */
export type KitLayout = { readonly name: PageLayout; readonly left: number; readonly right: number };

/** Layouts that somebody has chosen, by page of the book from 1; the design's own elsewhere. */
export type PageLayouts = Readonly<Record<number, PageLayout>>;
