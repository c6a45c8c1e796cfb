import { PIN_LIFE_MINUTES } from '@fumi/domain';
import type { MailContent } from '../mail-body.ts';

/* Mails about changes of an account. They go to the address that was known before the change. */

const PROVIDERS = { au: 'au ID', facebook: 'Facebook' } as const;

export const identityLinkedMail = (provider: keyof typeof PROVIDERS, url: string): MailContent => ({
  subject: '【ふみ】ログイン方法が追加されました',
  blocks: [
    { paragraph: `${PROVIDERS[provider]}でのログインが追加されました。` },
    {
      paragraph:
        'お心当たりのない場合は、すぐにログインして、パスワードの変更とログイン中の端末をご確認ください。',
    },
    { link: { label: 'マイページを開く', url } },
  ],
});

export const emailChangePinMail = (pin: string): MailContent => ({
  subject: '【ふみ】メールアドレス変更の認証コード',
  blocks: [
    { paragraph: 'メールアドレスの変更を承りました。\n次の認証コードを、変更画面に入力してください。' },
    { code: pin },
    {
      paragraph: `認証コードの有効期限は${PIN_LIFE_MINUTES}分です。5回まちがえると、このコードは使えなくなります。`,
    },
    { paragraph: 'お心当たりのない場合は、このメールを破棄してください。' },
  ],
});

/** An owner who did not change it can no longer sign in, so the mail leads to the shop's form. */
export const emailChangedMail = (contactUrl: string): MailContent => ({
  subject: '【ふみ】メールアドレスが変更されました',
  blocks: [
    { paragraph: 'ログインに使うメールアドレスが変更されました。今後、このアドレスではログインできません。' },
    { paragraph: 'お心当たりのない場合は、すぐにお問い合わせからお知らせください。' },
    { link: { label: 'お問い合わせを開く', url: contactUrl } },
  ],
});

export const withdrawnMail = (url: string): MailContent => ({
  subject: '【ふみ】退会の手続きが完了しました',
  blocks: [
    {
      paragraph:
        '退会の手続きが完了しました。連絡帳、写真、作りかけのものなど、お預かりした情報を削除しました。\nご注文の記録だけは、法律で定められた期間、保管します。',
    },
    { paragraph: 'ふみをお使いいただき、ありがとうございました。' },
    { link: { label: 'ふみを開く', url } },
  ],
});
