/* Sentences given by spec §4 and §8 stand word for word. */

export const senderCopy = {
  title: '差出人入力',
  lead: '入力した差出人は、30枚すべてに印刷されます。入力しなければ印刷されません。',
  signed: '表面にお名前やご住所が入っているので、こちらは空のままでもかまいません。',
  /** Spec §3: session storage. */
  untilClosed:
    '差出人と宛先は、このタブだけに保存します。ほかのタブには出ず、閉じると消えます。デザインと写真は、この端末に残ります。',
  clear: '入力を消す',
  addContact: '差出人を連絡帳に保存する',
  addContactNote: '連絡帳には、確認の画面で「注文」を押したときに保存します。',
  updateContact: '連絡帳の差出人も更新する',
  back: 'もどる',
  next: '宛先の選択へ進む',
  toConfirm: '確認へ進む',
  invalidTitle: '入力エラー',
  invalid: '項目を確認してください。',
  emptyTitle: '差出人の確認',
  empty: '差出人が入力されていません。よろしいですか。',
  unfinishedTitle: '住所の確認',
  unfinished:
    '住所が郵便番号から入力されたままです。番地や建物名の入力もれはありませんか。このまま進んでよろしいですか。',
  yes: 'はい',
  check: '確認する',
  close: '閉じる',
  style: '宛名面の文字',
  face: '書体',
  faces: { mincho: '明朝', gothic: 'ゴシック', brush: '毛筆' },
  // `Intl.Segmenter` takes カスタマバーコード for one word.
  barcode: 'カスタマ\u200bバーコード（郵便局が機械で読む住所）を印刷する',
  numerals: '住所の数字',
  numeralNames: { kanji: '漢数字（六\u2060―\u2060七）', arabic: '算用数字（6\u2060―\u20607）' },
  styleNote: '差出人と宛先の両方が、選んだ文字で印刷されます。',
  openProblems: (count: number) => `確認が${count}件`,
} as const;
