import type { Occasion } from '@fumi/domain';

/** The groups of the postcard (T0021, material 13) in the order of the shop; dates are days in Tokyo. */
export type Group = {
  readonly id: number;
  readonly label: string;
  readonly tags: readonly string[];
  /** What its cards are written for: whose texts are offered. */
  readonly occasion?: Occasion;
  /** First and last day on which the group is shown; none: all year. */
  readonly startDate?: string;
  readonly expirationDate?: string;
  /** Last day of ordering of its designs. */
  readonly endDate: string;
};

export const GROUPS: readonly Group[] = [
  {
    id: 10,
    label: '年賀状 2027',
    occasion: 'new-year',
    tags: [
      '和風',
      '筆文字',
      '干支ひつじ',
      'かわいい',
      'シンプル',
      'スタイリッシュ',
      '英語',
      'こども',
      'ペット',
      '家族のお知らせ',
      'プレミアム',
    ],
    startDate: '2026-10-01',
    expirationDate: '2027-01-10',
    endDate: '2027-01-10',
  },
  {
    id: 20,
    label: '寒中見舞い',
    occasion: 'kanchu',
    tags: ['冬の花', '雪景色', 'シンプル'],
    startDate: '2026-11-01',
    expirationDate: '2027-02-03',
    endDate: '2027-02-03',
  },
  {
    id: 30,
    label: '喪中はがき',
    occasion: 'mourning',
    tags: ['花', '風景', '無地'],
    startDate: '2026-10-01',
    expirationDate: '2026-12-20',
    endDate: '2026-12-20',
  },
  {
    id: 40,
    label: '結婚報告',
    occasion: 'wedding',
    tags: ['洋風', '和装', 'シンプル'],
    endDate: '2027-09-30',
  },
  {
    id: 50,
    label: '出産報告',
    occasion: 'birth',
    tags: ['やさしい', 'ポップ', 'シンプル'],
    endDate: '2027-09-30',
  },
  { id: 60, label: '引越し', occasion: 'moving', tags: ['かわいい', 'シンプル'], endDate: '2027-09-30' },
  {
    id: 70,
    label: '暑中・残暑見舞い',
    occasion: 'shochu',
    tags: ['夏の花', '涼'],
    startDate: '2027-06-01',
    expirationDate: '2027-08-31',
    endDate: '2027-08-31',
  },
  {
    id: 80,
    label: 'クリスマス',
    occasion: 'christmas',
    tags: ['あたたかい', '大人っぽい'],
    startDate: '2026-10-15',
    expirationDate: '2026-12-24',
    endDate: '2026-12-24',
  },
  { id: 90, label: '誕生日', occasion: 'birthday', tags: ['ポップ', 'おとな'], endDate: '2027-09-30' },
  { id: 100, label: 'お礼', occasion: 'thanks', tags: ['花', 'シンプル'], endDate: '2027-09-30' },
  { id: 110, label: 'フォトフル', tags: ['全面写真', '白フチ'], endDate: '2027-09-30' },
];
