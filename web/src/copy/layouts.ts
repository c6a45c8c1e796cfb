import type { PageLayout } from '@fumi/domain';

/** What the pages of a bound book show. */
export const layoutsCopy = {
  of: (page: string) => `${page}のレイアウト`,
  names: {
    own: 'デザインのまま',
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
  } satisfies Record<PageLayout | 'own', string>,
  suggest: '写真に合わせてレイアウトをおまかせ',
  suggestHint:
    '写真の順番はそのままに、向きと大きさに合うレイアウトをえらびます。使っていない写真も入ります。「元に戻す」で戻せます。',
  mend: '切れにくいレイアウトにする',
  mendOf: (page: string) => `${page}を切れにくいレイアウトにする`,
  /** A page without photos, where pages are listed. */
  noPhotos: (page: string) => `${page}、写真のないページ`,
  /** A page as it will be printed. */
  page: (page: string, design: string) => `${page}の仕上がり。${design}`,
  choosePhoto: (place: string) => `${place}を選ぶ`,
} as const;
