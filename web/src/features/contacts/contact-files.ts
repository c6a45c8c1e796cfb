import {
  type Contact,
  type Cp932Encoder,
  cp932Encoder,
  type Decoder,
  exportCsv,
  type NewContact,
  writeContactXml,
  writeVCards,
} from '@fumi/domain';

export const EXPORT_FORMATS = ['csv-utf8', 'csv-cp932', 'vcard', 'contact-xml'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The browser's decoder; byte-order marks are left to the domain, which knows what they mean. */
export const decodeBytes: Decoder = (bytes, encoding, strict) =>
  new TextDecoder(encoding, { fatal: strict, ignoreBOM: true }).decode(bytes);

type AddressFile = { readonly extension: string; readonly type: string; readonly bytes: BlobPart };

let encoder: Cp932Encoder | null = null;
const cp932 = (): Cp932Encoder => {
  encoder ??= cp932Encoder((bytes) => decodeBytes(bytes, 'shift_jis', false));
  return encoder;
};

/** Writers by format. Spreadsheets know UTF-8 by its byte-order mark. */
const WRITERS: Readonly<Record<ExportFormat, (contacts: readonly NewContact[]) => AddressFile>> = {
  'csv-utf8': (all) => ({ extension: 'csv', type: 'text/csv', bytes: `\ufeff${exportCsv(all)}` }),
  'csv-cp932': (all) => {
    const bytes = cp932().encode(exportCsv(all)) as Uint8Array<ArrayBuffer>;
    return { extension: 'csv', type: 'text/csv', bytes };
  },
  vcard: (all) => ({ extension: 'vcf', type: 'text/vcard', bytes: writeVCards(all) }),
  'contact-xml': (all) => ({ extension: 'xml', type: 'application/xml', bytes: writeContactXml(all) }),
};

export const exportFile = (format: ExportFormat, contacts: readonly NewContact[]): AddressFile =>
  WRITERS[format](contacts);

export type Loss = { readonly contact: Contact; readonly characters: readonly string[] };

/** Contacts with characters that CP932 can't hold, and which. */
export const lossesOf = (contacts: readonly Contact[]): Loss[] =>
  contacts.flatMap((contact) => {
    const characters = cp932().unencodable(exportCsv([contact]));
    return characters.length > 0 ? [{ contact, characters }] : [];
  });
