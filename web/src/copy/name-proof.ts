/* The proof of a name: each character as it is printed. */

export const nameProofCopy = {
  title: 'お名前の字の確認',
  lead: 'このままの字の形で印刷します。枠の色が濃い字は、似た字と間違えやすい字です。押すと、ほかの字の形を選べます。',
  character: (character: string) => `${character}の字の形`,
  choose: 'この字にする：',
  use: (character: string) => `${character}にする`,
  waiting: '字の形を調べています。',
  single: 'この字には、ほかの形がありません。',
  confusable: (character: string, others: readonly string[]) =>
    `「${character}」は「${others.join('」「')}」と間違えやすい字です。`,
} as const;
