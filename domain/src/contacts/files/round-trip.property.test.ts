import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { NewContact } from '../contact.ts';
import { SKIP_REASONS } from '../whom.ts';
import { readContactXml } from './contact-xml-read.ts';
import { writeContactXml } from './contact-xml-write.ts';
import { cp932Encoder } from './cp932.ts';
import { parseCsv, writeCsv } from './csv.ts';
import { type Decoder, decodeText } from './decode.ts';
import { exportCsv } from './export-csv.ts';
import { tableToContacts } from './import-row.ts';
import { readAddressFile } from './read-file.ts';
import { readVCards } from './vcard-read.ts';
import { writeVCards } from './vcard-write.ts';

const decode: Decoder = (bytes, encoding, strict) =>
  new TextDecoder(encoding, { fatal: strict, ignoreBOM: true }).decode(bytes);
const cp932 = cp932Encoder((bytes) => decode(bytes, 'shift_jis', false));
const utf8 = (text: string) => new TextEncoder().encode(text);

const CHARACTERS = [
  ...'髙橋﨑𠮷葛山田太郎エリーザべス神東京都港区一丁目１２3-4 　',
  '葛\u{e0100}',
  ...'"\',;:\\=+-@<>&',
];
const inCp932 = CHARACTERS.filter((character) => cp932.unencodable(character).length === 0);

const text = (characters: readonly string[]) =>
  fc
    .array(fc.constantFrom(...characters), { maxLength: 8 })
    .map((parts) => parts.join('').trim())
    // A selector after a blank that was trimmed, or a lone kana mark, would be another text.
    .map((joined) => joined.replace(/^[\u{e0100}-\u{e01ef}]+/u, ''));

const person = (characters: readonly string[]) =>
  fc.record({ last: text(characters), first: text(characters), honorific: text(characters) });

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const contact = (characters: readonly string[]): fc.Arbitrary<NewContact> => {
  const group = text(characters).map((name) => name.replace(/[;、]/g, '').trim());
  return fc.record({
    name: person(characters).filter(({ last, first }) => `${last}${first}` !== ''),
    kanaLast: text(characters),
    kanaFirst: text(characters),
    jointNames: fc.array(
      person(characters)
        .map((joint) => ({ ...joint, first: joint.first.replace(/[,、]/g, '').trim() }))
        .filter(({ last, first }) => `${last}${first}` !== ''),
      { maxLength: 4 },
    ),
    zip: fc.constantFrom('', '1060032', '0600042'),
    state: text(characters),
    address1: text(characters),
    address2: text(characters),
    company: text(characters),
    department: text(characters),
    title: text(characters),
    printsCompany: fc.boolean(),
    birthday: fc.oneof(
      fc.constant(''),
      day.map((date) => date.replaceAll('-', '')),
    ),
    groups: fc.uniqueArray(group.filter((name) => name !== '' && !name.startsWith('*') && name !== "'")),
    note: text(characters),
    mourningUntil: fc.oneof(fc.constant(''), day),
    history: fc
      .uniqueArray(
        fc.record({ year: fc.integer({ min: 1990, max: 2099 }), sent: fc.boolean(), received: fc.boolean() }),
        { selector: ({ year }) => year },
      )
      .map((cards) => cards.toSorted((a, b) => b.year - a.year)),
    addressLines: fc.array(
      text(characters).filter((line) => line !== ''),
      { maxLength: 3 },
    ),
    skipReason: fc.constantFrom(...SKIP_REASONS),
  });
};

const importTable = (name: string, bytes: Uint8Array) => {
  const file = readAddressFile(name, bytes, decode);
  if (file.kind !== 'table') throw new Error(`read as ${file.kind}`);
  return tableToContacts(file.rows, file.plan, 2027).map((row) => row.contact);
};

test('import of an exported CSV is the identity, in UTF-8', () => {
  fc.assert(
    fc.property(fc.array(contact(CHARACTERS), { minLength: 1 }), (book) => {
      expect(importTable('a.csv', utf8(`\ufeff${exportCsv(book)}`))).toEqual(book);
    }),
  );
});

test('import of an exported CSV is the identity, in CP932', () => {
  fc.assert(
    fc.property(fc.array(contact(inCp932), { minLength: 1 }), (book) => {
      expect(importTable('a.csv', cp932.encode(exportCsv(book)))).toEqual(book);
    }),
  );
});

test('import of an exported vCard is the identity', () => {
  fc.assert(
    fc.property(fc.array(contact(CHARACTERS)), (book) => {
      expect(
        readVCards(decodeText(utf8(writeVCards(book)), decode), decode).contacts.map(
          ({ contact }) => contact,
        ),
      ).toEqual(book);
    }),
  );
});

test('import of an exported ContactXML is the identity', () => {
  fc.assert(
    fc.property(fc.array(contact(CHARACTERS)), (book) => {
      expect(readContactXml(writeContactXml(book)).contacts.map(({ contact }) => contact)).toEqual(book);
    }),
  );
});

test('no cell of an export begins like a formula', () => {
  fc.assert(
    fc.property(fc.array(contact(CHARACTERS)), (book) => {
      const cells = parseCsv(exportCsv(book)).flat();
      expect(cells.filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
    }),
  );
});

test('no line of a vCard is longer than 75 bytes', () => {
  fc.assert(
    fc.property(fc.array(contact(CHARACTERS)), (book) => {
      const lines = writeVCards(book).split('\r\n');
      expect(lines.every((line) => utf8(line).length <= 75)).toBe(true);
    }),
  );
});

/** What Excel makes of a cell when a CSV is opened and saved: numbers lose their zeros, days get slashes. */
const throughExcel = (cell: string): string => {
  if (/^\d+$/.test(cell)) return cell.replace(/^0+(?=\d)/, '');
  const [, year, month, dayOf] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(cell) ?? [];
  return year === undefined ? cell : `${year}/${Number(month)}/${Number(dayOf)}`;
};

test('an export that Excel opened and saved comes back whole, each row with the code of its contact', () => {
  const coded = contact(CHARACTERS).chain((one) =>
    fc
      .string({ unit: fc.constantFrom(...'abcXYZ_-09'), minLength: 1 })
      .map((rest) => ({ ...one, code: `c${rest}` })),
  );
  fc.assert(
    fc.property(fc.array(coded, { minLength: 1 }), (book) => {
      const saved = writeCsv(parseCsv(exportCsv(book)).map((row) => row.map(throughExcel)));
      const file = readAddressFile('a.csv', utf8(`\ufeff${saved}`), decode);
      if (file.kind !== 'table') throw new Error(`read as ${file.kind}`);
      const back = tableToContacts(file.rows, file.plan, 2027);
      expect(back.map(({ contact: one, code }) => ({ ...one, code }))).toEqual(book);
    }),
  );
});
