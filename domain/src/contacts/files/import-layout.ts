import type { ImportTarget } from './import-target.ts';

/** A layout that a program writes. Headers are compared under `headerKey`, so widths and marks do not matter. */
export type ImportLayout = {
  readonly id: string;
  /** The name by which people know the program. */
  readonly program: string;
  readonly version: string;
  /** Where its columns were seen. */
  readonly source: string;
  /**
   * `whole`: all of its header was seen; `part`: the columns that are read were, and others were not; `written`: we
   * write it ourselves.
   */
  readonly certainty: 'whole' | 'part' | 'written';
  /** Headers that together tell this layout from the others. */
  readonly signature: readonly string[];
  readonly columns: Readonly<Record<string, ImportTarget>>;
  /** Rows before the data where they are fixed, instructions included. */
  readonly firstDataRow?: number;
};
/** Columns that a layout repeats `count` times, each made with its number, from 1. */
export const numbered = (
  count: number,
  of: (n: number) => Readonly<Record<string, ImportTarget>>,
): Readonly<Record<string, ImportTarget>> =>
  Object.assign({}, ...Array.from({ length: count }, (_, index) => of(index + 1)));
