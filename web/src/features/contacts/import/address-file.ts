import {
  type AddressRules,
  addressFileKind,
  type Contact,
  type DroppedField,
  duplicateFinder,
  type EncodingSample,
  type ForeignFormat,
  hasEmojiOrPrivateUse,
  hasOffice,
  type ImportPlan,
  type ImportTarget,
  type NativeProgram,
  newContactOf,
  type ReadAddressFile,
  type ReadRow,
  readAddressFile,
  replacedContact,
  rowProblems,
  tableToContacts,
  withNotedMourning,
} from '@fumi/domain';
import { decodeBytes } from '../contact-files.ts';
import { type FoundContact, withProposal } from './found-contact.ts';
import { hasHalfWidthName, withFullWidthNames } from './half-width-names.ts';

/** A column with the first values that it holds, so that the customer can tell what it means. */
export type Column = {
  readonly header: string;
  readonly samples: readonly string[];
  readonly target: ImportTarget;
  /** In how many rows it holds something. */
  readonly filled: number;
};

export type OpenedFile =
  | {
      readonly kind: 'table';
      readonly layout: ImportPlan['layout'];
      readonly columns: readonly Column[];
      readonly encodings: readonly EncodingSample[];
    }
  | {
      readonly kind: 'contacts';
      readonly format: 'vcard' | 'contact-xml';
      readonly untaken: readonly DroppedField[];
    }
  | { readonly kind: 'native'; readonly program: NativeProgram }
  | { readonly kind: 'foreign'; readonly format: ForeignFormat }
  /** `shut`: the file could not be read, for example because another program has it open. */
  | { readonly kind: 'spreadsheet' | 'unknown' | 'too-large' | 'shut' };

const SAMPLES = 3;

/** Contacts that are handed over at once: to unpack thousands would block the page. */
const PIECE = 200;

/**
 * Only emoji and private-use characters count as unprintable in a file. Whether the press has a rare kanji is checked
 * when a card is made: for a file of thousands of rows that would ask about each of its characters.
 */
const RULES: AddressRules = {
  isPrintable: (character) => !hasEmojiOrPrivateUse(character),
  checksHonorific: true,
};

function columnsOf(rows: readonly (readonly string[])[], plan: ImportPlan): Column[] {
  const data = rows.slice(plan.firstDataRow);
  return plan.targets.map((target, index) => {
    const values = data.map((row) => row[index]?.trim() ?? '').filter((value) => value !== '');
    return {
      header: plan.headerRow === null ? '' : (rows[plan.headerRow]?.[index] ?? ''),
      samples: values.slice(0, SAMPLES),
      target,
      filled: values.length,
    };
  });
}

function findContacts(
  asInFile: Listed,
  known: readonly Contact[],
  { swaps, widensNames }: Pick<CompareJob, 'swaps' | 'widensNames'>,
): FoundContact[] {
  const others = new Set(swaps);
  const read = asInFile.map((one) => {
    const row = others.has(one.row) ? swapped(one) : one;
    const isHalfWidth = hasHalfWidthName(row.contact);
    const contact = widensNames && isHalfWidth ? withFullWidthNames(row.contact) : row.contact;
    return { ...row, contact, isHalfWidth };
  });
  const amongKnown = duplicateFinder(known);
  const inFile = duplicateFinder(read.map(({ row, contact }) => ({ ...contact, row })));
  const byCode = codesOnce(read, known);
  return read.map(({ row, contact, doubts, otherAddress = null, code = '', isHalfWidth }) => {
    const own = byCode.get(code);
    const [best] = amongKnown(contact).toSorted((a, b) => b.likeness.localeCompare(a.likeness));
    const match = own ? { contact: own, likeness: 'code' as const } : (best ?? null);
    return withProposal({
      row,
      contact,
      otherAddress,
      isHalfWidth,
      problems: [...doubts.map((one) => ({ code: one })), ...rowProblems(contact, RULES)],
      match,
      replaced: match && (own ? contact : replacedContact(newContactOf(match.contact), contact)),
      isRepeat: !own && inFile(contact).some((other) => other.likeness === 'same' && other.contact.row < row),
    });
  });
}

/** The row with its other address. */
function swapped<Row extends ReadRow>(row: Row): Row {
  const { otherAddress, contact } = row;
  if (!otherAddress) return row;
  const { zip, state, address1, address2 } = contact;
  return {
    ...row,
    // One of the two is the home and the other the office, where the company belongs to the address.
    contact: { ...contact, ...otherAddress, printsCompany: hasOffice(contact) && !contact.printsCompany },
    otherAddress: { zip, state, address1, address2 },
  };
}

