type SortedFacts = {
  readonly hasCaptions: boolean;
  readonly hasPageTexts: boolean;
  readonly hasLayouts: boolean;
  readonly hasUndated: boolean;
};

const UNDATED = '撮った日のわからない写真は、後ろにあります。';

/** Moving photos, pages and spreads on the photo step. */
export const movesCopy = {
  hint: '押すと選べます。写真はつかんで動かせます。選んで「Shift」と矢印キーでも動きます。',
  touchHint: '押すと選べます。写真は、長く押してから動かせます。',
  bookHint: 'ページの番号をつかむとページごと、あいだのつまみをつかむと見開きごと動きます。',
  pageSize: 'ページの表示',
  /** From all spreads at once to one as wide as the list. */
  pageSizes: ['全体', '小さめ', 'ふつう', '大きめ'],
  /** A photo, its new place, and the photo (if any) that went `back` to its former place. */
  swapped: (fileName: string, place: string, other: '' | { readonly other: string; readonly back: string }) =>
    `${fileName}を${place}へ移しました。${other === '' ? '' : `${other.other}は${other.back}へ移りました。`}`,
  aside: (fileName: string) => `${fileName}を「使っていない写真」へ移しました。`,
  taken: (fileName: string, place: string, before: string) =>
    `${fileName}を${place}に入れました。${before === '' ? '' : `${before}は「使っていない写真」へ移りました。`}`,
  pagesSwapped: (from: string, to: string) => `${from}と${to}を入れかえました。`,
  spreadsSwapped: (from: string, to: string) => `${from}の見開きと${to}の見開きを入れかえました。`,
  spreadMoved: (from: string, left: string, right: string) =>
    `${from}からの見開きを、${left}と${right}へ移しました。`,
  /** Says where words and layouts are, if there are any. */
  sorted: (told: SortedFacts) =>
    [
      '写真を撮った順に並べました。',
      told.hasCaptions ? '写真の言葉は、写真といっしょに移りました。' : '',
      told.hasPageTexts ? 'ページの文章は、もとのページにあります。' : '',
      told.hasLayouts ? 'ページのレイアウトはそのままです。' : '',
      told.hasUndated ? UNDATED : '',
    ].join(''),
  inOrder: (hasUndated: boolean) => `写真はもう、撮った順に並んでいます。${hasUndated ? UNDATED : ''}`,
  tray: '使わない写真は、ここへ移せます。',
  pages: (page: string) => `${page}をページごと動かす`,
  spreadEarlier: '見開きを前へ',
  spreadLater: '見開きを後へ',
  swapPage: (page: string) => `${page}と入れかえるページ`,
} as const;
