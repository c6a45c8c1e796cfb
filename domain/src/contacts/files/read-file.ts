import { readContactXml } from './contact-xml-read.ts';
import { guessDelimiter, parseCsv } from './csv.ts';
import { type Decoder, decodeText, type EncodingSample, encodingSamples } from './decode.ts';
import { type AddressFileKind, addressFileKind } from './file-kind.ts';
import { type ImportPlan, planImport } from './import-mapping.ts';
import type { ReadContacts } from './untaken.ts';
import { readVCards } from './vcard-read.ts';
import { MAX_COLUMNS, type ReadPart, readXlsx } from './xlsx.ts';

/** What a dropped file holds: rows with a plan that a person may correct, contacts at once, or a reason why not. */
export type ReadAddressFile =
  | {
      readonly kind: 'table';
      readonly rows: readonly (readonly string[])[];
      readonly plan: ImportPlan;
      /** Where nobody but a person can tell the encoding: a line in each, the likeliest first. */
      readonly encodings: readonly EncodingSample[];
    }
  | ({ readonly kind: 'contacts'; readonly format: 'vcard' | 'contact-xml' } & ReadContacts)
  | Extract<AddressFileKind, { kind: 'native' | 'spreadsheet' | 'foreign' | 'unknown' }>
  /** More than an address book holds, zipped or not. */
  | { readonly kind: 'too-large' };

/** Unzips a package: its parts as texts by path; null where they are larger than what is read. */
export type Unzip = (bytes: Uint8Array) => ReadPart | null;

/** More than any field holds: longer cells are cut, because every rule that reads them would take long. */
const MAX_CELL_LENGTH = 10_000;

const tableOf = (
  rows: readonly (readonly string[])[],
  encodings: readonly EncodingSample[] = [],
): ReadAddressFile => {
  const bounded = rows.map((row) => row.slice(0, MAX_COLUMNS).map((cell) => cell.slice(0, MAX_CELL_LENGTH)));
  return bounded.length === 0
    ? { kind: 'unknown' }
    : { kind: 'table', rows: bounded, plan: planImport(bounded), encodings };
};

function readWorkbook(bytes: Uint8Array, unzip: Unzip): ReadAddressFile {
  const part = unzip(bytes);
  if (!part) return { kind: 'too-large' };
  const rows = readXlsx(part);
  // A zip that is no workbook: OpenDocument and Numbers among them.
  return rows ? tableOf(rows) : { kind: 'spreadsheet' };
}

/**
 * Reads any file that an address book may come in. `decode` is the platform's TextDecoder, `unzip` opens workbooks of
 * Excel, `chosen` is the encoding that a person has named.
 */
export function readAddressFile(
  name: string,
  bytes: Uint8Array,
  decode: Decoder,
  unzip: Unzip = () => () => null,
  chosen?: EncodingSample['encoding'],
): ReadAddressFile {
  const file = addressFileKind(name, bytes);
  if (file.kind === 'xlsx') return readWorkbook(bytes, unzip);
  if (file.kind !== 'csv' && file.kind !== 'vcard' && file.kind !== 'contact-xml') return file;
  const text = decodeText(bytes, decode, chosen);
  if (file.kind === 'vcard') return { kind: 'contacts', format: 'vcard', ...readVCards(text, decode) };
  if (file.kind === 'contact-xml') {
    const declared = /^[^>]*encoding=["']([\w-]+)["']/.exec(text)?.[1]?.toLowerCase();
    const again = declared === 'euc-jp' ? decode(bytes, 'euc-jp', false) : text;
    return { kind: 'contacts', format: 'contact-xml', ...readContactXml(again) };
  }
  return tableOf(parseCsv(text, guessDelimiter(text)), encodingSamples(bytes, decode));
}
