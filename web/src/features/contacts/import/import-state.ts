import type { AddressWarning, DroppedField, EncodingSample } from '@fumi/domain';
import type { Column, OpenedFile } from './address-file.ts';
import type { Counts, DoneCounts } from './decisions.ts';
import type { Decision, FoundContact } from './found-contact.ts';
import type { SendProblem } from './send-contacts.ts';

export type Refused =
  | Extract<OpenedFile, { kind: 'native' | 'spreadsheet' | 'foreign' | 'unknown' | 'too-large' | 'shut' }>
  /** `broken`: what reads files has failed, or did not start. */
  | { readonly kind: 'unreachable' | 'broken' };

/** A file whose rows can be looked at. */
export type ReadFile = {
  readonly file: File;
  /** Samples where the encoding is doubtful; the one that the file was read in, if somebody has chosen. */
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
  /** The file is being read in another way: the contacts are still those of the way before, and are not saved. */
  readonly isRereading: boolean;
  /** What the zip table says of the addresses, by row; it comes little by little. */
  readonly warnings: ReadonlyMap<number, readonly AddressWarning[]>;
  /** How far the zip table was asked: `partly` where the shop couldn't be reached, or was asked too much. */
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
