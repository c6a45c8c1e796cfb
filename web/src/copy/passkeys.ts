import type { PasskeyNameProblem } from '@fumi/domain';

/* Signing in with finger, face or PIN of a device, for members and at the desk. */

export const passkeyCopy = {
  signIn: 'パスキーを使う',
  cancelled: 'パスキーを確認できませんでした。もう一度お試しになるか、ほかの方法でログインしてください。',
  failed: 'このパスキーではログインできません。ほかの方法でログインしてください。',
  heading: 'パスキー',
  what: 'パスワードの代わりに、端末の指紋や顔、暗証番号でログインできます。',
  none: 'まだありません',
  unknown: 'このブラウザーでは、パスキーを追加できません。',
  add: 'パスキーを追加する',
  addLead:
    'この端末やお持ちのセキュリティ\u200bキーで、ログインできるようにします。あとで見分けられるように、名前をつけてください。',
  name: 'パスキーの名前',
  submit: '追加へ進む',
  close: '閉じる',
  added: 'パスキーを追加しました。',
  notMade: 'パスキーは追加されませんでした。この端末にすでにあるか、操作が取り消されました。',
  tooMany: 'パスキーは10個までです。使わないものを削除してから、追加してください。',
  remove: '削除する',
  removeOf: (name: string) => `パスキー「${name}」を削除する`,
  removeTitle: 'パスキーを削除する',
  removeAsk: (name: string) =>
    `パスキー「${name}」では、ログインできなくなります。もう一度使うには、その端末で追加し直してください。`,
  removed: 'パスキーを削除しました。端末に残っているパスキーは、端末の設定から削除できます。',
  since: (day: string) => `${day}に追加`,
  used: (when: string) => `最後に使った日時 ${when}`,
  lastUse: '最後の使用',
  unused: 'まだ使っていません',
  prove: 'パスキーで確認する',
  /** At the desk, where adding a passkey takes a recent sign-in. */
  stale: 'ログインから15分が過ぎています。いちどログアウトし、ログインし直してからお試しください。',
} as const;

export const PASSKEY_NAME_PROBLEMS: Readonly<Record<PasskeyNameProblem, string>> = {
  required: '名前を入力してください。',
  'too-long': '名前は40文字までにしてください。',
};
