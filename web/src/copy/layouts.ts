import { type CoverTitleProblem, type CutVerdict, MAX_COVER_TITLE, type PageLayout } from '@fumi/domain';
import { unprintableSentence } from './address-problems.ts';

/** Layouts of the pages of a bound book. */
export const layoutsCopy = {
  of: (page: string) => `${page}のレイアウト`,
  names: {
    own: '見本のまま',
    full: '全面に1枚',
    landscape: '横の写真',
    portrait: '縦の写真',
    two: '横2枚',
    'two-portrait': '縦2枚',
    three: '3枚',
    four: '縦4枚',
    'four-landscape': '横4枚',
    'photo-text': '写真と文章',
    text: '文章だけ',
    blank: '何も入れない',
    panorama: '見開きにパノラマ',
    'panorama-wide': '見開きに細長いパノラマ',
  } satisfies Record<PageLayout | 'own', string>,
  suggest: '写真に合わせてレイアウトをおまかせ',
  suggestHint:
    '写真の順番はそのままに、向きと大きさに合うレイアウトを選びます。使っていない写真も入ります。「元に戻す」で戻せます。',
  mend: '切れにくいレイアウトにする',
  mendOf: (page: string) => `${page}を切れにくいレイアウトにする`,
  /** A page without photos, where pages are listed. */
  noPhotos: (page: string) => `${page}、写真のないページ`,
  /** A page as it will be printed. */
  page: (page: string, design: string) => `${page}の仕上がり。${design}`,
  choosePhoto: (place: string) => `${place}を選ぶ`,
} as const;

/** The cover of a bound book, or of a calendar. */
export const coverCopy = {
  title: '表紙',
  finished: '表紙の仕上がり。左からうら表紙、背、おもて表紙',
  finishedLeaf: '表紙の仕上がり',
  /** A small picture of the cover, beside the choice of typeface and size. */
  styledLeaf: '選んだ書体と大きさの表紙',
  /** The parts of the cover. */
  parts: (spineMm: number) => `左から、うら表紙、背（幅${spineMm.toFixed(1)}mm）、おもて表紙です。`,
  spineWords: 'タイトルは、次の画面で入力します。',
  low: '表紙の写真は、鮮明に印刷されない恐れがあります。',
  /** By what is cut off. */
  cut: {
    fine: '',
    much: '表紙の写真が大きく切れます。',
    face: '表紙の写真のお顔が切れているようです。',
    art: '表紙の写真のお顔に、デザインの絵が重なっているようです。',
    gutter: '',
  } satisfies Record<CutVerdict, string>,
  change: '表紙の写真を見る',
  choose: '表紙の写真',
  chooseHint: '表紙の写真は、中のページとは別に、写真も位置も選べます。',
  words: '表紙の言葉',
  wordsHint: '年の上に印刷します。入れなければ、年だけになります。',
  wordsStyle: '表紙の言葉の見た目',
  wordsStyleHint: '「大」にしても、長い言葉は表紙に入る大きさになります。',
  wordsProblem: (problem: CoverTitleProblem, characters: readonly string[]) =>
    problem === 'unprintable'
      ? unprintableSentence(characters)
      : `${MAX_COVER_TITLE}文字までで入力してください。`,
  use: (fileName: string) => `${fileName}を表紙に使う`,
  adjust: '表紙の写真の位置を調整する',
  noPhotos: '写真を選ぶと、ここから表紙の写真を選べます。',
} as const;
