// Files as each program writes them: its own headers, encoding and line ends, filled with the same family.
import { expect, test } from 'vitest';
import { cp932Encoder } from './cp932.ts';
import type { Decoder } from './decode.ts';
import { planImport } from './import-mapping.ts';
import { tableToContacts } from './import-row.ts';
import { OWN_COLUMNS } from './own-layout.data.ts';
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
  /** Rows between the headers and the data. */
  readonly between?: number;
  readonly headers: readonly string[];
  /** What the person's row holds; nothing under the other headers. */
  readonly values: Readonly<Record<string, string>>;
};

const FULL_WIDTH = '０１２３４５';
const numbered = (count: number, of: (n: number, wide: string) => readonly string[]): readonly string[] =>
  Array.from({ length: count }, (_, index) => of(index + 1, FULL_WIDTH.charAt(index + 1))).flat();

const THUNDERBIRD_HEADERS =
  'First Name,Last Name,Display Name,Nickname,Primary Email,Secondary Email,Screen Name,Work Phone,Home Phone,Fax Number,Pager Number,Mobile Number,Home Address,Home Address 2,Home City,Home State,Home ZipCode,Home Country,Work Address,Work Address 2,Work City,Work State,Work ZipCode,Work Country,Job Title,Department,Organization,Web Page 1,Web Page 2,Birth Year,Birth Month,Birth Day,Custom 1,Custom 2,Custom 3,Custom 4,Notes'.split(
    ',',
  );

