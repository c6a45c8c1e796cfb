import { pageTitles } from './titles.ts';

export const memberCopy = {
  title: pageTitles.member,
  signInFirst: 'このページを見るには、ログインしてください。',
  signIn: 'ログイン',
  email: 'メールアドレス',
  noEmail: '登録されていません',
  referralCode: '紹介コード',
  referralNote: 'お友だちが会員登録するときに入力できる、あなたのコードです。',
  notification: 'お知らせのメール',
  notificationOn: '受け取る',
  notificationOff: '登録されていません',
  orders: 'ご注文の一覧',
  contacts: '連絡帳を開く',
  contactsNote: '宛先の追加、変更、削除ができます。',
  create: 'はがきを作る',
  logOut: 'ログアウト',
  logOutQuestion: 'ログアウトすると、この端末に保存されている作りかけのものも消えます。よろしいですか。',
  logOutTitle: 'ログアウトの確認',
  cancel: 'やめる',
  logOutFailed: 'ログアウトできませんでした。通信の状態をご確認のうえ、もう一度お試しください。',
} as const;
