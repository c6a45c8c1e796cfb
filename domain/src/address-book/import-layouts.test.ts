// Files as each program writes them: its own headers, encoding and line ends, filled with the same family.
import { expect, test } from 'vitest';
import { cp932Encoder } from './cp932.ts';
import type { Decoder } from './decode.ts';
import { tableToEntries } from './import-row.ts';
import { readAddressFile } from './read-file.ts';

const decode: Decoder = (bytes, encoding, strict) =>
  new TextDecoder(encoding, { fatal: strict, ignoreBOM: true }).decode(bytes);
const cp932 = cp932Encoder((bytes) => decode(bytes, 'shift_jis', false));

const ENCODERS = {
  cp932: (text: string) => cp932.encode(text),
  utf8: (text: string) => new TextEncoder().encode(text),
  'utf8-bom': (text: string) => new TextEncoder().encode(`\ufeff${text}`),
  'utf16-le': (text: string) => {
    const units = Array.from(`\ufeff${text}`.split(''), (unit) => unit.charCodeAt(0));
    return Uint8Array.from(units.flatMap((unit) => [unit & 0xff, unit >> 8]));
  },
} as const;

type Sample = {
  readonly layout: string | null;
  readonly encoding: keyof typeof ENCODERS;
  readonly delimiter?: string;
  /** Rows before the headers. */
  readonly before?: readonly string[];
  readonly columns: readonly (readonly [header: string, value: string])[];
  /** Rows between the headers and the data. */
  readonly between?: number;
};

const hagakiPlace = (suffix: string, zip: string, values: readonly string[]): [string, string][] => [
  [`郵便番号(${suffix})`, zip],
  ['自宅住所(都道府県)', values[0] ?? ''],
  ['自宅住所(市区町村)', values[1] ?? ''],
  ['自宅住所(番地等)', values[2] ?? ''],
  ['自宅住所(建物名)', values[3] ?? ''],
];