/** Headers word for word as the address-book formats reference has them. */
const SAMPLES: Record<string, Sample> = {
  'Hagaki Design Kit': {
    layout: 'hagaki-design-kit',
    encoding: 'cp932',
    headers: [
      ...'氏名(姓),氏名(名),フリガナ(姓),フリガナ(名),リスト表示用氏名,リスト表示用フリガナ,郵便番号(自宅欄),自宅住所(都道府県),自宅住所(市区町村),自宅住所(番地等),自宅住所(建物名),会社名(会社欄),部署名(会社欄),役職(会社欄),郵便番号(会社欄),会社住所(都道府県),会社住所(市区町村),会社住所(番地等),会社住所(建物名),敬称'.split(
        ',',
      ),
      ...numbered(5, (n) => [
        `連名${n}(姓:自宅欄)`,
        `連名${n}(名:自宅欄)`,
        `連名${n}(姓名:自宅欄)`,
        `連名${n}(敬称:自宅欄)`,
      ]),
      ...'カテゴリ,送受履歴,デザインキット住所ID'.split(','),
    ],
    values: {
      '氏名(姓)': '髙橋',
      '氏名(名)': '太郎',
      'フリガナ(姓)': 'タカハシ',
      'フリガナ(名)': 'タロウ',
      リスト表示用氏名: '髙橋太郎',
      リスト表示用フリガナ: 'タカハシタロウ',
      '郵便番号(自宅欄)': '106-0032',
      '自宅住所(都道府県)': '東京都',
      '自宅住所(市区町村)': '港区六本木',
      '自宅住所(番地等)': '1-2-3',
      '自宅住所(建物名)': 'コーポ青葉101',
      敬称: '様',
      '連名1(名:自宅欄)': '花子',
      '連名1(敬称:自宅欄)': '様',
      カテゴリ: '友人',
      デザインキット住所ID: '12',
    },
  },
  'Hagaki Design Kit, old': {
    layout: 'hagaki-design-kit-old',
    encoding: 'cp932',
    delimiter: '\t',
    headers: [
      ...'氏名（姓）,氏名（名）,フリガナ（姓）,フリガナ（名）,リスト表示用氏名,リスト表示用フリガナ,郵便番号（自宅）,自宅住所（都道府県）,自宅住所（市町村）,自宅住所（番地等）,自宅住所（建物名）,会社名,部署名,役職,郵便番号（会社）,会社住所（都道府県）,会社住所（市町村）,会社住所（番地等）,会社住所（建物名）,敬称'.split(
        ',',
      ),
      ...numbered(3, (n) => [`連名${n}（姓）`, `連名${n}（名）`, `連名${n}（姓名）`, `連名${n}（敬称)`]),
    ],
    values: {
      '氏名（姓）': '髙橋',
      '氏名（名）': '太郎',
      'フリガナ（姓）': 'タカハシ',
      'フリガナ（名）': 'タロウ',
      '郵便番号（自宅）': '1060032',
      '自宅住所（都道府県）': '東京都',
      '自宅住所（市町村）': '港区六本木',
      '自宅住所（番地等）': '1-2-3',
      '自宅住所（建物名）': 'コーポ青葉101',
      敬称: '様',
      '連名1（姓名）': '花子',
      '連名1（敬称)': '様',
    },
  },
  'Camera no Kitamura': {
    layout: 'kitamura',
    encoding: 'cp932',
    headers: [
      ...numbered(6, (n) => [`姓${n}`, `名${n}`, `敬称${n}`]),
      ...'〒番号,住所1,住所2,住所3,会社名,部署,役職,御中'.split(','),
    ],
    values: {
      姓1: '髙橋',
      名1: '太郎',
      敬称1: '様',
      名2: '花子',
      敬称2: '様',
      '〒番号': '106-0032',
      住所1: '東京都港区六本木',
      住所2: '1-2-3',
      住所3: 'コーポ青葉101',
    },
  },
  'Nenga Kazoku': {
    layout: 'nenga-kazoku',
    encoding: 'cp932',
    headers: [
      ...'お名前（姓）※必須,お名前（名）※必須,敬称※必須,フリガナ（セイ）,フリガナ（メイ）,自宅郵便番号※必須,自宅住所１※必須,自宅住所２,自宅住所３,自宅住所４,様方'.split(
        ',',
      ),
      ...numbered(5, (_, n) => [`連名${n}（姓）`, `連名${n}（名）`, `連名${n}敬称`]),
      ...'会社名１※法人の場合必須,会社名２,部署名１,部署名２,役職１,役職２,会社郵便番号※法人の場合必須,会社住所１※法人の場合必須,会社住所２,会社住所３,会社住所４'.split(
        ',',
      ),
      ...numbered(2, (_, n) => [
        `会社連名${n}（姓）`,
        `会社連名${n}（名）`,
        `会社連名${n}敬称`,
        `会社連名${n}役職`,
        `会社連名${n}役職２行目`,
      ]),
    ],
    values: {
      'お名前（姓）※必須': '髙橋',
      'お名前（名）※必須': '太郎',
      '敬称※必須': '様',
      'フリガナ（セイ）': 'タカハシ',
      'フリガナ（メイ）': 'タロウ',
      '自宅郵便番号※必須': '1060032',
      '自宅住所１※必須': '東京都港区六本木',
      自宅住所２: '1-2-3',
      自宅住所３: 'コーポ青葉101',
      '連名１（名）': '花子',
      連名１敬称: '様',
    },
  },
  'Aisatsujo.com': {
    layout: 'aisatsujo',
    encoding: 'cp932',
    before: ['入力の手引き', '旧字はメモ欄にコードを書いてください', ''],
    between: 13,
    headers: [
      ...'(No),登録グループ,名前(姓),名前(名),名前かな,敬称'.split(','),
      ...numbered(3, (_, n) => [`連名${n}　名前（姓）`, `連名${n}　名前（名）`, `連名${n}　敬称`]),
      ...'郵便番号,住所1,住所2,旧字メモ,Ｅ－ＭＡＩＬ,ＵＲＬ'.split(','),
    ],
    values: {
      '(No)': '1',
      登録グループ: '友人',
      '名前(姓)': '髙橋',
      '名前(名)': '太郎',
      名前かな: 'たかはし たろう',
      敬称: '様',
      '連名１　名前（名）': '花子',
      '連名１　敬称': '様',
      郵便番号: '106-0032',
      住所1: '東京都港区六本木1-2-3',
      住所2: 'コーポ青葉101',
    },
  },
  'Epson Photo+': {
    layout: 'epson-photo-plus',
    encoding: 'cp932',
    headers: [
      ...'姓,名,フリガナ,敬称,自宅 7桁〒,住所１,住所２,会社名_カラリオ,部署名_カラリオ,役職名_カラリオ'.split(
        ',',
      ),
      ...numbered(5, (n) => [`連姓${n}`]),
      ...numbered(5, (n) => [`連名${n}`]),
      ...numbered(5, (_, n) => [`敬称(連名${n})`]),
    ],
    values: {
      姓: '髙橋',
      名: '太郎',
      フリガナ: 'タカハシ タロウ',
      敬称: '様',
      '自宅 7桁〒': '1060032',
      住所１: '東京都港区六本木1-2-3',
      住所２: 'コーポ青葉101',
      連名1: '花子',
      '敬称(連名１)': '様',
    },
  },
  'Google Contacts': {
    layout: 'google',
    encoding: 'utf8',
    headers:
      'First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,Phonetic Last Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Label,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Address 1 - PO Box,Address 1 - Region,Address 1 - Postal Code,Address 1 - Country,Address 1 - Extended Address'.split(
        ',',
      ),
    values: {
      'First Name': '太郎',
      'Last Name': '髙橋',
      'Phonetic First Name': 'タロウ',
      'Phonetic Last Name': 'タカハシ',
      'Name Suffix': '様',
      Labels: '* myContacts ::: 友人',
      'E-mail 1 - Label': '* Home',
      'E-mail 1 - Value': 'a@example.com',
      'Phone 1 - Label': 'Mobile',
      'Phone 1 - Value': '090-0000-0000 ::: 03-0000-0000',
      'Address 1 - Label': 'Home',
      'Address 1 - Formatted': '〒106-0032 東京都港区六本木1-2-3\nコーポ青葉101',
      'Address 1 - Street': '1-2-3',
      'Address 1 - City': '港区六本木',
      'Address 1 - Region': '東京都',
      'Address 1 - Postal Code': '106-0032',
      'Address 1 - Country': '日本',
      'Address 1 - Extended Address': 'コーポ青葉101',
    },
  },
  'Google, older': {
    layout: 'google-old',
    encoding: 'utf16-le',
    headers:
      'Name,Given Name,Additional Name,Family Name,Yomi Name,Given Name Yomi,Additional Name Yomi,Family Name Yomi,Name Prefix,Name Suffix,Initials,Nickname,Short Name,Maiden Name,Birthday,Notes,Group Membership,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value,Address 1 - Type,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Address 1 - PO Box,Address 1 - Region,Address 1 - Postal Code,Address 1 - Country,Address 1 - Extended Address'.split(
        ',',
      ),
    values: {
      Name: '髙橋 太郎',
      'Given Name': '太郎',
      'Family Name': '髙橋',
      'Yomi Name': 'タカハシ タロウ',
      'Given Name Yomi': 'タロウ',
      'Family Name Yomi': 'タカハシ',
      'Name Suffix': '様',
      'Group Membership': '* My Contacts ::: 友人',
      'Address 1 - Type': 'Home',
      'Address 1 - Formatted': '1-2-3\n港区六本木\n東京都\n1060032',
      'Address 1 - Street': '1-2-3',
      'Address 1 - City': '港区六本木',
      'Address 1 - Region': '東京都',
      'Address 1 - Postal Code': '1060032',
      'Address 1 - Country': 'JP',
      'Address 1 - Extended Address': 'コーポ青葉101',
    },
  },
  'Outlook, Japanese': {
    layout: 'outlook-ja',
    encoding: 'cp932',
    headers:
      '肩書き,名,ミドル ネーム,姓,敬称,会社名,部署,役職,番地 (会社),住所 2 (会社),住所 3 (会社),市町村 (会社),都道府県 (会社),郵便番号 (会社),国 (会社)/地域,番地 (自宅),住所 2 (自宅),住所 3 (自宅),市町村 (自宅),都道府県 (自宅),郵便番号 (自宅),国 (自宅)/地域,会社名フリガナ,子供,姓フリガナ,性別,誕生日,電子メール アドレス,配偶者,名前フリガナ'.split(
        ',',
      ),
    values: {
      名: '太郎',
      姓: '髙橋',
      敬称: '様',
      '番地 (自宅)': '1-2-3',
      '住所 2 (自宅)': 'コーポ青葉101',
      '市町村 (自宅)': '港区六本木',
      '都道府県 (自宅)': '東京都',
      '郵便番号 (自宅)': '106-0032',
      '国 (自宅)/地域': '日本',
      姓フリガナ: 'タカハシ',
      性別: '指定なし',
      誕生日: '0/0/00',
      配偶者: '花子',
      名前フリガナ: 'タロウ',
    },
  },
  'Outlook, English': {
    layout: 'outlook-en',
    encoding: 'utf8-bom',
    headers:
      'First Name,Last Name,Suffix,Home Street,Home Street 2,Home City,Home State,Home Postal Code,Spouse'.split(
        ',',
      ),
    values: {
      'First Name': '太郎',
      'Last Name': '髙橋',
      Suffix: '様',
      'Home Street': '1-2-3',
      'Home Street 2': 'コーポ青葉101',
      'Home City': '港区六本木',
      'Home State': '東京都',
      'Home Postal Code': '106-0032',
      Spouse: '髙橋 花子',
    },
  },
  'Thunderbird, Japanese': {
    layout: 'thunderbird-ja',
    encoding: 'cp932',
    headers:
      '名,姓,表示名,ニックネーム,メールアドレス,別のメールアドレス,スクリーンネーム,勤務先の電話番号,自宅の電話番号,FAX 番号,ポケットベル番号,携帯電話番号,番地 (自宅),番地 (自宅) 2,市区町村 (自宅),都道府県 (自宅),郵便番号 (自宅),国 (自宅),番地 (勤務先),番地 (勤務先) 2,市区町村 (勤務先),都道府県 (勤務先),郵便番号 (勤務先),国 (勤務先),役職,部門,組織,ウェブページ 1,ウェブページ 2,誕生年,誕生月,誕生日,追加情報 1,追加情報 2,追加情報 3,追加情報 4,メモ'.split(
        ',',
      ),
    values: {
      名: '太郎',
      姓: '髙橋',
      表示名: '髙橋 太郎',
      '番地 (自宅)': '1-2-3',
      '番地 (自宅) 2': 'コーポ青葉101',
      '市区町村 (自宅)': '港区六本木',
      '都道府県 (自宅)': '東京都',
      '郵便番号 (自宅)': '106-0032',
      '国 (自宅)': '日本',
    },
  },
  'Thunderbird, English': {
    layout: 'thunderbird-en',
    encoding: 'utf8',
    headers: THUNDERBIRD_HEADERS,
    values: {
      'First Name': '太郎',
      'Last Name': '髙橋',
      'Display Name': '髙橋 太郎',
      'Home Address': '1-2-3',
      'Home Address 2': 'コーポ青葉101',
      'Home City': '港区六本木',
      'Home State': '東京都',
      'Home ZipCode': '106-0032',
      'Home Country': 'JP',
    },
  },
  'Fude-mame of a law firm, one that nobody listed': {
    layout: null,
    encoding: 'cp932',
    headers:
      'フリガナ,氏名,旧姓,性別,生年月日,郵便番号,住所1,住所2,電話,FAX,メール,会社,部署名,分類,メモ'.split(
        ',',
      ),
    values: {
      フリガナ: 'タカハシ タロウ',
      氏名: '髙橋　太郎',
      性別: '男',
      生年月日: '1980/1/2',
      郵便番号: '106-0032',
      住所1: '東京都港区六本木1-2-3',
      住所2: 'コーポ青葉101',
      電話: '03-0000-0000',
      分類: '友人',
    },
  },
  'Atena Shokunin': {
    layout: 'atena-shokunin',
    encoding: 'utf8',
    headers:
      '姓,名,姓かな,名かな,姓名,姓名かな,ミドルネーム,ミドルネームかな,敬称,ニックネーム,旧姓,宛先,自宅〒,自宅住所1,自宅住所2,自宅住所3,自宅電話,自宅IM ID,自宅E-mail,自宅URL,自宅Social,会社〒,会社住所1,会社住所2,会社住所3,会社電話,会社IM ID,会社E-mail,会社URL,会社Social,その他〒,その他住所1,その他住所2,その他住所3,その他電話,その他IM ID,その他E-mail,その他URL,その他Social,会社名かな,会社名,部署名1,部署名2,役職名,連名,連名ふりがな,連名敬称,連名誕生日,メモ1,メモ2,メモ3,メモ4,メモ5,備考1,備考2,備考3,誕生日,性別,血液型,趣味,性格'.split(
        ',',
      ),
    values: {
      姓: '髙橋',
      名: '太郎',
      姓かな: 'たかはし',
      名かな: 'たろう',
      姓名: '髙橋太郎',
      姓名かな: 'たかはし たろう',
      敬称: '様',
      宛先: '自宅',
      '自宅〒': '106-0032',
      自宅住所1: '東京都港区六本木',
      自宅住所2: '1-2-3',
      自宅住所3: 'コーポ青葉101',
      自宅電話: '03-0000-0000',
      連名: '花子',
      連名敬称: '様',
      性別: '選択なし',
    },
  },
  'Fude-mame, short': {
    layout: null,
    encoding: 'cp932',
    headers: '氏名,氏名カナ,郵便番号,都道府県,市区町村,番地,電話番号'.split(','),
    values: {
      氏名: '髙橋 太郎',
      氏名カナ: 'タカハシ タロウ',
      郵便番号: '1060032',
      都道府県: '東京都',
      市区町村: '港区六本木',
      番地: '1-2-3コーポ青葉101',
      電話番号: '03-0000-0000',
    },
  },
  'Fude-gurume': {
    layout: null,
    encoding: 'cp932',
    headers: '氏名,敬称,郵便番号,住所1,住所2,電話番号'.split(','),
    values: {
      氏名: '髙橋 太郎',
      敬称: '様',
      郵便番号: '1060032',
      住所1: '東京都港区六本木1-2-3',
      住所2: 'コーポ青葉101',
    },
  },
};

