import { type ImportLayout, numbered } from './import-layout.ts';
import type { ImportTarget } from './import-target.ts';

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

/** What programs for postcards and their shops write. */
export const POSTCARD_LAYOUTS: readonly ImportLayout[] = [
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
];
