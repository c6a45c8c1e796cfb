/* Sentences given by spec §2 and §5 stand word for word. */

export const recipientsCopy = {
  title: '宛先選択',
  /** recipient N of limit (spec §2) */
  numbered: (number: number, limit: number) => `宛先 ${number}／${limit}`,
  listLabel: '宛先の一覧',
  none: '宛先は入れなくても注文できます。「確認へ進む」を押すと、確認の画面に進みます。',
  noneHint: '宛先を選ぶと、一枚ずつ印刷してお届けします。',
  add: '宛先を入力',
  addTitle: '宛先の入力',
  editTitle: '宛先の変更',
  keepsContact: '入力した宛先は、連絡帳にも保存されます。',
  alsoContact: '連絡帳の内容も変える',
  edit: '直す',
  editOf: (number: number) => `宛先${number}を直す`,
  remove: 'この宛先を削除',
  removed: (name: string) => `${name} を宛先から外しました。`,
  added: (count: number) => `${count}件の宛先を加えました。`,
  undo: '元に戻す',
  full: (limit: number) => `宛先は${limit}件までです。`,
  back: 'もどる',
  next: '確認へ進む',
  count: (count: number, limit: number) => `宛先 ${count}／${limit}`,
  warned: (count: number) => `確認が${count}件`,
} as const;