function fileOf({
  headers,
  values,
  delimiter = ',',
  before = [],
  between = 0,
  encoding,
}: Sample): Uint8Array {
  const quote = (value: string) => (/["\n,\t]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
  const line = (values: readonly string[]) => values.map(quote).join(delimiter);
  const rows = [
    ...before,
    line(headers),
    ...Array.from({ length: between }, (_, index) => `説明${index},`),
    line(headers.map((header) => values[header] ?? '')),
  ];
  return ENCODERS[encoding](`${rows.join('\r\n')}\r\n`);
}

test.each(Object.entries(SAMPLES))('%s is recognised and read', (_, sample) => {
  const file = readAddressFile('export.csv', fileOf(sample), decode);
  if (file.kind !== 'table') throw new Error(`read as ${file.kind}`);
  expect(file.plan.layout).toBe(sample.layout);
  const people = tableToContacts(file.rows, file.plan, 2027);
  expect(people.length).toBe(1);
  const contact = people[0]?.contact;
  const hasHonorific = sample.headers.some((header) => sample.values[header] === '様');
  expect(contact?.name).toEqual({ last: '髙橋', first: '太郎', honorific: hasHonorific ? '様' : '' });
  expect([contact?.zip, contact?.state]).toEqual(['1060032', '東京都']);
  expect(`${contact?.address1}${contact?.address2}`.replaceAll('　', '')).toBe(
    '港区六本木1-2-3コーポ青葉101',
  );
  const holds = (text: string) => Object.values(sample.values).some((value) => value.includes(text));
  const reading = ['タカハシ タロウ', 'たかはし たろう', 'タカハシ'].find(holds);
  const [kanaLast, kanaFirst] = (reading === 'タカハシ' ? 'タカハシ タロウ' : (reading ?? ' ')).split(' ');
  expect([contact?.kanaLast, contact?.kanaFirst]).toEqual([kanaLast, kanaFirst]);
  expect(contact?.jointNames.map(({ last, first }) => last + first)).toEqual(holds('花子') ? ['花子'] : []);
  expect(contact?.groups).toEqual(holds('友人') ? ['友人'] : []);
});

/** Rows of a file whose headers these are, with what stands under some of them. */
const planned = (headers: readonly string[], values: Readonly<Record<string, string>>) => {
  const rows = [headers, headers.map((header) => values[header] ?? '')];
  return tableToContacts(rows, planImport(rows), 2027)[0];
};

test('of Thunderbird the organisation, the second line of either address and the three parts of a birthday are read', () => {
  const name = { 'First Name': '太郎', 'Last Name': '山田' };
  const work = {
    'Work Address': '4-5',
    'Work Address 2': '銀座ビル8階',
    'Work City': '中央区銀座',
    'Work State': '東京都',
    'Work ZipCode': '104-0061',
    Organization: 'ふみ工房',
    Department: '編集部',
    'Job Title': '部長',
  };
  const home = { 'Home Address': '1-2-3', 'Home City': '港区六本木', 'Home State': '東京都' };
  const birth = { 'Birth Year': '1980', 'Birth Month': '1', 'Birth Day': '2' };
  expect(planned(THUNDERBIRD_HEADERS, { ...name, ...home, ...work, ...birth })).toMatchObject({
    contact: {
      address1: '港区六本木',
      address2: '1-2-3',
      ...{ company: 'ふみ工房', department: '編集部', title: '部長', birthday: '19800102' },
    },
    otherAddress: { zip: '1040061', state: '東京都', address1: '中央区銀座', address2: '4-5　銀座ビル8階' },
    doubts: ['two-addresses'],
  });
  expect(planned(THUNDERBIRD_HEADERS, { ...name, ...work }), 'an office alone').toMatchObject({
    contact: { zip: '1040061', address2: '4-5　銀座ビル8階', printsCompany: true },
    doubts: [],
  });
  const someday = { ...name, ...home, 'Birth Month': '1', 'Birth Day': '2' };
  expect(planned(THUNDERBIRD_HEADERS, someday)?.contact.birthday, 'without its year').toBe('1/2');
});

test('the address of work never runs into the one of home, also of a program that nobody listed', () => {
  const headers = 'Name,Home Address,Home City,Home ZipCode,Work Address,Work Address 2,Work City,Work Zip';
  const values = { Name: '山田 太郎', 'Home Address': '1-2', 'Home City': '港区' };
  const work = { 'Work Address': '4-5', 'Work Address 2': '8階', 'Work City': '中央区' };
  const read = planned(headers.split(','), { ...values, ...work });
  expect(`${read?.contact.address1}${read?.contact.address2}`).toBe('港区　1-2');
  expect(read?.otherAddress?.address2).toBe('4-5　8階');
});

const GOOGLE_NAMES = ['First Name', 'Last Name', 'Phonetic Last Name', 'Organization Name', 'Labels'];
const googlePlaces = [1, 2].flatMap((n) =>
  ['Label', 'Street', 'City', 'Region', 'Postal Code', 'Extended Address'].map(
    (part) => `Address ${n} - ${part}`,
  ),
);

test.each([
  ['Work', 'Home', '1060032', '1040061', false],
  ['Home', 'Work', '1040061', '1060032', false],
  ['* 職場', '自宅', '1060032', '1040061', false],
  ['Work', '', '1040061', '1060032', true],
])('of the addresses %j and %j of Google the home is taken', (first, second, zip, other, isOffice) => {
  const read = planned([...GOOGLE_NAMES, ...googlePlaces], {
    'Last Name': '山田',
    'Organization Name': 'ふみ',
    'Address 1 - Label': first,
    'Address 1 - Street': '4-5',
    'Address 1 - City': '中央区銀座',
    'Address 1 - Region': '東京都',
    'Address 1 - Postal Code': '104-0061',
    'Address 2 - Label': second,
    'Address 2 - Street': '1-2',
    'Address 2 - City': '港区六本木',
    'Address 2 - Region': '東京都',
    'Address 2 - Postal Code': '106-0032',
  });
  expect([read?.contact.zip, read?.otherAddress?.zip, read?.contact.printsCompany]).toEqual([
    zip,
    other,
    isOffice,
  ]);
  expect(read?.doubts).toEqual(['two-addresses']);
});

test('both lines of a company’s address are read, however they are called', () => {
  const headers = ['氏名', '郵便番号', '住所', '会社郵便番号', '会社住所（上段）', '会社住所（下段）'];
  const read = planned(headers, {
    氏名: '山田 太郎',
    住所: '東京都港区六本木1-2',
    会社郵便番号: '104-0061',
    '会社住所（上段）': '東京都中央区銀座4-5',
    '会社住所（下段）': '青葉ビル3F',
  });
  expect(read?.otherAddress).toEqual({
    zip: '1040061',
    state: '東京都',
    address1: '中央区銀座4-5',
    address2: '青葉ビル3F',
  });
});

test('a telephone number in a line of the address is left out, and told', () => {
  const read = (address: string) =>
    planned(['氏名', '郵便番号', '住所'], { 氏名: '山田 太郎', 郵便番号: '1060032', 住所: address });
  expect(read('東京都港区六本木1-2-3\nTEL 03-1234-5678')).toMatchObject({
    contact: { state: '東京都', address1: '港区六本木1-2-3', address2: '' },
    doubts: ['phone-left-out'],
  });
  expect(read('東京都港区六本木1-2-3')?.doubts).toEqual([]);
});

test.each(['番地', '住所'])('a zip that begins the column %j is taken out of it', (header) => {
  const read = planned(['氏名', '都道府県', header], {
    氏名: '山田 太郎',
    [header]: '〒106-0032 東京都港区六本木1-2-3',
  });
  expect(read?.contact).toMatchObject({ zip: '1060032', state: '東京都', address1: '港区六本木1-2-3' });
});

test.each<[string, readonly string[]]>([
  ['連名', ['jointNames']],
  ['ご家族名', ['jointNames']],
  ['連名1,連名2,連名敬称', ['joint1.full', 'joint2.full', 'ignore']],
  ['連名１（姓）,連名１（名）,連名１敬称', ['joint1.last', 'joint1.first', 'joint1.honorific']],
  ['連名1姓名,敬称(連名1),連名1フリガナ', ['joint1.full', 'joint1.honorific', 'ignore']],
  ['連名6', ['ignore']],
  ['住所上段,住所下段', ['address', 'building']],
  ['住所1,住所2,建物名,住所3', ['address', 'street', 'building', 'line3']],
])('of a program that nobody listed, %s is %j', (headers, targets) => {
  const rows = [
    ['氏名', '郵便番号', ...headers.split(',')],
    ['山田 太郎', '1060032'],
  ];
  expect(planImport(rows).targets.slice(2)).toEqual(targets);
});

test.each([
  ['花子/翔', '様/くん', ['様', 'くん'], []],
  ['花子/翔', '', ['', ''], []],
  // Whose honorific it is nobody can tell.
  ['花子/翔', '様', ['', ''], ['joint-names-unclear']],
])('joint names %s with the honorifics %s get %j', (names, honorifics, expected, doubts) => {
  const rows = [
    ['姓', '名', '連名', '連名敬称', '自宅〒', '自宅住所1'],
    ['髙橋', '太郎', names, honorifics, '106-0032', '東京都港区六本木1-2-3'],
  ];
  const [read] = tableToContacts(rows, planImport(rows), 2027);
  expect(read?.contact.jointNames.map(({ honorific }) => honorific)).toEqual(expected);
  expect(read?.doubts).toEqual(doubts);
});

test('headers are found below empty rows, and each person has the number of their row', () => {
  const empty = Array.from({ length: 25 }, () => []);
  const person = ['山田 太郎', '1060032', '東京都港区六本木1-2-3'];
  const rows = [...empty, ['氏名', '郵便番号', '住所'], person, [], person];
  expect(tableToContacts(rows, planImport(rows), 2027).map(({ row }) => row)).toEqual([27, 29]);
});

test('doubts are told: mourning without a day, two addresses, a fifth joint name', () => {
  const headers = '氏名,連名,郵便番号,住所,会社郵便番号,会社住所,喪中';
  const row = '山田 太郎,花子・一郎・二郎・三郎・四郎,1060032,東京都港区,1040061,東京都中央区,○';
  const rows = [headers.split(','), row.split(',')];
  const [read] = tableToContacts(rows, planImport(rows), 2027);
  expect(read?.doubts).toEqual(['mourning-unclear', 'two-addresses', 'joint-names-cut']);
  expect(read?.contact).toMatchObject({ zip: '1060032', mourningUntil: '2027-03-31' });
  expect(read?.otherAddress).toMatchObject({ zip: '1040061', state: '東京都', address1: '中央区' });
});

test('mourning of a past year holds no card back, and is told', () => {
  const rows = ['氏名,郵便番号,住所,喪中', '山田 太郎,1060032,東京都港区六本木1-2-3,2024喪中'].map((row) =>
    row.split(','),
  );
  const [read] = tableToContacts(rows, planImport(rows), 2027);
  expect(read?.doubts).toEqual(['mourning-past']);
  expect(read?.contact.mourningUntil).toBe('');
});

test.each<[string, readonly string[], boolean]>([
  ['佐藤 花子', ['佐藤 花子'], true],
  ['髙橋　花子', ['髙橋 花子'], true],
  ['山田 花子', [' 花子'], false],
  ['花子 一郎', [' 花子', ' 一郎'], false],
  ['花子, 一郎', [' 花子', ' 一郎'], false],
  ['Yamada, Hanako', ['Yamada Hanako'], true],
  ['花子', [' 花子'], false],
  ['', [], false],
])('in the column of joint names, %s of 山田 is %j', (cell, names, isUnclear) => {
  const rows = [
    ['氏名', '連名', '郵便番号'],
    ['山田 太郎', cell, '1060032'],
  ];
  const [read] = tableToContacts(rows, planImport(rows), 2027);
  expect(read?.contact.jointNames.map(({ last, first }) => `${last} ${first}`)).toEqual(names);
  expect(read?.doubts).toEqual(isUnclear ? ['joint-names-unclear'] : []);
});

test.each([
  ['Yamada, Taro', 'Yamada|Taro', []],
  ['Smith,John,Jr.', 'Smith|John,Jr.', []],
  ['John Smith, Jr.', 'John|Smith, Jr.', []],
  ['O’Brien, José & Mary', 'O’Brien|José', ['Mary']],
  ['山田 太郎,花子', '山田|太郎', ['花子']],
])('the name %j is read as %s, with the joint names %j', (fullName, name, others) => {
  const rows = [
    ['氏名', '郵便番号'],
    [fullName, '1060032'],
  ];
  const { contact } = tableToContacts(rows, planImport(rows), 2027)[0] ?? {};
  expect(`${contact?.name.last}|${contact?.name.first}`).toBe(name);
  expect(contact?.jointNames.map(({ first }) => first)).toEqual(others);
});

test.each([
  ['山田 花子さん', '花子', 'さん'],
  ['山田 一郎くん', '一郎', 'くん'],
  ['山田 葵ちゃん', '葵', 'ちゃん'],
  ['山田 隆行', '隆行', ''],
])('the honorific that ends %s is taken from the name', (fullName, first, honorific) => {
  const rows = [
    ['氏名', '郵便番号'],
    [fullName, '1060032'],
  ];
  const [read] = tableToContacts(rows, planImport(rows), 2027);
  expect(read?.contact.name).toEqual({ last: '山田', first, honorific });
});

test('a quote that nobody closed is told in its row and swallows no other', () => {
  const text = '氏名,住所\n山田 太郎,"東京都港区\n佐藤 花子,大阪府大阪市\n鈴木 一郎,"京都府京都市"\n';
  const file = readAddressFile('a.csv', ENCODERS.utf8(text), decode);
  if (file.kind !== 'table') throw new Error(`read as ${file.kind}`);
  const read = tableToContacts(file.rows, file.plan, 2027);
  expect(read.map(({ contact }) => contact.name.last)).toEqual(['山田', '佐藤', '鈴木']);
  expect(read.map(({ contact }) => contact.state)).toEqual(['東京都', '大阪府', '京都府']);
  expect(read.map(({ doubts }) => doubts.includes('open-quote'))).toEqual([true, false, false]);
});

test('a file without headers is guessed by what its columns hold', () => {
  const rows = [
    '髙橋,太郎,様,106-0032,東京都,港区六本木1-2-3',
    '山﨑,花子,様,0600042,北海道,札幌市中央区大通西3',
  ];
  const file = readAddressFile('a.txt', ENCODERS.cp932(rows.join('\r\n')), decode);
  if (file.kind !== 'table') throw new Error(`read as ${file.kind}`);
  expect(file.plan.targets).toEqual(['nameLast', 'nameFirst', 'honorific', 'zip', 'state', 'street']);
  expect(tableToContacts(file.rows, file.plan, 2027).length).toBe(2);
});

test('a zip that a spreadsheet cut gets its zero back', () => {
  const file = readAddressFile('a.csv', ENCODERS.utf8('氏名,郵便番号,住所\n山﨑 花子,600042,札幌市'), decode);
  if (file.kind !== 'table') throw new Error(`read as ${file.kind}`);
  expect(tableToContacts(file.rows, file.plan, 2027)[0]?.contact.zip).toBe('0600042');
});

test.each([
  ['106-0032', '1060032'],
  ['〒5300001', '5300001'],
  ['１０６－００３２', '1060032'],
  ['600001', '0600001'],
])('our own template takes the zip %s as any other layout does', (typed, zip) => {
  const headers = OWN_COLUMNS.map(([header]) => header);
  const values = { 姓: '山田', 名: '太郎', 郵便番号: typed, 喪中: '2027/3/31', 誕生日: '昭和55年1月2日' };
  const read = planned(headers, values);
  expect(read?.contact).toMatchObject({ zip, mourningUntil: '2027-03-31', birthday: '19800102' });
});

test.each([
  ['住所録.FZD', [0, 1, 2], { kind: 'native', program: 'fude-ou' }],
  ['mame.fwb', [0], { kind: 'native', program: 'fude-mame' }],
  ['designKit.db', [0], { kind: 'native', program: 'hagaki-design-kit' }],
  // Zips that hold no workbook.
  ['a.xlsx', [0x50, 0x4b, 3, 4], { kind: 'spreadsheet' }],
  ['a.csv', [0x50, 0x4b, 3, 4], { kind: 'spreadsheet' }],
  ['a.numbers', [0x50, 0x4b, 3, 4], { kind: 'spreadsheet' }],
  ['a.xlsx', [0xd0, 0xcf, 0x11, 0xe0], { kind: 'spreadsheet' }],
  ['a.csv', [0x41, 0, 0x42], { kind: 'unknown' }],
  ['a.csv', [0x25, 0x50, 0x44, 0x46, 0x2d], { kind: 'foreign', format: 'pdf' }],
  ['a.csv', [0xff, 0xd8, 0xff, 0], { kind: 'foreign', format: 'image' }],
  ['a.txt', ENCODERS['utf8-bom']('[LINE] 山田とのトーク履歴'), { kind: 'foreign', format: 'line' }],
  ['a.csv', ENCODERS.utf8('<!doctype html><table>'), { kind: 'foreign', format: 'html' }],
  ['a.ldif', ENCODERS.utf8('dn: cn=山田'), { kind: 'foreign', format: 'ldif' }],
  ['a.csv', [], { kind: 'unknown' }],
])('a file named %s of the bytes %j is %j', (name, bytes, kind) => {
  expect(readAddressFile(name, Uint8Array.from(bytes), decode)).toEqual(kind);
});
