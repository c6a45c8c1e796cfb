import {
  type AddressRules,
  type Contact,
  duplicateFinder,
  type ImportPlan,
  type ImportTarget,
  type Likeness,
  type NativeProgram,
  type NewContact,
  type ReadAddressFile,
  type RowProblem,
  readAddressFile,
  rowProblems,
  tableToContacts,
} from '@fumi/domain';
import { decodeBytes } from '../contact-files.ts';

/** A column with the first values that it holds, so that the customer can tell what it means. */
export type Column = {
  readonly header: string;
  readonly samples: readonly string[];
  readonly target: ImportTarget;
};

export type OpenedFile =
  | { readonly kind: 'table'; readonly layout: ImportPlan['layout']; readonly columns: readonly Column[] }
  | { readonly kind: 'contacts'; readonly format: 'vcard' | 'contact-xml' }
  | { readonly kind: 'native'; readonly program: NativeProgram }
  | { readonly kind: 'spreadsheet' | 'unknown' };

/** A contact of the file as the preview shows it. */
export type FoundContact = {
  /** Number of the row in the file, from 1. */
  readonly row: number;
  readonly contact: NewContact;
  readonly problems: readonly RowProblem[];
  /** The kept contact that this is, or seems to be. */
  readonly match: { readonly contact: Contact; readonly likeness: Likeness } | null;
  /** The same contact stands further up in the file. */
  readonly isRepeat: boolean;
};

const SAMPLES = 3;

/** Whether characters can be printed is asked when a card is made; a file of thousands would ask for them all. */
const RULES: AddressRules = { isPrintable: () => true, checksHonorific: true };

function columnsOf(rows: readonly (readonly string[])[], plan: ImportPlan): Column[] {
  const data = rows.slice(plan.firstDataRow);
  return plan.targets.map((target, index) => ({
    header: plan.headerRow === null ? '' : (rows[plan.headerRow]?.[index] ?? ''),
    samples: data
      .map((row) => row[index]?.trim() ?? '')
      .filter((value) => value !== '')
      .slice(0, SAMPLES),
    target,
  }));
}

function findContacts(
  contacts: readonly { readonly row: number; readonly contact: NewContact }[],
  known: readonly Contact[],
): FoundContact[] {
  const amongKnown = duplicateFinder(known);
  const inFile = duplicateFinder(contacts.map(({ row, contact }) => ({ ...contact, row })));
  return contacts.map(({ row, contact }): FoundContact => {
    const [best] = amongKnown(contact).toSorted((a, b) => b.likeness.localeCompare(a.likeness));
    return {
      row,
      contact,
      problems: rowProblems(contact, RULES),
      match: best ? { contact: best.contact, likeness: best.likeness } : null,
      isRepeat: inFile(contact).some((other) => other.likeness === 'same' && other.contact.row < row),
    };
  });
}

/** One file: opens it, and reads its contacts as often as the meaning of its columns changes. */
export function createAddressFile() {
  let file: ReadAddressFile = { kind: 'unknown' };
  return {
    open(name: string, bytes: Uint8Array): OpenedFile {
      file = readAddressFile(name, bytes, decodeBytes);
      if (file.kind === 'contacts') return { kind: 'contacts', format: file.format };
      if (file.kind !== 'table') return file;
      return { kind: 'table', layout: file.plan.layout, columns: columnsOf(file.rows, file.plan) };
    },
    contacts(targets: readonly ImportTarget[], known: readonly Contact[]): FoundContact[] {
      if (file.kind === 'contacts')
        return findContacts(
          file.contacts.map((contact, index) => ({ row: index + 1, contact })),
          known,
        );
      if (file.kind !== 'table') return [];
      // Whoever corrects the columns of a known layout reads it by columns alone.
      const { rows, plan: found } = file;
      const isAsFound = targets.every((target, index) => target === found.targets[index]);
      const plan = isAsFound ? found : { ...found, layout: null, targets };
      return findContacts(tableToContacts(rows, plan), known);
    },
  };
}

/** What can be asked of a file, also across the border of a worker. */
export type Job =
  | { readonly kind: 'open'; readonly name: string; readonly bytes: Uint8Array }
  | {
      readonly kind: 'contacts';
      readonly targets: readonly ImportTarget[];
      readonly known: readonly Contact[];
    };

export type Answer = OpenedFile | readonly FoundContact[];

export const answerJob = (file: ReturnType<typeof createAddressFile>, job: Job): Answer =>
  job.kind === 'open' ? file.open(job.name, job.bytes) : file.contacts(job.targets, job.known);
