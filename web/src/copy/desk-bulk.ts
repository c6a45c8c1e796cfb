import type { BulkAct, BulkProblem } from '@fumi/domain';

/* What is done with several orders at once. */

type ActWords = {
  readonly button: string;
  readonly title: (count: number) => string;
  /** The title where it can be done with none of them. */
  readonly nothing: string;
  /** What it does, and whether customers hear of it. */
  readonly note: string;
  readonly done: (count: number) => string;
};

const ACT_WORDS: Readonly<Record<BulkAct, ActWords>> = {
  hold: {
    button: '止める',
    title: (count) => `${count}件の注文を止める`,
    nothing: '止められる注文がありません',
    note: '再開するまで、印刷も発送もできません。お客様には知らせません。',
    done: (count) => `${count}件を止めました。`,
  },
  release: {
    button: '再開する',
    title: (count) => `${count}件の注文を再開する`,
    nothing: '再開できる注文がありません',
    note: '止めた注文が、また印刷と発送に進みます。お客様には知らせません。',
    done: (count) => `${count}件を再開しました。`,
  },
  note: {
    button: 'メモを残す',
    title: (count) => `${count}件の注文にメモを残す`,
    nothing: 'メモを残せる注文がありません',
    note: '同じメモを、選んだ注文すべてに残します。お客様には見えません。',
    done: (count) => `${count}件にメモを残しました。`,
  },
  gather: {
    button: '印刷にまとめる',
    title: (count) => `${count}件の注文を印刷にまとめる`,
    nothing: '印刷にまとめられる注文がありません',
    note: '商品と用紙ごとに、印刷のまとまりを作って面付けします。お客様にはまだ知らせません。',
    done: (count) => `${count}件をまとめました。`,
  },
};

/** The problem `already`, by act. */
const ALREADY: Readonly<Record<BulkAct, string>> = {
  hold: 'すでに止められています',
  release: '止められていません',
  note: '同じメモが、もう残っています',
  gather: 'すでに印刷のまとまりに入っています',
};

const WHY: Readonly<Record<Exclude<BulkProblem, 'already'>, string>> = {
  unknown: 'この番号の注文はありません',
  'wrong-state': '今の状態ではできません',
  held: '止められています',
  'no-press-file': '入稿データがまだできていません',
  'in-run': 'すでに印刷のまとまりに入っています',
  full: '1回分の用紙の上限を超えるため、入りません。次のまとまりに入れてください',
  'does-not-fit': '面付けの用紙より大きく、面付けできません',
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
  stays: (count: number) => `次の${count}件はそのままです。`,
  partly: (count: number) => `次の${count}件は、一部の用紙だけをまとめました。`,
  partlyWhat: (number: string, gathered: readonly string[], left: readonly string[]) =>
    `${number}：${gathered.join('、')}はまとめました。${left.join('、')}はまだです。次のまとまりに入れてください`,
  why: (act: BulkAct, number: string, problem: BulkProblem) =>
    `${number}：${problem === 'already' ? ALREADY[act] : WHY[problem]}`,
} as const;
