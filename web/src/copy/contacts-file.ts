import type { ForeignFormat, NativeProgram } from '@fumi/domain';

/* Address-book files that the shop can't read as they are. */

/** How each desktop program writes a file that others can read. */
export const NATIVE_HELP: Readonly<Record<NativeProgram, { readonly name: string; readonly how: string }>> = {
  'fude-ou': {
    name: '筆王',
    how: '筆王で住所録を開き、「ファイル」から「他の形式で保存」を選び、CSV形式で保存してください。',
  },
  'fude-gurume': {
    name: '筆ぐるめ',
    how: '筆ぐるめで住所録を開き、「住所録」から「他の住所録へ書き出し」を選び、CSVで保存してください。',
  },
  'fude-mame': {
    name: '筆まめ',
    how: '筆まめで住所録を開き、「ファイル」から「別の形式で保存」を選び、CSV形式で、項目名をつけて保存してください。',
  },
  'rakuraku-hagaki': {
    name: '楽々はがき',
    how: '楽々はがきで住所録を開き、「ファイル」から「書き出し」を選び、CSV形式で保存してください。',
  },
  'atena-shokunin': {
    name: '宛名職人',
    how: '宛名職人で住所録を開き、「ファイル」から「書き出し」を選び、ContactXMLまたはCSVで保存してください。',
  },
  'fude-yasume': {
    name: '筆休め',
    how: '筆休めで住所録を開き、CSV形式で書き出してください。',
  },
  'hagaki-studio': {
    name: 'はがきスタジオ',
    how: 'はがきスタジオで住所録を開き、「ファイル」から「住所録の書き出し」を選び、CSV形式で保存してください。',
  },
  'hagaki-sakka': {
    name: 'はがき作家',
    how: 'はがき作家で住所録を開き、「ファイル」から「住所録のエクスポート」を選び、CSV形式で保存してください。',
  },
  'hagaki-design-kit': {
    name: 'はがきデザインキット',
    how: 'はがきデザインキットで住所録を開き、「書き出し」からCSVファイルを保存してください。',
  },
};

const FOREIGN_NAMES: Readonly<Record<ForeignFormat, string>> = {
  pdf: 'PDFの書類',
  image: '写真や画像',
  html: 'ホームページの書類',
  ldif: 'LDIF形式のファイル',
  line: 'LINEのトーク履歴',
};

export const fileRefusal = {
  native: (name: string) => `これは${name}だけが開けるファイルです。`,
  nativeThen: 'できたファイルをここで選ぶと、読み込めます。',
  spreadsheet:
    'この表計算ソフトのファイルは、そのままでは読み込めません（古い形式か、パスワードがついています）。表計算ソフトで開き、「名前を付けて保存」でExcelブック（.xlsx）かCSV（UTF-8）を選んで保存してから、もう一度お試しください。',
  foreign: (format: ForeignFormat) =>
    `これは${FOREIGN_NAMES[format]}で、住所録として読み込めません。住所録の入った表を、CSVで書き出してお選びください。`,
  unknown:
    'このファイルからは住所録を読み取れませんでした。Excel、CSV、vCard、ContactXMLのファイルをお選びください。',
  tooLarge: 'ファイルが大きすぎます。20MB、25,000行までのファイルをお選びください。',
  shut: 'ファイルを読めませんでした。ほかのソフトで開いている場合は閉じて、もう一度お選びください。',
  broken:
    'ファイルの読み込みが途中で止まりました。ページを開き直して、もう一度お選びください。それでも止まるときは、CSVで書き出したファイルか、ほかのブラウザでお試しください。',
} as const;