const SAMPLES: Record<string, Sample> = {
  'Hagaki Design Kit': {
    layout: 'hagaki-design-kit',
    encoding: 'cp932',
    columns: [
      ['氏名(姓)', '髙橋'],
      ['氏名(名)', '太郎'],
      ['フリガナ(姓)', 'タカハシ'],
      ['フリガナ(名)', 'タロウ'],
      ['リスト表示用氏名', '髙橋太郎'],
      ['リスト表示用フリガナ', 'タカハシタロウ'],
      ...hagakiPlace('自宅欄', '106-0032', ['東京都', '港区六本木', '1-2-3', 'コーポ青葉101']),
      ['会社名(会社欄)', ''],
      ['部署名(会社欄)', ''],
      ['役職(会社欄)', ''],
      ['敬称', '様'],
      ['連名1(姓:自宅欄)', ''],
      ['連名1(名:自宅欄)', '花子'],
      ['連名1(姓名:自宅欄)', ''],
      ['連名1(敬称:自宅欄)', '様'],
      ['カテゴリ', '友人'],
      ['送受履歴', ''],
      ['デザインキット住所ID', '12'],
    ],
  },
  'Hagaki Design Kit, old': {
    layout: 'hagaki-design-kit-old',
    encoding: 'cp932',
    delimiter: '\t',
    columns: [
      ['氏名（姓）', '髙橋'],
      ['氏名（名）', '太郎'],
      ['フリガナ（姓）', 'タカハシ'],
      ['フリガナ（名）', 'タロウ'],
      ['リスト表示用氏名', ''],
      ['リスト表示用フリガナ', ''],
      ['郵便番号（自宅）', '1060032'],
      ['自宅住所（都道府県）', '東京都'],
      ['自宅住所（市町村）', '港区六本木'],
      ['自宅住所（番地等）', '1-2-3'],
      ['自宅住所（建物名）', 'コーポ青葉101'],
      ['会社名', ''],
      ['部署名', ''],
      ['役職', ''],
      ['郵便番号（会社）', ''],
      ['敬称', '様'],
      ['連名1（姓）', ''],
      ['連名1（名）', ''],
      ['連名1（姓名）', '花子'],
      ['連名1（敬称）', '様'],
    ],
  },
  'Camera no Kitamura': {
    layout: 'kitamura',
    encoding: 'cp932',
    columns: [
      ['姓1', '髙橋'],
      ['名1', '太郎'],
      ['敬称1', '様'],
      ['姓2', ''],
      ['名2', '花子'],
      ['敬称2', '様'],
      ...[3, 4, 5, 6].flatMap((n): [string, string][] => [
        [`姓${n}`, ''],
        [`名${n}`, ''],
        [`敬称${n}`, ''],
      ]),
      ['〒番号', '106-0032'],
      ['住所1', '東京都港区六本木'],
      ['住所2', '1-2-3'],
      ['住所3', 'コーポ青葉101'],
      ['会社名', ''],
      ['部署', ''],
      ['役職', ''],
      ['御中', ''],
    ],
  },
  'Nenga Kazoku': {
    layout: 'nenga-kazoku',
    encoding: 'cp932',
    columns: [
      ['お名前（姓）※必須', '髙橋'],
      ['お名前（名）※必須', '太郎'],
      ['敬称※必須', '様'],
      ['フリガナ（セイ）', 'タカハシ'],
      ['フリガナ（メイ）', 'タロウ'],
      ['自宅郵便番号※必須', '1060032'],
      ['自宅住所１※必須', '東京都港区六本木'],
      ['自宅住所２', '1-2-3'],
      ['自宅住所３', 'コーポ青葉101'],
      ['自宅住所４', ''],
      ['様方', ''],
      ['連名１（姓）', ''],
      ['連名１（名）', '花子'],
      ['連名１敬称', '様'],
      ['会社名１※法人の場合必須', ''],
      ['会社郵便番号※法人の場合必須', ''],
    ],
  },
  'Aisatsujo.com': {
    layout: 'aisatsujo',
    encoding: 'cp932',
    before: ['入力の手引き', '旧字はメモ欄にコードを書いてください', ''],
    between: 13,
    columns: [
      ['(No)', '1'],
      ['登録グループ', '友人'],
      ['名前(姓)', '髙橋'],
      ['名前(名)', '太郎'],
      ['名前かな', 'たかはし たろう'],
      ['敬称', '様'],
      ['連名１　名前（姓）', ''],
      ['連名１　名前（名）', '花子'],
      ['連名１　敬称', '様'],
      ['郵便番号', '106-0032'],
      ['住所1', '東京都港区六本木1-2-3'],
      ['住所2', 'コーポ青葉101'],
      ['旧字メモ', ''],
      ['Ｅ－ＭＡＩＬ', ''],
      ['ＵＲＬ', ''],
    ],
  },
  'Epson Photo+': {
    layout: 'epson-photo-plus',
    encoding: 'cp932',
    columns: [
      ['姓', '髙橋'],
      ['名', '太郎'],
      ['フリガナ', 'タカハシ タロウ'],
      ['敬称', '様'],
      ['自宅 7桁〒', '1060032'],
      ['住所１', '東京都港区六本木1-2-3'],
      ['住所２', 'コーポ青葉101'],
      ['会社名_カラリオ', ''],
      ['部署名_カラリオ', ''],
      ['役職名_カラリオ', ''],
      ['連姓1', ''],
      ['連名1', '花子'],
      ['敬称(連名１)', '様'],
    ],
  },
  'Google Contacts': {
    layout: 'google',
    encoding: 'utf8',
    columns: [
      ['First Name', '太郎'],
      ['Middle Name', ''],
      ['Last Name', '髙橋'],
      ['Phonetic First Name', 'タロウ'],
      ['Phonetic Last Name', 'タカハシ'],
      ['Name Suffix', '様'],
      ['Organization Name', ''],
      ['Notes', ''],
      ['Labels', '* myContacts ::: 友人'],
      ['E-mail 1 - Value', 'a@example.com'],
      ['Address 1 - Label', 'Home'],
      ['Address 1 - Formatted', '〒106-0032 東京都港区六本木1-2-3\nコーポ青葉101'],
      ['Address 1 - Street', '1-2-3'],
      ['Address 1 - City', '港区六本木'],
      ['Address 1 - Region', '東京都'],
      ['Address 1 - Postal Code', '106-0032'],
      ['Address 1 - Extended Address', 'コーポ青葉101'],
    ],
  },
  'Google, older': {
    layout: 'google-old',
    encoding: 'utf16-le',
    columns: [
      ['Name', '髙橋 太郎'],
      ['Given Name', '太郎'],
      ['Family Name', '髙橋'],
      ['Given Name Yomi', 'タロウ'],
      ['Family Name Yomi', 'タカハシ'],
      ['Name Suffix', '様'],
      ['Group Membership', '友人'],
      ['Address 1 - Street', '1-2-3'],
      ['Address 1 - City', '港区六本木'],
      ['Address 1 - Region', '東京都'],
      ['Address 1 - Postal Code', '1060032'],
      ['Address 1 - Extended Address', 'コーポ青葉101'],
    ],
  },
  'Outlook, Japanese': {
    layout: 'outlook-ja',
    encoding: 'cp932',
    columns: [
      ['肩書き', ''],
      ['名', '太郎'],
      ['ミドル ネーム', ''],
      ['姓', '髙橋'],
      ['敬称', '様'],
      ['会社名', ''],
      ['番地 (会社)', ''],
      ['番地 (自宅)', '1-2-3'],
      ['住所 2 (自宅)', 'コーポ青葉101'],
      ['住所 3 (自宅)', ''],
      ['市町村 (自宅)', '港区六本木'],
      ['都道府県 (自宅)', '東京都'],
      ['郵便番号 (自宅)', '106-0032'],
      ['姓フリガナ', 'タカハシ'],
      ['名前フリガナ', 'タロウ'],
      ['配偶者', '花子'],
    ],
  },
  'Outlook, English': {
    layout: 'outlook-en',
    encoding: 'utf8-bom',
    columns: [
      ['First Name', '太郎'],
      ['Last Name', '髙橋'],
      ['Suffix', '様'],
      ['Home Street', '1-2-3'],
      ['Home Street 2', 'コーポ青葉101'],
      ['Home City', '港区六本木'],
      ['Home State', '東京都'],
      ['Home Postal Code', '106-0032'],
      ['Spouse', '髙橋 花子'],
    ],
  },
  'an unknown one with 氏名 in one column (Fude-mame)': {
    layout: null,
    encoding: 'cp932',
    columns: [
      ['フリガナ', 'タカハシ タロウ'],
      ['氏名', '髙橋　太郎'],
      ['旧姓', ''],
      ['性別', '男'],
      ['敬称', '様'],
      ['生年月日', '1980/1/2'],
      ['郵便番号', '106-0032'],
      ['住所1', '東京都港区六本木1-2-3'],
      ['住所2', 'コーポ青葉101'],
      ['電話', '03-0000-0000'],
      ['メール', ''],
      ['分類', '友人'],
    ],
  },
  'an unknown one for Fude-gurume': {
    layout: null,
    encoding: 'cp932',
    columns: [
      ['氏名', '髙橋 太郎'],
      ['敬称', '様'],
      ['郵便番号', '1060032'],
      ['住所1', '東京都港区六本木1-2-3'],
      ['住所2', 'コーポ青葉101'],
      ['電話番号', ''],
    ],
  },
};

