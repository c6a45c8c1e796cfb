import type { PageLayout, TextType } from '@fumi/domain';
import type { PhotoName } from '../photos/photos.ts';

/** A page of the design or one of its layouts, as somebody has filled it. */
export type FilledPage = {
  readonly page: number | PageLayout;
  readonly photos?: readonly PhotoName[];
  /** Of a month's page: how many months after the first of the edition. */
  readonly month?: number;
  readonly words?: Readonly<Partial<Record<TextType, string>>>;
};

/** What is seen at once, and its name; two pages lie side by side as a spread, or hang above one another. */
export type SampleSheet = { readonly name: string; readonly pages: readonly FilledPage[] };

export type SampleProduct = {
  readonly materialId: number;
  readonly designId: number;
  readonly twoPages: 'across' | 'down';
  readonly sheets: readonly SampleSheet[];
};

/*
 * A product of each kind as a family may fill it: people and places, upright and lying, one and several on a page.
 * Every product shows another design.
 */

const caption = (words: string) => ({ words: { PHOTO_CAPTION: words } });

const LETTER = `朝からよく晴れた日でした。
お弁当を持って、みんなで公園まで歩きました。
また来年も、ここに来ようと思います。`;

type Photos = readonly PhotoName[];

/** A book of two landscapes, six of people and as many as its spreads hold. */
const book = (
  title: string,
  cover: PhotoName,
  [one, two, ...more]: readonly [PhotoName, PhotoName, ...Photos],
): readonly SampleSheet[] => [
  { name: '表紙', pages: [{ page: 1, photos: [cover], words: { BOOK_TITLE: title } }] },
  {
    name: '写真を1枚ずつ並べた見開き',
    pages: [
      { page: 5, photos: [one], ...caption('いつもの道を、いつものみんなで') },
      { page: 'full', photos: [two] },
    ],
  },
  {
    name: '見開きのパノラマ',
    pages: [
      { page: 'panorama', photos: ['lake'], ...caption('湖のほとりで、はじめての朝') },
      { page: 'panorama', photos: ['lake'] },
    ],
  },
  {
    name: '写真3枚のページと、文章のあるページ',
    pages: [
      { page: 'three', photos: more.slice(0, 3) },
      { page: 'photo-text', photos: more.slice(3, 4), words: { PAGE_TEXT: LETTER } },
    ],
  },
  {
    name: '写真2枚のページと、縦の写真のページ',
    pages: [
      { page: 'two', photos: more.slice(4, 6) },
      { page: 'portrait', photos: more.slice(6, 7), ...caption('大きくなったね') },
    ],
  },
  {
    name: '写真4枚のページと、横の写真のページ',
    pages: [
      { page: 'four', photos: more.slice(7, 11) },
      { page: 'landscape', photos: ['snow'], ...caption('冬休み、おばあちゃんの町') },
    ],
  },
];

/** Months of a calendar whose photo has a page of its own. */
const months = (pictures: readonly (readonly [number, number | PageLayout, PhotoName])[], grid: number) =>
  pictures.map(
    ([month, page, photo]): SampleSheet => ({
      name: `${month}月`,
      pages: [
        { page, photos: [photo], month: month - 1 },
        { page: grid, month: month - 1 },
      ],
    }),
  );

/** Months of a calendar whose photo stands beside the days; `first` is that of its edition. */
const leaves = (pictures: readonly (readonly [number, number | PageLayout, PhotoName])[], first = 1) =>
  pictures.map(
    ([month, page, photo]): SampleSheet => ({
      name: `${month}月`,
      pages: [{ page, photos: [photo], month: (month - first + 12) % 12 }],
    }),
  );

const cover = (photo: PhotoName): SampleSheet => ({ name: '表紙', pages: [{ page: 1, photos: [photo] }] });
const back = (page: number): SampleSheet => ({ name: '一年のカレンダー', pages: [{ page }] });

const member = (photo: PhotoName, index: number): SampleSheet => ({
  name: `表 ${index + 1}枚目`,
  pages: [{ page: 1, photos: [photo] }],
});

