import { pageTitles } from './titles.ts';

export const memberCopy = {
  title: pageTitles.member,
  signInFirst: 'このページを見るには、ログインしてください。',
  signIn: 'ログイン',
  orders: 'ご注文の一覧',
  contacts: '連絡帳を開く',
  create: 'はがきを作る',
  logOut: 'ログアウト',
  logOutQuestion:
    'この端末に保存されている作りかけのものは、ログアウトで消えます。アカウントに保存されたデザインと写真は、次にログインしたときに続けられます。よろしいですか。',
  logOutTitle: 'ログアウトの確認',
  loggedOut: 'ログアウトしました。',
  cancel: 'やめる',
  logOutFailed: 'ログアウトできませんでした。通信の状態をご確認のうえ、もう一度お試しください。',
} as const;
