export const commentCopy = {
  title: 'ひとこと',
  only: 'この方のはがきだけに印刷します。',
  open: 'ひとことを文例からえらぶ',
  phrases: 'ひとことの文例',
  full: 'ひとことは2行までです。書きかえるときは、先にどちらかを消してください。',
} as const;
