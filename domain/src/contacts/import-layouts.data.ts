import type { ImportTarget } from './import-target.ts';

/** A layout that a program writes. Headers are compared under `headerKey`, so widths and marks do not matter. */
export type ImportLayout = {
  readonly id: string;
  /** As people call it, and tell it from others. */
  readonly program: string;
  readonly version: string;
  /** Where its columns were seen. */
  readonly source: string;
  /**
   * `whole`: all of its header was seen; `part`: the columns that are read were, and others were not; `written`: we
   * write it ourselves.
   */
  readonly certainty: 'whole' | 'part' | 'written';
  /** Headers that together tell this layout from the others. */
  readonly signature: readonly string[];
  readonly columns: Readonly<Record<string, ImportTarget>>;
  /** Rows before the data where they are fixed, instructions included. */
  readonly firstDataRow?: number;
};

const numbered = (
  count: number,
  of: (n: number) => Readonly<Record<string, ImportTarget>>,
): Readonly<Record<string, ImportTarget>> =>
  Object.assign({}, ...Array.from({ length: count }, (_, index) => of(index + 1)));

const HAGAKI_DESIGN_KIT: Readonly<Record<string, ImportTarget>> = {
  '氏名(姓)': 'nameLast',
  '氏名(名)': 'nameFirst',
  'フリガナ(姓)': 'kanaLast',
  'フリガナ(名)': 'kanaFirst',
  会社名: 'company',
  部署名: 'department',
  役職: 'title',
  '会社名(会社欄)': 'company',
  '部署名(会社欄)': 'department',
  '役職(会社欄)': 'title',
  敬称: 'honorific',
  カテゴリ: 'groups',
};

const place = (suffix: string, kind: 'home' | 'company'): Readonly<Record<string, ImportTarget>> => {
  const [state, city, street, building, zip]: ImportTarget[] =
    kind === 'home'
      ? ['state', 'city', 'street', 'building', 'zip']
      : ['companyState', 'companyCity', 'companyStreet', 'companyBuilding', 'companyZip'];
  const word = kind === 'home' ? '自宅' : '会社';
  return {
    [`郵便番号(${suffix})`]: zip ?? 'ignore',
    [`${word}住所(都道府県)`]: state ?? 'ignore',
    [`${word}住所(市区町村)`]: city ?? 'ignore',
    [`${word}住所(市町村)`]: city ?? 'ignore',
    [`${word}住所(番地等)`]: street ?? 'ignore',
    [`${word}住所(建物名)`]: building ?? 'ignore',
  };
};

export const OWN_LAYOUT = 'fumi';

/** Ours: what the export writes, so that import of an export is the identity. */
export const OWN_COLUMNS: readonly (readonly [header: string, target: ImportTarget])[] = [
  ['姓', 'nameLast'],
  ['名', 'nameFirst'],
  ['敬称', 'honorific'],
  ['セイ', 'kanaLast'],
  ['メイ', 'kanaFirst'],
  ['郵便番号', 'zip'],
  ['都道府県', 'state'],
  ['住所1', 'city'],
  ['住所2', 'street'],
  ...[1, 2, 3, 4].flatMap((n): [string, ImportTarget][] => [
    [`連名${n}姓`, `joint${n}.last`],
    [`連名${n}名`, `joint${n}.first`],
    [`連名${n}敬称`, `joint${n}.honorific`],
  ]),
  ['会社名', 'company'],
  ['部署名', 'department'],
  ['役職', 'title'],
  ['誕生日', 'birthday'],
  ['グループ', 'groups'],
  ['メモ', 'note'],
  ['喪中', 'mourningUntil'],
  ['ふみ送受', 'history'],
  ['ふみ休止', 'skipReason'],
  ['ふみ番号', 'code'],
];

