import type { RunState } from '@fumi/domain';

/* Print runs, as operators see them. */

export const RUN_STATE_WORDS: Readonly<Record<RunState, string>> = {
  imposing: '面付け中',
  ready: '印刷できる',
  failed: '面付け失敗',
  printing: '印刷中',
  done: '完了',
  cancelled: '取りやめ',
};

export const runsCopy = {
  title: '印刷',
  lead: '同じ商品・同じ用紙の注文をまとめて面付けし、印刷機に渡します。',
  waiting: 'まとめを待つ注文',
  waitingNote: '入稿データができた印刷待ちの注文です。期限の早い順に並んでいます。',
  waitingNone: 'まとめを待つ注文はありません。支払われて入稿データができると、ここに並びます。',
  waitingHeads: ['商品', '用紙', '印刷の期限', '注文', 'カード', '操作'],
  late: '遅れ',
  gather: 'まとめる',
  gatherTitle: (product: string, paper: string) => `${product}（${paper}）をまとめる`,
  gatherLead: '注文がひとつのまとまりになり、面付けが始まります。お客様にはまだ知らせません。',
  dueBy: 'この日までの期限の注文',
  sheet: '用紙の大きさ',
  sheetChoice: (name: string, up: number, isUsual: boolean) =>
    `${name}${isUsual ? '（いつもの大きさ）' : ''}　${up === 0 ? '入りません' : `${up}面`}`,
  sheetTooSmall: 'この用紙には1枚も入りません。大きい用紙を選んでください。',
  most: '注文の上限',
  mostHint: '空欄なら、ひとつのまとまりに入るだけ',
  left: (orders: number) => `入りきらなかった${orders}件は、まとめを待っています。`,
  mostWrong: '1から1000までの数字で入力してください。',
  reprints: '刷り直し待ち',
  reprintsNote: '次にまとめるとき、面付けの空いた場所に入ります。急ぐときは、刷り直しだけをまとめます。',
  reprintsNone: '刷り直しを待つカードはありません。注文のページから頼めます。',
  reprintHeads: ['注文', 'ページ', '用紙', '理由', '頼んだ人', '操作'],
  reprintMore: (hidden: number) => `残り${hidden}件を表示`,
  reprintsGather: (product: string, paper: string, count: number) =>
    `${product}（${paper}）の${count}枚だけをまとめる`,
  drop: '取り下げる',
  dropOf: (number: string, page: number) => `${number}の${page}ページを取り下げる`,
  dropped: '刷り直しの頼みを取り下げました。',
  runs: '印刷のまとまり',
  views: [
    { label: 'すべて', filters: '' },
    { label: '印刷できる', filters: 'state=ready' },
    { label: '印刷中', filters: 'state=printing' },
    { label: '失敗', filters: 'state=failed' },
    { label: '完了', filters: 'state=done' },
    { label: '取りやめ', filters: 'state=cancelled' },
  ],
  runsNone: '当てはまるまとまりはありません。',
  runHeads: ['番号', '状態', '商品と用紙', '印刷の期限', '注文', '用紙の枚数', '作成'],
  withReprints: (orders: number, reprints: number) => `${orders}＋刷り直し${reprints}`,
  next: '次のページ',
  first: '最初のページ',
} as const;

export const runCopy = {
  back: '印刷の一覧',
  log: 'このまとまりの記録',
  imposing: '面付けしています。100件で数秒かかります。',
  facts: '内容',
  factWords: {
    sheet: '面付け',
    free: '空いた場所',
    due: '印刷の期限',
    made: '作成',
    started: '印刷開始',
    handedOff: '印刷機に渡した',
    ended: '終了',
  },
  sheet: (name: string, up: number | null, sheets: number) =>
    `${name}${up === null ? '' : `に${up}面`}　${sheets}枚`,
  free: (places: number) => (places === 0 ? 'なし' : `${places}か所`),
  files: '印刷機に渡すファイル',
  filesNote:
    '表と裏が交互に並ぶPDFです。両面の向きは指示書にあります。宛名が入っているので、保存すると記録に残ります。',
  filesWait: '面付けができると、ここから保存できます。',
  filesGone: 'ファイルは保存期間を過ぎました。',
  sheets: '面付けしたPDF',
  json: '指示書（JSON）',
  csv: '指示書（CSV）',
  orders: '注文',
  orderHeads: ['順', '注文', '状態', '部数', '1部のカード', '備考'],
  reprint: '刷り直し',
  start: '印刷を始める',
  startAsk: (orders: number) =>
    `${orders}件の注文が印刷中になり、お客様にメールが届きます。取り消せなくなります。`,
  done: '印刷と断裁を終えた',
  doneAsk: '7日後に、面付けしたファイルを消します。',
  cancel: '取りやめる',
  cancelAsk: '注文と刷り直しは、またまとめを待ちます。お客様には知らせません。',
  retry: '面付けをやり直す',
  retryAsk: '失敗の原因を直してから、もう一度面付けします。',
  /** What was done, by the act. */
  said: {
    start: (number: string) => `${number}の印刷を始めました。`,
    done: (number: string) => `${number}の印刷と断裁を終えました。`,
    retry: (number: string) => `${number}の面付けをやり直しています。`,
    cancel: (number: string) => `${number}を取りやめました。`,
  },
  failedBecause: (reason: string) => `面付けできませんでした：${reason}`,
  next: '断裁したら、区切りカードごとに分けて検品します。',
  toScan: '検品へ',
} as const;

export const reprintCopy = {
  title: '刷り直しを頼む',
  ask: '次の印刷のまとまりに入ります。お客様には知らせません。',
  kind: '刷り直しの種類',
  pages: 'ページの番号',
  pagesHint: '表と裏のどちらの番号でもかまいません。例：3, 8。空欄なら1部全部です。',
  pagesWrong: '1から400までの番号を、コンマで区切って入力してください。',
  asked: (count: number) => `${count}枚の刷り直しを頼みました。`,
} as const;
