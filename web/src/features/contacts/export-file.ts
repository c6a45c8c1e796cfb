import {
  type BookEntry,
  type Cp932Encoder,
  cp932Encoder,
  exportCsv,
  writeContactXml,
  writeVCards,
} from '@fumi/domain';
import { decodeBytes } from '../../contacts/decode-bytes.ts';
import type { Person } from '../../contacts/people-calls.ts';

export const EXPORT_FORMATS = ['csv-utf8', 'csv-cp932', 'vcard', 'contact-xml'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

type Made = { readonly extension: string; readonly type: string; readonly bytes: BlobPart };

let encoder: Cp932Encoder | null = null;
const cp932 = (): Cp932Encoder => {
  encoder ??= cp932Encoder((bytes) => decodeBytes(bytes, 'shift_jis', false));
  return encoder;
};

/** The file of a format. Spreadsheets know UTF-8 by its byte-order mark. */
export function exportFile(format: ExportFormat, people: readonly BookEntry[]): Made {
  switch (format) {
    case 'csv-utf8':
      return { extension: 'csv', type: 'text/csv', bytes: `\ufeff${exportCsv(people)}` };
    case 'csv-cp932':
      return {
        extension: 'csv',
        type: 'text/csv',
        bytes: cp932().encode(exportCsv(people)) as Uint8Array<ArrayBuffer>,
      };
    case 'vcard':
      return { extension: 'vcf', type: 'text/vcard', bytes: writeVCards(people) };
    case 'contact-xml':
      return { extension: 'xml', type: 'application/xml', bytes: writeContactXml(people) };
  }
}

export type Loss = { readonly person: Person; readonly characters: readonly string[] };

/** Who has characters that CP932 can't hold, and which. */
export const lossesOf = (people: readonly Person[]): Loss[] =>
  people.flatMap((person) => {
    const characters = cp932().unencodable(exportCsv([person]));
    return characters.length > 0 ? [{ person, characters }] : [];
  });
