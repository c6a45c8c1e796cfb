/* Where the lines of an address end on its card. */

export const lineBreakCopy = {
  title: '住所の改行',
  open: '改行の位置を変える',
  lead: '次の行のはじめにしたい言葉を押してください。行のはじめの言葉をもう一度押すと、前の行につながります。',
  beginsLine: (word: string) => `「${word}」から次の行にする`,
  more: '行を1つふやす',
  automatic: '自動に戻す',
  byHand: '手で決めた改行です',
  tight: 'この分け方では、文字が小さくなるか、入りきりません。位置を変えるか、自動に戻してください。',
} as const;
