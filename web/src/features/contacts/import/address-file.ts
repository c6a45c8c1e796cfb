import {
  type AddressRules,
  addressFileKind,
  type Contact,
  duplicateFinder,
  type EncodingSample,
  type ForeignFormat,
  hasOffice,
  type ImportPlan,
  type ImportTarget,
  type Likeness,
  type NativeProgram,
  type NewContact,
  newContactOf,
  type PostalAddress,
  type ReadAddressFile,
  type ReadRow,
  type RowProblem,
  readAddressFile,
  replacedContact,
  rowProblems,
  tableToContacts,
  type Untaken,
} from '@fumi/domain';
import { decodeBytes } from '../contact-files.ts';

/** A column with the first values that it holds, so that the customer can tell what it means. */
export type Column = {
  readonly header: string;
  readonly samples: readonly string[];
  readonly target: ImportTarget;
  /** Of how many rows it holds something. */
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
      readonly untaken: readonly Untaken[];
    }
  | { readonly kind: 'native'; readonly program: NativeProgram }
  | { readonly kind: 'foreign'; readonly format: ForeignFormat }
  /** `shut`: another program keeps it for itself, as some do what they have open. */
  | { readonly kind: 'spreadsheet' | 'unknown' | 'too-large' | 'shut' };

/** A contact of the file as the preview shows it. */
export type FoundContact = {
  /** Number of the row in the file, from 1. */
  readonly row: number;
  readonly contact: NewContact;
  /** Of a row with two addresses the one that is not taken. */
  readonly otherAddress: PostalAddress | null;
  readonly problems: readonly RowProblem[];
  /** The kept contact that this is, by its code or by name and place, or seems to be. */
  readonly match: { readonly contact: Contact; readonly likeness: Likeness | 'code' } | null;
  /** As the kept contact would become, were it replaced; null where there is none. */
  readonly replaced: NewContact | null;
  /** The same contact stands further up in the file. */
  readonly isRepeat: boolean;
};

const SAMPLES = 3;

/** Whether characters can be printed is asked when a card is made; a file of thousands would ask for them all. */
const RULES: AddressRules = { isPrintable: () => true, checksHonorific: true };

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
  read: readonly ({ readonly row: number } & ReadRow)[],
  known: readonly Contact[],
): FoundContact[] {
  const amongKnown = duplicateFinder(known);
  const inFile = duplicateFinder(read.map(({ row, contact }) => ({ ...contact, row })));
  const byCode = codesOnce(read, known);
  return read.map(({ row, contact, doubts, otherAddress = null, code = '' }): FoundContact => {
    const own = byCode.get(code);
    const [best] = amongKnown(contact).toSorted((a, b) => b.likeness.localeCompare(a.likeness));
    const match = own ? { contact: own, likeness: 'code' as const } : (best ?? null);
    return {
      row,
      contact,
      otherAddress,
      problems: [...doubts.map((one) => ({ code: one })), ...rowProblems(contact, RULES)],
      match,
      replaced: match && (own ? contact : replacedContact(newContactOf(match.contact), contact)),
      isRepeat: !own && inFile(contact).some((other) => other.likeness === 'same' && other.contact.row < row),
    };
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

/** The kept contacts whose code one row carries; of a row that was copied nobody knows which is meant. */
function codesOnce(read: readonly ReadRow[], known: readonly Contact[]): ReadonlyMap<string, Contact> {
  const counts = new Map<string, number>();
  for (const { code = '' } of read) counts.set(code, (counts.get(code) ?? 0) + 1);
  const once = known.filter(({ code }) => counts.get(code) === 1);
  return new Map(once.map((contact) => [contact.code, contact]));
}

/** One file: opens it, and reads its contacts as often as the meaning of its columns changes. */
export function createAddressFile() {
  let file: ReadAddressFile = { kind: 'unknown' };
  return {
    async open({ name, bytes, encoding }: OpenJob): Promise<OpenedFile> {
      // Only who brings a workbook loads what opens it.
      const unzip =
        addressFileKind(name, bytes).kind === 'xlsx' ? (await import('./unzip.ts')).unzip : undefined;
      file = readAddressFile(name, bytes, decodeBytes, unzip, encoding);
      if (file.kind === 'contacts') return { kind: 'contacts', format: file.format, untaken: file.untaken };
      if (file.kind !== 'table') return file;
      const { rows, plan, encodings } = file;
      return { kind: 'table', layout: plan.layout, columns: columnsOf(rows, plan), encodings };
    },
    contacts({ targets, known, newYear, swaps }: ContactsJob): FoundContact[] {
      if (file.kind === 'contacts')
        return findContacts(
          file.contacts.map((read, index) => ({ row: index + 1, ...read })),
          known,
        );
      if (file.kind !== 'table') return [];
      // Whoever corrects the columns of a known layout reads it by columns alone.
      const { rows, plan: found } = file;
      const isAsFound = targets.every((target, index) => target === found.targets[index]);
      const plan = isAsFound ? found : { ...found, layout: null, targets };
      const read = tableToContacts(rows, plan, newYear);
      return findContacts(
        read.map((one) => (swaps.includes(one.row) ? swapped(one) : one)),
        known,
      );
    },
  };
}

export type OpenJob = {
  readonly kind: 'open';
  readonly name: string;
  readonly bytes: Uint8Array;
  /** What a person has chosen among the samples. */
  readonly encoding?: EncodingSample['encoding'] | undefined;
};

/** How the rows are to be read, and with whom they are compared. */
export type ContactsJob = {
  readonly kind: 'contacts';
  readonly targets: readonly ImportTarget[];
  readonly known: readonly Contact[];
  /** The one that cards are now prepared for, until which a mark without a day holds. */
  readonly newYear: number;
  /** Rows that take their other address. */
  readonly swaps: readonly number[];
};

/** What can be asked of a file, also across the border of a worker. */
export type Job = OpenJob | ContactsJob;

export type Answer = OpenedFile | readonly FoundContact[];

export const answerJob = async (file: ReturnType<typeof createAddressFile>, job: Job): Promise<Answer> =>
  job.kind === 'open' ? file.open(job) : file.contacts(job);
