import { readContactXml } from './contact-xml-read.ts';
import { guessDelimiter, parseCsv } from './csv.ts';
import { type Decoder, decodeText } from './decode.ts';
import { type AddressFileKind, addressFileKind } from './file-kind.ts';
import { type ImportPlan, planImport } from './import-mapping.ts';
import type { ReadContacts } from './untaken.ts';
import { readVCards } from './vcard-read.ts';

/** What a dropped file holds: rows with a plan that a person may correct, contacts at once, or a reason why not. */
export type ReadAddressFile =
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[]; readonly plan: ImportPlan }
  | ({ readonly kind: 'contacts'; readonly format: 'vcard' | 'contact-xml' } & ReadContacts)
  | Extract<AddressFileKind, { kind: 'native' | 'spreadsheet' | 'foreign' | 'unknown' }>;

/** More than any program writes; Outlook has 92. */
const MAX_COLUMNS = 400;

/** More than any field holds; what is longer is no field, and every rule that reads it would take long. */
const MAX_CELL_LENGTH = 10_000;

/** Reads any file that an address book may come in. `decode` is the platform's TextDecoder. */
export function readAddressFile(name: string, bytes: Uint8Array, decode: Decoder): ReadAddressFile {
  const file = addressFileKind(name, bytes);
  if (file.kind !== 'csv' && file.kind !== 'vcard' && file.kind !== 'contact-xml') return file;
  const text = decodeText(bytes, decode);
  if (file.kind === 'vcard') return { kind: 'contacts', format: 'vcard', ...readVCards(text, decode) };
  if (file.kind === 'contact-xml') {
    const declared = /^[^>]*encoding=["']([\w-]+)["']/.exec(text)?.[1]?.toLowerCase();
    const again = declared === 'euc-jp' ? decode(bytes, 'euc-jp', false) : text;
    return { kind: 'contacts', format: 'contact-xml', ...readContactXml(again) };
  }
  const rows = parseCsv(text, guessDelimiter(text)).map((row) =>
    row.slice(0, MAX_COLUMNS).map((cell) => cell.slice(0, MAX_CELL_LENGTH)),
  );
  return rows.length === 0 ? { kind: 'unknown' } : { kind: 'table', rows, plan: planImport(rows) };
}