/** Known layouts, each before those that its signature would match too. Sources: address-book formats reference. */
export const IMPORT_LAYOUTS: readonly ImportLayout[] = [
  {
    id: OWN_LAYOUT,
    program: 'ふみの住所録',
    version: '現行',
    source: '`exportCsv`',
    certainty: 'written',
    signature: ['姓', '名', '郵便番号', '住所1', 'ふみ送受'],
    columns: Object.fromEntries(OWN_COLUMNS),
  },
  {
    id: 'hagaki-design-kit',
    program: 'はがきデザインキット',
    version: 'CSV',
    source: 'mimoex/HagakiDesignCSVprinter, roamschemer’s HagakiDesignKitData.cs',
    certainty: 'part',
    signature: ['氏名(姓)', '氏名(名)', '郵便番号(自宅欄)', '自宅住所(都道府県)'],
    columns: {
      ...HAGAKI_DESIGN_KIT,
      ...place('自宅欄', 'home'),
      ...place('会社欄', 'company'),
      ...numbered(5, (n) => ({
        [`連名${n}(姓:自宅欄)`]: `joint${n}.last`,
        [`連名${n}(名:自宅欄)`]: `joint${n}.first`,
        [`連名${n}(姓名:自宅欄)`]: `joint${n}.full`,
        [`連名${n}(敬称:自宅欄)`]: `joint${n}.honorific`,
      })),
    },
  },
  {
    id: 'hagaki-design-kit-old',
    program: 'はがきデザインキット（旧版）',
    version: 'タブ区切り',
    source: 'civic/hwaconv-github',
    certainty: 'whole',
    signature: ['氏名(姓)', '氏名(名)', '郵便番号(自宅)', '自宅住所(市町村)'],
    columns: {
      ...HAGAKI_DESIGN_KIT,
      ...place('自宅', 'home'),
      ...place('会社', 'company'),
      ...numbered(3, (n) => ({
        [`連名${n}(姓)`]: `joint${n}.last`,
        [`連名${n}(名)`]: `joint${n}.first`,
        [`連名${n}(姓名)`]: `joint${n}.full`,
        [`連名${n}(敬称)`]: `joint${n}.honorific`,
      })),
    },
  },
  {
    id: 'kitamura',
    program: 'カメラのキタムラ',
    version: '不明',
    source: 'vascarpenter/AtenaViewer, a gist of ncaq',
    certainty: 'whole',
    signature: ['姓1', '名1', '敬称1', '〒番号', '住所1'],
    columns: {
      姓1: 'nameLast',
      名1: 'nameFirst',
      敬称1: 'honorific',
      ...numbered(5, (n) => ({
        [`姓${n + 1}`]: `joint${n}.last`,
        [`名${n + 1}`]: `joint${n}.first`,
        [`敬称${n + 1}`]: `joint${n}.honorific`,
      })),
      '〒番号': 'zip',
      住所1: 'address',
      住所2: 'street',
      住所3: 'building',
      会社名: 'company',
      部署: 'department',
      役職: 'title',
    },
  },
  {
    id: 'nenga-kazoku',
    program: '年賀家族',
    version: '不明',
    source: 'vascarpenter/AtenaViewer',
    certainty: 'part',
    signature: ['お名前(姓)', 'お名前(名)', '自宅郵便番号', '自宅住所1'],
    columns: {
      'お名前(姓)': 'nameLast',
      'お名前(名)': 'nameFirst',
      敬称: 'honorific',
      'フリガナ(セイ)': 'kanaLast',
      'フリガナ(メイ)': 'kanaFirst',
      自宅郵便番号: 'zip',
      自宅住所1: 'address',
      自宅住所2: 'street',
      自宅住所3: 'building',
      自宅住所4: 'line3',
      様方: 'line4',
      ...numbered(5, (n) => ({
        [`連名${n}(姓)`]: `joint${n}.last`,
        [`連名${n}(名)`]: `joint${n}.first`,
        [`連名${n}敬称`]: `joint${n}.honorific`,
      })),
      会社名1: 'company',
      部署名1: 'department',
      役職1: 'title',
      会社郵便番号: 'companyZip',
      会社住所1: 'companyCity',
      会社住所2: 'companyStreet',
      会社住所3: 'companyBuilding',
    },
  },
  {
    id: 'aisatsujo',
    program: '挨拶状ドットコム',
    version: '不明（案内が17行ある）',
    source: 'vascarpenter/AtenaViewer',
    certainty: 'whole',
    signature: ['登録グループ', '名前(姓)', '名前(名)', '旧字メモ'],
    firstDataRow: 17,
    columns: {
      登録グループ: 'groups',
      '名前(姓)': 'nameLast',
      '名前(名)': 'nameFirst',
      名前かな: 'fullKana',
      敬称: 'honorific',
      ...numbered(3, (n) => ({
        [`連名${n}名前(姓)`]: `joint${n}.last`,
        [`連名${n}名前(名)`]: `joint${n}.first`,
        [`連名${n}敬称`]: `joint${n}.honorific`,
      })),
      郵便番号: 'zip',
      住所1: 'address',
      住所2: 'street',
      旧字メモ: 'note',
    },
  },
  {
    id: 'epson-photo-plus',
    program: 'Epson Photo+',
    version: '不明',
    source: 'roamschemer’s EpsonData.cs',
    certainty: 'whole',
    signature: ['姓', '名', '自宅7桁〒', '住所1', '連姓1'],
    columns: {
      姓: 'nameLast',
      名: 'nameFirst',
      フリガナ: 'fullKana',
      敬称: 'honorific',
      '自宅7桁〒': 'zip',
      住所1: 'address',
      住所2: 'street',
      会社名_カラリオ: 'company',
      部署名_カラリオ: 'department',
      役職名_カラリオ: 'title',
      ...numbered(5, (n) => ({
        [`連姓${n}`]: `joint${n}.last`,
        [`連名${n}`]: `joint${n}.first`,
        [`敬称(連名${n})`]: `joint${n}.honorific`,
      })),
    },
  },
  {
    id: 'google',
    program: 'Google連絡先',
    version: '見出しが「First Name」のもの',
    source: 'files of public repositories',
    certainty: 'part',
    signature: ['First Name', 'Last Name', 'Phonetic Last Name', 'Organization Name', 'Labels'],
    columns: {
      'Last Name': 'nameLast',
      'First Name': 'nameFirst',
      'Phonetic Last Name': 'kanaLast',
      'Phonetic First Name': 'kanaFirst',
      'Name Suffix': 'honorific',
      'Organization Name': 'company',
      'Organization Title': 'title',
      'Organization Department': 'department',
      Birthday: 'birthday',
      Notes: 'note',
      Labels: 'groups',
      'Address 1 - Street': 'street',
      'Address 1 - City': 'city',
      'Address 1 - Region': 'state',
      'Address 1 - Postal Code': 'zip',
      'Address 1 - Extended Address': 'building',
    },
  },
  {
    id: 'google-old',
    program: 'Google連絡先（旧版）',
    version: '見出しが「Given Name」のもの',
    source: 'poweraddress.jp, a gist of janoamaral',
    certainty: 'part',
    signature: ['Given Name', 'Family Name', 'Given Name Yomi', 'Family Name Yomi'],
    columns: {
      'Family Name': 'nameLast',
      'Given Name': 'nameFirst',
      'Family Name Yomi': 'kanaLast',
      'Given Name Yomi': 'kanaFirst',
      'Name Suffix': 'honorific',
      Birthday: 'birthday',
      Notes: 'note',
      'Group Membership': 'groups',
      'Organization 1 - Name': 'company',
      'Organization 1 - Title': 'title',
      'Organization 1 - Department': 'department',
      'Address 1 - Street': 'street',
      'Address 1 - City': 'city',
      'Address 1 - Region': 'state',
      'Address 1 - Postal Code': 'zip',
      'Address 1 - Extended Address': 'building',
    },
  },
  {
    id: 'outlook-ja',
    program: 'Outlook',
    version: '不明',
    source: 'files of public repositories',
    certainty: 'part',
    signature: ['姓', '名', '番地(自宅)', '市町村(自宅)', '都道府県(自宅)'],
    columns: {
      姓: 'nameLast',
      名: 'nameFirst',
      敬称: 'honorific',
      姓フリガナ: 'kanaLast',
      名前フリガナ: 'kanaFirst',
      会社名: 'company',
      部署: 'department',
      役職: 'title',
      '都道府県(自宅)': 'state',
      '市町村(自宅)': 'city',
      '番地(自宅)': 'street',
      '住所2(自宅)': 'building',
      '住所3(自宅)': 'line3',
      '郵便番号(自宅)': 'zip',
      '都道府県(会社)': 'companyState',
      '市町村(会社)': 'companyCity',
      '番地(会社)': 'companyStreet',
      '住所2(会社)': 'companyBuilding',
      '郵便番号(会社)': 'companyZip',
      配偶者: 'spouse',
      誕生日: 'birthday',
      分類: 'groups',
      メモ: 'note',
    },
  },
  {
    id: 'outlook-en',
    program: 'Outlook（英語）',
    version: '不明',
    source: 'gkweb.kawasaki-m.ac.jp, on its webmail',
    certainty: 'part',
    signature: ['First Name', 'Last Name', 'Home Street', 'Home Postal Code'],
    columns: {
      'Last Name': 'nameLast',
      'First Name': 'nameFirst',
      Suffix: 'honorific',
      'Family Name Yomi': 'kanaLast',
      'Given Name Yomi': 'kanaFirst',
      'Surname Yomi': 'kanaLast',
      Company: 'company',
      Department: 'department',
      'Job Title': 'title',
      'Home State': 'state',
      'Home City': 'city',
      'Home Street': 'street',
      'Home Street 2': 'building',
      'Home Street 3': 'line3',
      'Home Postal Code': 'zip',
      'Business State': 'companyState',
      'Business City': 'companyCity',
      'Business Street': 'companyStreet',
      'Business Street 2': 'companyBuilding',
      'Business Postal Code': 'companyZip',
      Spouse: 'spouse',
      Birthday: 'birthday',
      Categories: 'groups',
      Notes: 'note',
    },
  },
];

