import type { MailContent } from '../mail-body.ts';

/* Mails about a sign-in with a browser that is new. */

const WAYS = {
  password: 'メールアドレスとパスワード',
  passkey: 'パスキー',
  au: 'au ID',
  facebook: 'Facebook',
} as const;

type NewDeviceFacts = {
  readonly atMs: number;
  /** Chrome（Windows）; null where it does not say what it is. */
  readonly device: string | null;
  readonly url: string;
};

/** 11月20日(金) 12:00 */
const timeWords = (atMs: number): string =>
  new Intl.DateTimeFormat('ja-JP', {
    timeZone: 'Asia/Tokyo',
    month: 'long',
    day: 'numeric',
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(atMs);

const factLines = ({ atMs, device }: NewDeviceFacts, way: string): string =>
  [`日時: ${timeWords(atMs)}（日本時間）`, `方法: ${way}`, `端末: ${device ?? '種類はわかりません'}`].join(
    '\n',
  );

export const newDeviceMail = (facts: NewDeviceFacts & { readonly way: keyof typeof WAYS }): MailContent => ({
  subject: '【ふみ】新しい端末でログインがありました',
  blocks: [
    { paragraph: `これまでに使われたことのない端末から、ふみへのログインがありました。` },
    { paragraph: factLines(facts, WAYS[facts.way]) },
    { paragraph: 'ご本人のログインでしたら、なにもする必要はありません。' },
    {
      paragraph:
        'お心当たりのない場合は、次のページの「ログアウトさせる」を押し、パスワードを再設定してください。',
    },
    { link: { label: 'この端末をログアウトさせる', url: facts.url } },
  ],
});

const OPERATOR_WAYS = { password: 'パスワードと認証コード', passkey: 'パスキー' } as const;

/** To the shop: operators have no mailbox of their own. */
export const operatorDeviceMail = (
  facts: NewDeviceFacts & { readonly name: string; readonly way: keyof typeof OPERATOR_WAYS },
): MailContent => ({
  subject: '【ふみ】新しい端末で担当者のログインがありました',
  blocks: [
    { paragraph: `担当者 ${facts.name} が、これまでに使ったことのない端末から机にログインしました。` },
    { paragraph: factLines(facts, OPERATOR_WAYS[facts.way]) },
    { paragraph: '担当者に心当たりがない場合は、次のページの「ログアウトさせる」を押してください。' },
    { link: { label: 'この端末をログアウトさせる', url: facts.url } },
  ],
});
