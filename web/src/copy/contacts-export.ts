export const exportCopy = {
  title: '連絡帳を書き出す',
  lead: 'ほかのソフトや、控えとして使えるファイルを作ります。',
  format: 'ファイルの形式',
  formats: {
    'csv-utf8': {
      label: 'CSV（UTF-8）',
      description: '表計算ソフトで開くとき。ここへ読み込むとき。',
    },
    'csv-cp932': { label: 'CSV（Shift_JIS）', description: '年賀状ソフトに読み込むとき。' },
    vcard: { label: 'vCard', description: '携帯電話、Google、iCloudに入れるとき。' },
    'contact-xml': { label: 'ContactXML', description: '宛名職人などに読み込むとき。' },
  },
  submit: '書き出す',
  reading: '連絡帳を読み込んでいます',
  fileName: 'fumi-連絡帳',
  lost: (count: number) =>
    `次の${count}人のお名前や住所に、Shift_JISでは書けない字があります。その字は「〓」になります。`,
  lostRow: (name: string, characters: readonly string[]) => `${name}：${characters.join('、')}`,
  lostMore: (count: number) => `ほか${count}人`,
  lostAnyway: 'このまま書き出す',
  utf8Instead: 'UTF-8で書き出す（すべての字が残ります）',
  done: '書き出しました。',
} as const;