function fileOf({ columns, delimiter = ',', before = [], between = 0, encoding }: Sample): Uint8Array {
  const quote = (value: string) => (/["\n,\t]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
  const line = (values: readonly string[]) => values.map(quote).join(delimiter);
  const rows = [
    ...before,
    line(columns.map(([header]) => header)),
    ...Array.from({ length: between }, (_, index) => `説明${index},`),
    line(columns.map(([, value]) => value)),
  ];
  return ENCODERS[encoding](`${rows.join('\r\n')}\r\n`);
}

test.each(Object.entries(SAMPLES))('%s is recognised and read', (_, sample) => {
  const file = readAddressFile('export.csv', fileOf(sample), decode);
  if (file.kind !== 'table') throw new Error(`read as ${file.kind}`);
  expect(file.plan.layout).toBe(sample.layout);
  const people = tableToEntries(file.rows, file.plan);
  expect(people.length).toBe(1);
  const entry = people[0]?.entry;
  expect(entry?.name).toEqual({ last: '髙橋', first: '太郎', honorific: '様' });
  expect([entry?.zip, entry?.state]).toEqual(['1060032', '東京都']);
  expect(`${entry?.address1}${entry?.address2}`.replaceAll('　', '')).toBe('港区六本木1-2-3コーポ青葉101');
  const hasJoint = sample.columns.some(([, value]) => value.includes('花子'));
  expect(entry?.jointNames.map(({ last, first }) => last + first)).toEqual(hasJoint ? ['花子'] : []);
  const hasGroup = sample.columns.some(([, value]) => value.includes('友人'));
  expect(entry?.groups).toEqual(hasGroup ? ['友人'] : []);
});

test('a file without headers is guessed by what its columns hold', () => {
  const rows = [
    '髙橋,太郎,様,106-0032,東京都,港区六本木1-2-3',
    '山﨑,花子,様,0600042,北海道,札幌市中央区大通西3',
  ];
  const file = readAddressFile('a.txt', ENCODERS.cp932(rows.join('\r\n')), decode);
  if (file.kind !== 'table') throw new Error(`read as ${file.kind}`);
  expect(file.plan.targets).toEqual(['nameLast', 'nameFirst', 'honorific', 'zip', 'state', 'street']);
  expect(tableToEntries(file.rows, file.plan).length).toBe(2);
});

test('a zip that a spreadsheet cut gets its zero back', () => {
  const file = readAddressFile('a.csv', ENCODERS.utf8('氏名,郵便番号,住所\n山﨑 花子,600042,札幌市'), decode);
  if (file.kind !== 'table') throw new Error(`read as ${file.kind}`);
  expect(tableToEntries(file.rows, file.plan)[0]?.entry.zip).toBe('0600042');
});

test.each([
  ['住所録.FZD', [0, 1, 2], { kind: 'native', program: 'fude-ou' }],
  ['mame.fwb', [0], { kind: 'native', program: 'fude-mame' }],
  ['designKit.db', [0], { kind: 'native', program: 'hagaki-design-kit' }],
  ['a.xlsx', [0x50, 0x4b, 3, 4], { kind: 'spreadsheet' }],
  ['a.csv', [0x50, 0x4b, 3, 4], { kind: 'spreadsheet' }],
  ['a.csv', [0x41, 0, 0x42], { kind: 'unknown' }],
  ['a.csv', [], { kind: 'unknown' }],
])('%s of %j is %j', (name, bytes, kind) => {
  expect(readAddressFile(name, Uint8Array.from(bytes), decode)).toEqual(kind);
});
