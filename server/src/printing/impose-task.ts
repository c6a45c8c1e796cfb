import type { CardFace, LeafPages, RunTerms } from '@fumi/domain';

/** What a run prints of one order, and what stands on the banner card before it. */
export type ImposeItem = {
  readonly bookCode: string;
  readonly copies: number;
  readonly leaves: readonly LeafPages[];
  /** Of a book whose cover has a spine. */
  readonly title: string;
  readonly banner: { readonly number: string; readonly lines: readonly string[] };
};

/** Everything that sheets are made of; plain data, so that it can cross to the thread that imposes. */
export type ImposeTask = {
  /** Holds the press files by book, `{code}.pdf`, and gets the sheets. */
  readonly folder: string;
  readonly title: string;
  readonly createdAt: Date;
  readonly terms: RunTerms;
  readonly face: CardFace;
  readonly items: readonly ImposeItem[];
  /** Backs that stand on their heads, by page: of a wall calendar, whose leaves are turned up. */
  readonly upsideDown: readonly number[];
  /** What the edge of every sheet says, before and after its number. */
  readonly slug: readonly [before: string, after: string];
};

/** The sheets' name in the folder. */
export const SHEETS_FILE = 'sheets.pdf';

export type ImposeAnswer =
  | { readonly kind: 'imposed'; readonly sha256: string; readonly sheetCount: number; readonly ms: number }
  /** A press file cannot be read, or the sheets are not what a press takes. */
  | { readonly kind: 'unfit'; readonly reason: string };
