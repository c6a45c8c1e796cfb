import type { PostalAddress } from '../../address/address-checks.ts';
import type { NewContact } from '../contact.ts';

const ROW_DOUBTS = [
  'name-guessed',
  'mourning-unclear',
  'mourning-past',
  /** No column tells of mourning, but the note or a group does. */
  'mourning-noted',
  /** A telephone number stood in a line of the address. */
  'phone-left-out',
  'two-addresses',
  'joint-names-cut',
  'joint-names-unclear',
  'open-quote',
] as const;

/** What a person should look at in a row beside what the contact shows. */
export type RowDoubt = (typeof ROW_DOUBTS)[number];

/** One person of a file, in whatever format. */
export type ReadRow = {
  readonly contact: NewContact;
  readonly doubts: readonly RowDoubt[];
  /** The second of two addresses, in a table the office's; it can be taken instead. */
  readonly otherAddress?: PostalAddress | undefined;
  /** Code of the contact that the row was exported from, or ''. */
  readonly code?: string;
  /** True for a file that we wrote: nothing in it has to be guessed. */
  readonly isOurs?: boolean;
};

/** The doubts that hold. */
export const doubtsOf = (holds: Readonly<Partial<Record<RowDoubt, boolean>>>): RowDoubt[] =>
  ROW_DOUBTS.filter((doubt) => holds[doubt]);
