/* Names and addresses on cards that are not in print yet, as operators correct them. */

export const faceCopy = {
  correct: { recipient: '宛名を直す', sender: '差出人を直す' },
  note: {
    recipient: 'この1枚の宛名だけが変わります。印刷用のデータを作り直します。荷物の届け先は変わりません。',
    sender: '差出人を印刷したすべてのカードが変わります。印刷用のデータを作り直します。',
  },
  none: { recipient: 'この面に宛名はありません。', sender: 'この面に差出人はありません。' },
  save: '保存',
  saved: '直しました。印刷用のデータを作り直しています。',
  fields: {
    nameLast: '姓',
    nameFirst: '名',
    honorific: '敬称',
    zip: '郵便番号',
    state: '都道府県',
    address1: '住所1（市区町村、番地）',
    address2: '住所2（建物名、部屋番号）',
  },
  doesNotFit: 'この面に入りきりません。短くしてください。',
  problems: {
    unprintable: '印刷できない文字が入っています。別の文字にしてください。',
    forbidden: '使えない文字が入っています。消してください。',
    required: '名前か住所を入力してください。',
    mourning: '喪中の方です。年賀状は送れません。',
    'mourning-to-answer': '喪中の方と同じ名前か住所です。お客様にお確かめください。',
  } as Readonly<Record<string, string>>,
} as const;
