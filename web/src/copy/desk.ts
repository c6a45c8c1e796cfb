import type { Permission, Role } from '@fumi/domain';

/* The operators' side: short, since it is read all day. */

export const deskCopy = {
  shop: 'ふみ',
  desk: '机',
  title: (page: string): string => `${page}｜机 ふみ`,
  menu: 'メニュー',
  skip: '本文へ',
  pages: { today: '今日', orders: '注文', audit: '記録', role: '担当' },
  signOut: 'ログアウト',
  keys: 'キー操作',
  close: '閉じる',
  cancel: 'やめる',
  retry: 'もう一度読み込む',
  failed: '表示できませんでした',
  failedText: 'サーバーに届かないか、処理に失敗しました。少し待ってから、もう一度お試しください。',
  notFound: '見つかりません',
  notFoundText: '番号やURLをご確認ください。',
  loading: '読み込んでいます',
  more: '続きを表示',
} as const;

export const deskSignInCopy = {
  title: '机にログイン',
  name: '担当者名',
  password: 'パスワード',
  code: '認証アプリの6桁の数字',
  submit: 'ログイン',
  failed:
    '担当者名、パスワード、数字のどれかが違うか、続けて何度も試されています。数字は一度しか使えません。',
  missing: '入力してください。',
  show: 'パスワードを表示',
  hide: 'パスワードを隠す',
} as const;

export const ROLE_WORDS: Readonly<Record<Role, string>> = {
  print: '印刷',
  support: 'お客様窓口',
  manager: '責任者',
  owner: '店主',
};

export const PERMISSION_WORDS: Readonly<Record<Permission, string>> = {
  'desk-enter': '机に入る',
  'order-see': '注文を見る',
  'person-see': '名前・住所・連絡先を見る、それらで探す',
  'card-see': '印刷する面を見る、印刷用のPDFを開く',
  'order-note': 'メモを残す',
  'order-hold': '注文を止める、再開する',
  'order-print': '印刷を始める',
  'order-ship': '発送する',
  'order-reprint': '刷り直しを頼む',
  'order-cancel': '印刷前の注文を取り消す',
  'address-correct': '発送前に届け先を直す',
  'mail-again': '注文のメールを送り直す',
  'refund-grant': '返金を認める',
  'refund-send': '認められた返金を送る',
  'work-see': '今日の仕事と失敗を見る',
  'work-again': '失敗した処理をやり直す',
  'audit-see': '誰が何をしたかを見る',
};

export const roleCopy = {
  title: '担当',
  lead: (name: string, role: string): string => `${name}さんは「${role}」としてログインしています。`,
  may: 'できること',
  mayNot: 'ほかの担当に頼むこと',
} as const;

export const auditCopy = {
  title: '記録',
  lead: '誰が、いつ、どこから、何を見て、何を変えたか。新しい順です。',
  of: (object: string): string => `${object}の記録`,
  all: 'すべての記録',
  heads: { at: '日時', actor: '担当', action: 'したこと', object: '対象', origin: '接続元', change: '変更' },
  empty: 'まだ記録はありません。',
  before: '前',
  after: '後',
} as const;

/** What was done, by the name that the log has for it; what is not here is shown as it is. */
export const ACTION_WORDS: Readonly<Record<string, string>> = {
  'operator-add': '担当者を加えた',
  'operator-remove': '担当者を外した',
  'operator-sign-in': 'ログインした',
  'operator-command': 'コマンドを実行した',
  deskSignOut: 'ログアウトした',
  deskJobsAgain: '失敗した処理をやり直した',
  deskOrderList: '注文の一覧を見た',
  deskOrder: '注文を見た',
  deskCardPicture: '印刷する面を見た',
  deskPressFile: '印刷用のPDFを開いた',
  deskOrderPrint: '印刷を始めた',
  deskOrderShip: '発送した',
  deskOrderCancel: '注文を取り消した',
  deskOrderHold: '注文を止めた',
  deskOrderRelease: '注文を再開した',
  deskOrderNote: 'メモを残した',
  deskAddressCorrect: '届け先を直した',
  deskMailAgain: 'メールを送り直した',
  deskPressAgain: '入稿データを作り直した',
  deskRefundGrant: '返金を認めた',
  deskRefundSend: '返金を送った',
  deskRefundWithdraw: '返金の許可を取り下げた',
  'sign-up': '会員が登録した',
  'sign-in': '会員がログインした',
  'sign-in-failed': '会員のログインに失敗した',
  'password-change': '会員がパスワードを変えた',
  'email-change': '会員がメールアドレスを変えた',
  'identity-link': '会員が他社IDをつないだ',
  'identity-unlink': '会員が他社IDを外した',
  'session-revoke': '会員がほかの端末からログアウトした',
  export: '会員がデータを受け取った',
  withdraw: '会員が退会した',
};

export const keysCopy = {
  title: 'キー操作',
  note: '文字を入力しているあいだは働きません。',
  rows: [
    ['?', 'この一覧を開く'],
    ['/', '検索へ'],
    ['j ・ k', '一覧の次へ・前へ（Enterで開く）'],
  ],
  to: (page: string): string => `${page}へ`,
} as const;
