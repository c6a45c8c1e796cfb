import type { AddressWarning, DroppedField, EncodingSample } from '@fumi/domain';
import type { Column, OpenedFile } from './address-file.ts';
import type { Counts, DoneCounts } from './decisions.ts';
import type { Decision, FoundContact } from './found-contact.ts';
import type { SendProblem } from './send-contacts.ts';

export type Refused =
  | Extract<OpenedFile, { kind: 'native' | 'spreadsheet' | 'foreign' | 'unknown' | 'too-large' | 'shut' }>
  /** `broken`: the file reader has failed, or did not start. */
  | { readonly kind: 'unreachable' | 'broken' };

/** A file whose rows can be looked at. */
export type ReadFile = {
  readonly file: File;
  /** Samples where the encoding is in doubt; `encoding` is the one that somebody has chosen. */
  readonly encodings: readonly EncodingSample[];
  readonly encoding: EncodingSample['encoding'] | null;
  readonly layout: string | null;
  /** Null where the file has no columns. */
  readonly columns: readonly Column[] | null;
  /** Fields of a file without columns for which contacts have no place. */
  readonly untaken: readonly DroppedField[];
};

export type Checking = ReadFile & {
  readonly step: 'check';
  readonly contacts: readonly FoundContact[];
  /** Rows that take their other address. */
  readonly swaps: readonly number[];
  /** Names in half-width kana are taken in full width. */
  readonly widensNames: boolean;
  readonly decisions: readonly Decision[];
  /** The file is being read again: `contacts` are still the old ones, and cannot be saved. */
  readonly isRereading: boolean;
  /** What the zip table says of the addresses, by row; it comes little by little. */
  readonly warnings: ReadonlyMap<number, readonly AddressWarning[]>;
  /** How far the zip table was asked: `partly` after a lost connection or at the rate limit. */
  readonly compared: 'yet' | 'partly' | 'all';
};

export type Saving = {
  readonly step: 'saving';
  readonly sent: number;
  readonly total: number;
  readonly problem: SendProblem | null;
  readonly counts: Counts;
};

export type Done = {
  readonly step: 'done';
  readonly counts: DoneCounts;
  /** Whether the contact of a code is new by this import, or was changed by it. */
  readonly isImported: (code: string) => boolean;
};

export type ImportState =
  | { readonly step: 'choose'; readonly refused: Refused | null }
  | { readonly step: 'reading' }
  | Checking
  | Saving
  | Done;
