import type { BulkAct, BulkProblem } from '@fumi/domain';

/* What is done with several orders at once. */

type ActWords = {
  readonly button: string;
  readonly title: (count: number) => string;
  /** What it does, and whether customers hear of it. */
  readonly note: string;
  readonly done: (count: number) => string;
  readonly refused: (count: number) => string;
};

const ACT_WORDS: Readonly<Record<BulkAct, ActWords>> = {
  hold: {
    button: '止める',
    title: (count) => `${count}件の注文を止める`,
    note: '再開するまで、印刷も発送もできません。お客様には知らせません。',
    done: (count) => `${count}件を止めました。`,
    refused: (count) => `次の${count}件は止めません。`,
  },
  release: {
    button: '再開する',
    title: (count) => `${count}件の注文を再開する`,
    note: '止めた注文が、また印刷と発送に進みます。お客様には知らせません。',
    done: (count) => `${count}件を再開しました。`,
    refused: (count) => `次の${count}件はそのままです。`,
  },
  note: {
    button: 'メモを残す',
    title: (count) => `${count}件の注文にメモを残す`,
    note: '同じメモを、選んだ注文すべてに残します。お客様には見えません。',
    done: (count) => `${count}件にメモを残しました。`,
    refused: (count) => `次の${count}件には残しません。`,
  },
  gather: {
    button: '印刷にまとめる',
    title: (count) => `${count}件の注文を印刷にまとめる`,
    note: '商品と用紙ごとに、印刷のまとまりを作って面付けします。お客様にはまだ知らせません。',
    done: (count) => `${count}件をまとめました。`,
    refused: (count) => `次の${count}件はまとめません。`,
  },
};

const WHY: Readonly<Record<BulkProblem, string>> = {
  unknown: 'この番号の注文はありません',
  'wrong-state': '今の状態ではできません',
  held: '止められています',
  already: 'すでに済んでいます',
  'no-press-file': '入稿データがまだできていません',
  'in-run': 'すでに印刷のまとまりに入っています',
  full: '用紙の上限を超えます。次のまとまりに入れてください',
};

export const bulkCopy = {
  heading: 'まとめて操作',
  choose: (number: string) => `${number}を選ぶ`,
  chooseHead: '選ぶ',
  all: (count: number) => `この一覧すべてを選ぶ（${count}）`,
  none: '選択を外す',
  chosen: (count: number) => `${count}件を選んでいます`,
  nothingChosen: '注文を選ぶと、まとめて止める、メモを残すなどの操作ができます。',
  words: 'メモ',
  wordsMissing: '入力してください。',
  acts: ACT_WORDS,
  why: (number: string, problem: BulkProblem) => `${number}：${WHY[problem]}`,
} as const;
