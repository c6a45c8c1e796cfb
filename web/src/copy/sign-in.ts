import { type EmailProblem, type PasswordProblem, PIN_LIFE_MINUTES, type PinProblem } from '@fumi/domain';
import { pageTitles } from './titles.ts';

/* Sentences given by spec §4, §5, §8 stand word for word. */

export const signInCopy = {
  title: '続きは、ログインのあとで',
  tabs: 'ログインと新規登録',
  tab: { login: 'ログイン', signup: '初めての方', smartpass: 'スマートパス' },
  close: '閉じる',
  email: 'メールアドレス',
  password: 'パスワード',
  passwordHint: '8文字から',
  rememberMe: 'ログインしたままにする',
  forgotten: 'パスワードをお忘れの方',
  logIn: 'ログイン',
  loginFailed: 'ログインに失敗しました。',
  loginFailedHint: 'メールアドレスとパスワードをお確かめください。',
  loginUnfinished: '登録の途中だった方は、もう一度ご登録ください。',
  loginIncomplete: '※情報をご確認のうえログインしてください。',
  referralCode: '紹介コード',
  referralHint: 'お持ちの方だけ。5文字',
  referralWrong: '紹介コードが正しくありません。',
  terms: '利用規約',
  termsAgree: 'に同意します',
  termsRequired: '利用規約に同意してください',
  notification: 'ご注文のお知らせをメールで受け取る',
  signUp: '登録へ進む',
  or: 'または',
  with: { au: 'auで続ける', facebook: 'Facebookで続ける' },
  smartpassLead:
    'スマートパス会員の方は、au IDではじめて登録すると、500円の商品を1セット（はがきは30枚）無料でお作りいただけます。',
  smartpassNote: 'はじめて登録する方が対象です。クーポンは登録のあと、ご注文の画面でお使いいただけます。',
} as const;

/** Of the button in every password field. */
export const passwordWords = { showLabel: 'パスワードを表示する', hideLabel: 'パスワードを隠す' } as const;

export const pinCopy = {
  title: '新規会員登録',
  lead: (email: string) =>
    `${email} に認証コードをお送りしました。メールにある6けたの数字を入力してください。`,
  pin: '認証コード',
  pinHint: '6けた',
  submit: '登録する',
  back: 'もどる',
  note: `メールが届かないときは、迷惑メールの中もお確かめください。コードは${PIN_LIFE_MINUTES}分間お使いいただけます。`,
  again: '新しいコードが必要なときは、「もどる」から登録をやり直してください。',
  resend: 'コードをもう一度送る',
  resendIn: (seconds: number) => `コードをもう一度送る（あと${seconds}秒）`,
  resent: '新しいコードをお送りしました。いちばん新しいメールのコードを入力してください。',
  mismatch: '認証コードが一致しませんでした',
  mismatchHint: `いちばん新しいメールのコードを入力してください。${PIN_LIFE_MINUTES}分を過ぎたコードと、何度か間違えたコードはお使いいただけないので、新しいコードが必要です。`,
  failed: 'エラーが発生しました',
} as const;

export const signUpCompleteCopy = {
  title: '会員登録の完了',
  text: '新規登録が完了しました。注文手続きを再開します。',
  go: '手続きにもどる',
} as const;

export const duplicatedEmailCopy = {
  title: '新規会員登録エラー',
  text: 'このメールアドレスはすでに登録されています。ログインにお使いいただけます。',
  back: 'もどる',
} as const;

export const reissueCopy = {
  title: 'パスワードの再発行',
  lead: 'ご登録のメールアドレスを入力してください。新しいパスワードを決めるためのリンクをお送りします。',
  send: '送信する',
  back: 'ログインにもどる',
  doneTitle: 'メールを送信しました',
  done: '届いたメールのリンクから、30分以内に新しいパスワードを決めてください。',
  doneNote: 'ご登録のないアドレスには届きません。届かないときは、迷惑メールの中もお確かめください。',
  failed: 'エラーが発生しました',
} as const;

export const resetPasswordCopy = {
  title: pageTitles.passwordReset,
  lead: 'これからお使いになるパスワードを決めてください。',
  password: '新しいパスワード',
  submit: 'パスワードを変える',
  done: 'パスワードを変えました。新しいパスワードでログインしてください。',
  toLogin: 'ログイン',
  toShop: 'はがきを作る',
  expired:
    'このリンクはお使いいただけません。期限が過ぎたか、すでに使われています。下から、新しいリンクをお送りします。',
  newLink: '新しいリンクを送る',
  linkSent: '新しいリンクをメールでお送りしました。30分以内にお開きください。',
} as const;

export const notificationEmailCopy = {
  title: 'メールアドレスの登録',
  lead: 'ご注文の確認や発送のお知らせをお送りするメールアドレスを登録してください。',
  submit: '確認メールを送る',
  arrivedTitle: 'メールは届きましたか？',
  arrived: (email: string) => `${email} に確認メールをお送りしました。届いたことをお確かめください。`,
  yes: 'はい',
  no: 'いいえ',
  noHint: '届かないときは「いいえ」を押して、アドレスをお確かめください。',
} as const;

export const EMAIL_PROBLEMS: Readonly<Record<EmailProblem, string>> = {
  required: 'メールアドレスを入力してください。',
  email: 'メールアドレスの形をお確かめください。',
};

export const PASSWORD_PROBLEMS: Readonly<Record<PasswordProblem, string>> = {
  required: 'パスワードを入力してください。',
  'too-short': 'パスワードは8文字以上で入力してください。',
  'too-long': 'パスワードは128文字以内で入力してください。',
  'too-common': 'よく使われているパスワードです。別のものにしてください。',
};

export const PIN_PROBLEMS: Readonly<Record<PinProblem, string>> = {
  required: '認証コードを入力してください。',
  'pin-length': '認証コードは6けたで入力してください。',
};

export const REFERRAL_LENGTH_PROBLEM = '紹介コードは5文字で入力してください。';

/** `/member/terms`, after a first sign-in at another service. */
export const agreeCopy = {
  title: pageTitles.agree,
  lead: '外部サービスでのログインは済みました。はじめてのご利用ですので、利用規約をお読みになり、同意のうえ登録してください。',
  agree: '同意して登録する',
  stop: '登録せずにやめる',
  late: '時間がたったため、登録を続けられませんでした。お手数ですが、もう一度ログインからお試しください。',
} as const;