/** For headers of programs that nobody listed: the first pattern that a header matches tells its meaning. */
export const HEADER_GUESSES: readonly (readonly [pattern: RegExp, target: ImportTarget])[] = [
  [/旧姓|電話|tel|fax|携帯|mail|メール|url|性別|年齢|続柄|国籍|country/i, 'ignore'],
  [/(会社|勤務先|business).*(〒|郵便|zip|postal)/i, 'companyZip'],
  [/(会社|勤務先|business).*(都道府県|state|region)/i, 'companyState'],
  [/(会社|勤務先|business).*(市|city|住所1?$)/i, 'companyCity'],
  [/(会社|勤務先|business).*(番地|street|住所2)/i, 'companyStreet'],
  [/(会社|勤務先|business).*(建物|ビル|住所3)/i, 'companyBuilding'],
  [/〒|郵便|zip|postal/i, 'zip'],
  [/配偶者|spouse/i, 'spouse'],
  [/誕生|生年月日|birth|bday/i, 'birthday'],
  [/敬称|suffix/i, 'honorific'],
  [
    /(姓(?!名)|氏(?!名)|last|family|sur).*(フリ|ふり|カナ|かな|読|よみ|ヨミ|kana|yomi|phonetic)|^セイ$|^せい$/i,
    'kanaLast',
  ],
  [/(フリ|ふり|カナ|かな|読|よみ|ヨミ|phonetic).*(姓(?!名)|氏$|セイ|せい|last|family)/i, 'kanaLast'],
  [
    /(フリ|ふり|カナ|かな|読|よみ|ヨミ|phonetic).*(\(名\)|名$|メイ|めい|first|given)|^メイ$|^めい$/i,
    'kanaFirst',
  ],
  [/(^名|first|given).*(フリ|ふり|カナ|かな|読|よみ|ヨミ|kana|yomi|phonetic)/i, 'kanaFirst'],
  [/フリ|ふり|カナ|かな|読み|よみ|ヨミ|kana|yomi|phonetic/i, 'fullKana'],
  [/会社|勤務先|法人|団体|company|organi[sz]ation/i, 'company'],
  [/部署|部課|所属|department/i, 'department'],
  [/役職|肩書|title/i, 'title'],
  [/グループ|分類|カテゴリ|group|categor|label/i, 'groups'],
  [/メモ|備考|note|memo|remarks/i, 'note'],
  [/喪中/, 'mourningUntil'],
  [/都道府県|^県名?$|prefecture|state|region|province/i, 'state'],
  [/市区町村|市町村|city/i, 'city'],
  [/番地|丁目|住所2|street/i, 'street'],
  [/町域|大字|字名/, 'street'],
  [/建物|マンション|ビル|方書|様方|住所3|building|住所.*下|下段/i, 'building'],
  [/住所4|住所.*その他/, 'line3'],
  [/住所|所在地|address/i, 'address'],
  [/\(姓\)|姓$|^姓|^苗字|^名字|last|family|surname/i, 'nameLast'],
  [/\(名\)|^名$|^下の名前|first|given/i, 'nameFirst'],
  [/氏名|名前|宛名|姓名|name/i, 'fullName'],
];
