import {
  type AddressRules,
  type BookEntry,
  duplicateFinder,
  type ImportPlan,
  type ImportTarget,
  type Likeness,
  type NativeProgram,
  type ReadAddressFile,
  type RowProblem,
  readAddressFile,
  rowProblems,
  tableToEntries,
} from '@fumi/domain';
import type { FullContact } from '../contact-calls.ts';
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
  readonly entry: BookEntry;
  readonly problems: readonly RowProblem[];
  /** The kept contact that this is, or seems to be. */
  readonly match: { readonly contact: FullContact; readonly likeness: Likeness } | null;
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
  entries: readonly { readonly row: number; readonly entry: BookEntry }[],
  known: readonly FullContact[],
): FoundContact[] {
  const amongKnown = duplicateFinder(known);
  const inFile = duplicateFinder(entries.map(({ row, entry }) => ({ ...entry, row })));
  return entries.map(({ row, entry }): FoundContact => {
    const [best] = amongKnown(entry).toSorted((a, b) => b.likeness.localeCompare(a.likeness));
    return {
      row,
      entry,
      problems: rowProblems(entry, RULES),
      match: best ? { contact: best.entry, likeness: best.likeness } : null,
      isRepeat: inFile(entry).some((other) => other.likeness === 'same' && other.entry.row < row),
    };
  });
}

/** One file: opens it, and reads its contacts as often as the meaning of its columns changes. */
export function createAddressFile() {
  let file: ReadAddressFile = { kind: 'unknown' };
  return {
    open(name: string, bytes: Uint8Array): OpenedFile {
      file = readAddressFile(name, bytes, decodeBytes);
      if (file.kind === 'people') return { kind: 'contacts', format: file.format };
      if (file.kind !== 'table') return file;
      return { kind: 'table', layout: file.plan.layout, columns: columnsOf(file.rows, file.plan) };
    },
    contacts(targets: readonly ImportTarget[], known: readonly FullContact[]): FoundContact[] {
      if (file.kind === 'people')
        return findContacts(
          file.entries.map((entry, index) => ({ row: index + 1, entry })),
          known,
        );
      if (file.kind !== 'table') return [];
      // Whoever corrects the columns of a known layout reads it by columns alone.
      const { rows, plan: found } = file;
      const isAsFound = targets.every((target, index) => target === found.targets[index]);
      const plan = isAsFound ? found : { ...found, layout: null, targets };
      return findContacts(tableToEntries(rows, plan), known);
    },
  };
}

/** What can be asked of a file, also across the border of a worker. */
export type Job =
  | { readonly kind: 'open'; readonly name: string; readonly bytes: Uint8Array }
  | {
      readonly kind: 'contacts';
      readonly targets: readonly ImportTarget[];
      readonly known: readonly FullContact[];
    };

export type Answer = OpenedFile | readonly FoundContact[];

export const answerJob = (file: ReturnType<typeof createAddressFile>, job: Job): Answer =>
  job.kind === 'open' ? file.open(job.name, job.bytes) : file.contacts(job.targets, job.known);
