import type { PostalAddress } from '../../address/address-checks.ts';
import type { NewContact } from '../contact.ts';

const ROW_DOUBTS = [
  'name-guessed',
  'mourning-unclear',
  'mourning-past',
  /** Of somebody whose column of mourning says nothing; the note or a group does. */
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
  /** Of a row with two addresses the second, which is the office's; it can be taken instead. */
  readonly otherAddress?: PostalAddress | undefined;
  /** Of the contact that the row was exported from, or ''. */
  readonly code?: string;
  /** Of a file that we wrote, which holds nothing that is to be guessed at. */
  readonly isOurs?: boolean;
};

/** The doubts that hold. */
export const doubtsOf = (holds: Readonly<Partial<Record<RowDoubt, boolean>>>): RowDoubt[] =>
  ROW_DOUBTS.filter((doubt) => holds[doubt]);