/** The kept contacts whose code exactly one row has: of copied rows nobody knows which is meant. */
function codesOnce(read: readonly ReadRow[], known: readonly Contact[]): ReadonlyMap<string, Contact> {
  const counts = new Map<string, number>();
  for (const { code = '' } of read) counts.set(code, (counts.get(code) ?? 0) + 1);
  const once = known.filter(({ code }) => counts.get(code) === 1);
  return new Map(once.map((contact) => [contact.code, contact]));
}

/**
 * One file: opens it, reads its contacts as often as the meaning of its columns changes, and hands them over some at a
 * time.
 */
export function createAddressFile() {
  let file: ReadAddressFile = { kind: 'unknown' };
  let known: readonly Contact[] = [];
  let found: readonly FoundContact[] = [];
  return {
    async open({ file: chosen, encoding }: OpenJob): Promise<OpenedFile> {
      if (!encoding) known = [];
      const read = await chosen.arrayBuffer().catch(() => null);
      if (read === null) return { kind: 'shut' };
      const bytes = new Uint8Array(read);
      // The unzip code is loaded only where the chosen file is a workbook.
      const unzip =
        addressFileKind(chosen.name, bytes).kind === 'xlsx' ? (await import('./unzip.ts')).unzip : undefined;
      file = readAddressFile(chosen.name, bytes, decodeBytes, unzip, encoding);
      if (file.kind === 'contacts') return { kind: 'contacts', format: file.format, untaken: file.untaken };
      if (file.kind !== 'table') return file;
      const { rows, plan, encodings } = file;
      return { kind: 'table', layout: plan.layout, columns: columnsOf(rows, plan), encodings };
    },
    /** Adds contacts to compare with; returns how many there are by now. */
    know({ contacts }: KnowJob): number {
      known = [...known, ...contacts];
      return known.length;
    },
    /** Reads the contacts of the file and compares them; returns how many there are. */
    compare({ targets, newYear, ...reading }: CompareJob): number {
      const read = file.kind === 'table' ? rowsOf(file, targets, newYear) : listed(file, newYear);
      found = findContacts(read, known, reading);
      return found.length;
    },
    take: ({ from }: TakeJob): readonly FoundContact[] => found.slice(from, from + PIECE),
  };
}

type Listed = readonly ({ readonly row: number } & ReadRow)[];

const listed = (file: ReadAddressFile, newYear: number): Listed =>
  file.kind === 'contacts'
    ? file.contacts.map((read, index) => withNotedMourning({ row: index + 1, ...read }, newYear))
    : [];

function rowsOf(
  { rows, plan: found }: Extract<ReadAddressFile, { kind: 'table' }>,
  targets: CompareJob['targets'],
  newYear: number,
): Listed {
  // With a corrected column the rules of a known layout are off: the columns alone count.
  const isAsFound = targets.every((target, index) => target === found.targets[index]);
  const plan = isAsFound ? found : { ...found, layout: null, targets };
  return tableToContacts(rows, plan, newYear);
}

/** Without `encoding` it is a new file: the contacts to compare with are handed over again. */
export type OpenJob = {
  readonly kind: 'open';
  readonly file: File;
  /** What a person has chosen among the samples. */
  readonly encoding?: EncodingSample['encoding'] | undefined;
};

/** Some of the contacts with whom the rows are compared. */
type KnowJob = { readonly kind: 'know'; readonly contacts: readonly Contact[] };

/** How the rows are to be read. */
export type CompareJob = {
  readonly kind: 'compare';
  readonly targets: readonly ImportTarget[];
  /** The New Year that cards are prepared for: mourning without a date holds until then. */
  readonly newYear: number;
  /** Rows that take their other address. */
  readonly swaps: readonly number[];
  /** Names in half-width kana are taken in full width. */
  readonly widensNames: boolean;
};

/** Asks for contacts of the last comparison, from this index on. */
type TakeJob = { readonly kind: 'take'; readonly from: number };

/** What can be asked of a file, also by messages to a worker. */
export type Job = OpenJob | KnowJob | CompareJob | TakeJob;

export type Answer = OpenedFile | number | readonly FoundContact[];

/** What a job of a file answers, by its kind. */
export async function answerJob(file: ReturnType<typeof createAddressFile>, job: Job): Promise<Answer> {
  switch (job.kind) {
    case 'open':
      return file.open(job);
    case 'know':
      return file.know(job);
    case 'compare':
      return file.compare(job);
    case 'take':
      return file.take(job);
  }
}
