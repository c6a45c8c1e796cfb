import type { MailContent } from '../mail-body.ts';

/* Mails about a passkey that was added or removed. */

type Action = 'passkey-add' | 'passkey-remove';

const DONE: Readonly<Record<Action, string>> = {
  'passkey-add': '追加',
  'passkey-remove': '削除',
};

export const passkeyMail = (action: Action, url: string): MailContent => ({
  subject: `【ふみ】パスキーが${DONE[action]}されました`,
  blocks: [
    {
      paragraph: `ふみにログインするためのパスキーが${DONE[action]}されました。パスキーとは、端末の指紋や顔、暗証番号でログインするための鍵です。`,
    },
    { paragraph: 'ご本人の操作でしたら、なにもする必要はありません。' },
    {
      paragraph:
        'お心当たりのない場合は、マイページで、知らないパスキーの削除、パスワードの変更、ログイン中の端末のご確認をお願いします。',
    },
    { link: { label: 'マイページを開く', url } },
  ],
});

/** To the shop: operators have no mailbox of their own. */
export const operatorPasskeyMail = (action: Action, name: string): MailContent => ({
  subject: `【ふみ】担当者のパスキーが${DONE[action]}されました`,
  blocks: [
    { paragraph: `担当者 ${name} が机にログインするためのパスキーが${DONE[action]}されました。` },
    {
      paragraph:
        '担当者に心当たりがない場合は、その担当者をいったん外し（npm run fumi -- operator remove）、登録し直してください。',
    },
  ],
});
