/* My page: what a member sees and changes about themselves. */

export const accountCopy = {
  heading: 'ログイン情報',
  email: 'メールアドレス',
  noEmail: '登録されていません',
  change: '変える',
  changeOf: (what: string) => `${what}を変える`,
  password: 'パスワード',
  passwordSet: '設定されています',
  passwordNone: '設定されていません',
  setPassword: 'パスワードを設定する',
  linkSent: (email: string) =>
    `パスワードを決めるためのリンクを、${email} へお送りしました。30分以内に開いてください。`,
  emailFirst: 'メールアドレスを登録すると、パスワードも設定できます。',
  since: (day: string) => `会員登録日：${day}`,
} as const;

export const emailChangeCopy = {
  title: 'メールアドレスの変更',
  lead: '新しいアドレスに、6けたの認証コードをお送りします。',
  email: '新しいメールアドレス',
  send: '認証コードを送る',
  own: '今と同じアドレスです。',
  notSent: '認証コードは、まだお送りしていません。',
  submit: 'メールアドレスを変える',
  done: 'メールアドレスを変えました。',
} as const;

export const passwordChangeCopy = {
  title: 'パスワードの変更',
  current: '今のパスワード',
  next: '新しいパスワード',
  submit: 'パスワードを変える',
  note: '変えると、ほかの端末ではログアウトします。',
  wrong: '今のパスワードが違います。',
  done: 'パスワードを変えました。',
} as const;

export const noticesCopy = {
  heading: 'お知らせ',
  email: 'ご注文のお知らせ先',
  none: '登録されていません',
  monthly: '毎月のお知らせメールを受け取る',
  saved: '保存しました。',
  failed: '保存できませんでした。通信の状態をご確認のうえ、もう一度お試しください。',
} as const;

export const referralCopy = {
  heading: '紹介コード',
  note: 'お友だちが会員登録するときに入力できる、あなたのコードです。',
  copy: 'コピーする',
  copied: 'コピーしました。',
  notCopied: 'コピーできませんでした。表示されているコードを選んでコピーしてください。',
} as const;

export const providersCopy = {
  heading: '外部サービスでのログイン',
  names: { au: 'au', facebook: 'Facebook' },
  linked: (day: string) => `${day}から使えます`,
  notLinked: '使っていません',
  link: '使えるようにする',
  linkTitle: 'ログイン方法の追加',
  linkQuestion: (name: string, account: string | null) =>
    `これから${name}${account === null ? '' : `（${account}）`}でも、この会員としてログインできるようにします。よろしいですか。`,
  linkCaution: 'ご自分のアカウントでないときや、お心当たりがないときは、「やめる」を押してください。',
  added: (name: string) => `${name}でログインできるようにしました。`,
  taken: (name: string) => `この${name}のアカウントは、すでに別の会員のログインに使われています。`,
  cancel: 'やめる',
  linkOf: (name: string) => `${name}でのログインを使えるようにする`,
  unlink: 'はずす',
  unlinkOf: (name: string) => `${name}でのログインをはずす`,
  unlinked: (name: string) => `${name}でのログインをはずしました。`,
  last: 'ほかにログインする方法がないため、はずせません。先に、上の「ログイン情報」で、メールアドレスとパスワードを設定してください。',
} as const;

export const sessionsCopy = {
  heading: 'ログインしている端末',
  current: 'この端末',
  seen: (when: string) => `最後に使った日時 ${when}`,
  revoke: 'ログアウトさせる',
  /** Several devices may be of the same kind: the time of last use tells them apart. */
  revokeOf: (device: string, seen: string) => `${device}（最後に使った日時 ${seen}）をログアウトさせる`,
  revokeOthers: 'この端末以外をすべてログアウトさせる',
  revoked: 'ログアウトさせました。',
} as const;

export const cardCopy = {
  heading: 'クレジットカード',
  card: (brand: string, last4: string) => `${brand} 末尾${last4}`,
  remove: '削除する',
  removed: 'カードを削除しました。',
} as const;

export const leaveCopy = {
  heading: 'データと退会',
  export: 'データを書き出す',
  exportNote: 'お預かりしているすべてのデータを、JSONファイルでお渡しします。',
  withdraw: '退会する',
  withdrawTitle: '退会の確認',
  withdrawQuestion:
    '退会すると、連絡帳、作成したもの、写真がすべて消え、元に戻せません。ご注文の記録は、法令で定められた期間だけ保管します。',
  withdrawAgree: '消えることを確認しました',
  withdrawLack: '上のチェックを入れると、押せます。',
  withdrawn: '退会のお手続きが終わりました。ご利用ありがとうございました。',
  notYet: 'まだ退会できません。',
  waits: {
    'on-the-way': 'お届け前のご注文があります。お届けのあとにお手続きください。',
    refunding:
      '返金の終わっていないご注文があります。コンビニ払いの返金は、決済会社からのメールのご案内にそって口座をご登録いただくと進みます。',
    campaign:
      'お作りになったものを使ったキャンペーンに、ほかの方の発送前のご注文があります。すべて発送されてから、お手続きください。',
  },
  cancel: 'やめる',
} as const;

export const reauthenticationCopy = {
  title: 'ご本人の確認',
  lead: '大切な操作のため、パスワードをもう一度入力してください。',
  password: 'パスワード',
  submit: '確認する',
  wrong: 'パスワードが違います。',
  withProvider: '大切な操作のため、もう一度ログインしてからお進みください。',
  providerLogin: (name: string) => `${name}でログインする`,
} as const;
