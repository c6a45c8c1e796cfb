import {
  type AddressRules,
  type BookEntry,
  duplicateFinder,
  type ImportPlan,
  type ImportTarget,
  type ReadAddressFile,
  readAddressFile,
  rowProblems,
  tableToEntries,
} from '@fumi/domain';
import { decodeBytes } from '../../contacts/decode-bytes.ts';
import type { Person } from '../../contacts/people-calls.ts';
import type { Column, FoundPerson, OpenedFile } from './import-job.ts';

const SAMPLES = 3;

/** Which characters the press can draw is asked when a card is made; a file of thousands would ask for them all. */
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

function findPeople(
  people: readonly { readonly row: number; readonly entry: BookEntry }[],
  book: readonly Person[],
): FoundPerson[] {
  const inBook = duplicateFinder(book);
  const inFile = duplicateFinder(people.map(({ row, entry }) => ({ ...entry, row })));
  return people.map(({ row, entry }): FoundPerson => {
    const [best] = inBook(entry).toSorted((a, b) => b.likeness.localeCompare(a.likeness));
    return {
      row,
      entry,
      problems: rowProblems(entry, RULES),
      match: best ? { person: best.entry, likeness: best.likeness } : null,
      isRepeat: inFile(entry).some((other) => other.likeness === 'same' && other.entry.row < row),
    };
  });
}

/** Holds one file: opens it, and reads its people as often as the meaning of its columns changes. */
export function createFileDesk() {
  let file: ReadAddressFile = { kind: 'unknown' };
  return {
    open(name: string, bytes: Uint8Array): OpenedFile {
      file = readAddressFile(name, bytes, decodeBytes);
      if (file.kind === 'people') return { kind: 'people', format: file.format };
      if (file.kind !== 'table') return file;
      return { kind: 'table', layout: file.plan.layout, columns: columnsOf(file.rows, file.plan) };
    },
    people(targets: readonly ImportTarget[], book: readonly Person[]): FoundPerson[] {
      if (file.kind === 'people')
        return findPeople(
          file.entries.map((entry, index) => ({ row: index + 1, entry })),
          book,
        );
      if (file.kind !== 'table') return [];
      // Whoever corrects the columns of a known layout reads it by columns alone.
      const { rows, plan: found } = file;
      const isAsFound = targets.every((target, index) => target === found.targets[index]);
      const plan = isAsFound ? found : { ...found, layout: null, targets };
      return findPeople(tableToEntries(rows, plan), book);
    },
  };
}