export const SAMPLE_PRODUCTS: readonly SampleProduct[] = [
  {
    materialId: 7,
    designId: 70010,
    twoPages: 'across',
    sheets: [
      ...(['sea', 'children', 'dog', 'toddler', 'grandparents', 'yukata'] as const).map(member),
      {
        name: '裏',
        pages: [
          {
            page: 2,
            words: {
              BACK_SIDE_TEXT_TYPE_1: 'YAMADA_FAMILY',
              BACK_SIDE_TEXT_TYPE_2: '090-0000-0000',
              BACK_SIDE_TEXT_TYPE_3: 'yamada@fumi.example',
            },
          },
        ],
      },
    ],
  },
  {
    materialId: 10,
    designId: 100004,
    twoPages: 'down',
    sheets: [
      cover('home'),
      ...months(
        [
          [1, 2, 'snow'],
          [3, 'portrait', 'toddler'],
          [5, 'landscape', 'family'],
          [8, 2, 'sea'],
          [11, 'portrait', 'dog'],
        ],
        3,
      ),
      back(26),
    ],
  },
  {
    materialId: 15,
    designId: 150005,
    twoPages: 'down',
    sheets: [
      cover('bouquet'),
      ...months(
        [
          [1, 2, 'lake'],
          [3, 'landscape', 'children'],
          [6, 'portrait', 'wedding'],
          [8, 2, 'sea'],
          [11, 'portrait', 'cat'],
        ],
        3,
      ),
      back(26),
    ],
  },
  {
    materialId: 16,
    designId: 160009,
    twoPages: 'down',
    sheets: [
      cover('children'),
      ...leaves([
        [1, 'landscape', 'snow'],
        [3, 3, 'toddler'],
        [5, 'landscape', 'family'],
        [7, 3, 'cat'],
        [8, 'landscape', 'sea'],
        [10, 3, 'dog'],
      ]),
      back(27),
    ],
  },
  {
    materialId: 17,
    designId: 170002,
    twoPages: 'down',
    sheets: [
      cover('toddler'),
      ...leaves([
        [1, 'landscape', 'winter-couple'],
        [4, 'portrait', 'bouquet'],
        [5, 'landscape', 'family'],
        [7, 3, 'baby'],
        [8, 'landscape', 'sea'],
        [10, 'portrait', 'dog'],
      ]),
      back(15),
    ],
  },
  {
    materialId: 6,
    designId: 60006,
    twoPages: 'across',
    sheets: leaves(
      [
        [1, 1, 'lake'],
        [3, 'portrait', 'toddler'],
        [5, 'landscape', 'family'],
        [6, 1, 'wedding'],
        [9, 'portrait', 'cat'],
        [11, 'landscape', 'grandparents'],
      ],
      12,
    ),
  },
  {
    materialId: 101,
    designId: 10103,
    twoPages: 'across',
    sheets: book('わたしたちの日々', 'wedding', [
      'kimono',
      'bouquet',
      ...(['shrine', 'winter-couple', 'cat', 'home'] as const),
      ...(['sea', 'snow', 'baby', 'toddler', 'dog', 'yukata', 'children'] as const),
    ]),
  },
  {
    materialId: 105,
    designId: 10505,
    twoPages: 'across',
    sheets: book('森のそばの一年', 'home', [
      'toddler',
      'sea',
      ...(['family', 'dog', 'cat', 'grandparents'] as const),
      ...(['children', 'mist', 'dog', 'baby', 'bouquet', 'toddler', 'shrine'] as const),
    ]),
  },
  {
    materialId: 111,
    designId: 11108,
    twoPages: 'across',
    sheets: book('家族の十年', 'children', [
      'dog',
      'family',
      ...(['kimono', 'wedding', 'toddler', 'sea'] as const),
      ...(['mist', 'yukata', 'cat', 'grandparents', 'bouquet', 'dog', 'shrine'] as const),
    ]),
  },
];
