import type { BookEntry, ImportPlan, ImportTarget, Likeness, NativeProgram, RowProblem } from '@fumi/domain';
import type { Person } from '../../contacts/people-calls.ts';

/* What the page asks of the worker that holds the file. Rows never leave it; the page sees what it shows. */

/** A column with the first values that it holds, so that a person can tell what it means. */
export type Column = {
  readonly header: string;
  readonly samples: readonly string[];
  readonly target: ImportTarget;
};

export type OpenedFile =
  | { readonly kind: 'table'; readonly layout: ImportPlan['layout']; readonly columns: readonly Column[] }
  | { readonly kind: 'people'; readonly format: 'vcard' | 'contact-xml' }
  | { readonly kind: 'native'; readonly program: NativeProgram }
  | { readonly kind: 'spreadsheet' | 'unknown' };

/** A person of the file as the preview shows them. */
export type FoundPerson = {
  /** Number of the row in the file, from 1. */
  readonly row: number;
  readonly entry: BookEntry;
  readonly problems: readonly RowProblem[];
  /** Who of the book this is, or seems to be. */
  readonly match: { readonly person: Person; readonly likeness: Likeness } | null;
  /** The same person stands further up in the file. */
  readonly isRepeat: boolean;
};

export type ImportJob =
  | { readonly kind: 'open'; readonly name: string; readonly bytes: Uint8Array }
  | {
      readonly kind: 'people';
      readonly targets: readonly ImportTarget[];
      readonly book: readonly Person[];
    };

export type ImportRequest = { readonly id: number; readonly job: ImportJob };
export type ImportReply = {
  readonly id: number;
  readonly result: OpenedFile | readonly FoundPerson[];
};
