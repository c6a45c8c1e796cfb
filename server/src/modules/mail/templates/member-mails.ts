import { PIN_LIFE_MINUTES } from '@fumi/domain';
import type { MailContent } from '../mail-body.ts';

/* The sentences of the mails to members. Nothing that a person typed enters a subject; the address a mail goes to
   is the only thing known of its reader. */

const NOT_YOU =
  'お心当たりのない場合は、このメールを破棄してください。第三者がこの番号を知らないかぎり、登録は行われません。';

export const signupPinMail = (pin: string): MailContent => ({
  subject: '【ふみ】認証コードのお知らせ',
  blocks: [
    {
      paragraph:
        'ふみにご登録いただき、ありがとうございます。\n次の認証コードを、登録画面に入力してください。',
    },
    { code: pin },
    {
      paragraph: `認証コードの有効期限は${PIN_LIFE_MINUTES}分です。5回まちがえると、このコードは使えなくなります。`,
    },
    { paragraph: NOT_YOU },
  ],
});

/** Instead of a PIN, where only the owner of an address is to learn that it has an account. */
export const alreadyRegisteredMail = (url: string): MailContent => ({
  subject: '【ふみ】このメールアドレスは登録済みです',
  blocks: [
    {
      paragraph:
        'このメールアドレスで登録のお申し込みがありましたが、すでにふみに登録されています。いまのパスワードで、そのままログインできます。',
    },
    {
      paragraph: 'パスワードをお忘れの場合は、ログイン画面の「パスワードを忘れた方」から再設定してください。',
    },
    { link: { label: 'ふみを開く', url } },
    { paragraph: 'お心当たりのない場合は、このメールを破棄してください。ご登録の内容は変わりません。' },
  ],
});

export const passwordLinkMail = (url: string): MailContent => ({
  subject: '【ふみ】パスワード再設定のご案内',
  blocks: [
    { paragraph: 'パスワードの再設定を承りました。\n次のページで、新しいパスワードをお決めください。' },
    { link: { label: '新しいパスワードを設定する', url } },
    { paragraph: 'このページは30分間、一度だけお使いいただけます。' },
    {
      paragraph: 'お心当たりのない場合は、このメールを破棄してください。いまのパスワードはそのまま使えます。',
    },
  ],
});

export const passwordChangedMail = (url: string): MailContent => ({
  subject: '【ふみ】パスワードが変更されました',
  blocks: [
    {
      paragraph:
        'パスワードが変更されました。ほかの端末からは、自動的にログアウトしました。パスキーと外部サービスでのログインは、これまでどおり使えます。',
    },
    {
      paragraph:
        'お心当たりのない場合は、すぐにパスワードを再設定し、マイページで、知らないパスキーと連携を削除してください。',
    },
    { link: { label: 'ふみを開く', url } },
  ],
});

export const notificationConfirmMail = (url: string, proofUrl: string): MailContent => ({
  subject: '【ふみ】メールアドレスの確認',
  blocks: [
    { paragraph: 'お知らせメールの送り先として、このメールアドレスが入力されました。' },
    {
      paragraph: 'このメールが届いたら、ふみの画面にもどり「はい」を押してください。それで登録が完了します。',
    },
    { link: { label: 'ふみを開く', url } },
    {
      paragraph:
        'ご注文についてのメールもこのメールアドレスにお届けするために、次のページで「受け取る」を押してください。',
    },
    { link: { label: '受け取りを確認する', url: proofUrl } },
    { paragraph: 'お心当たりのない場合は、このメールを破棄してください。' },
  ],
});

export const notificationChangedMail = (url: string): MailContent => ({
  subject: '【ふみ】お知らせメールの送り先が変更されました',
  blocks: [
    {
      paragraph:
        'お知らせメールの送り先が、別のメールアドレスに変更されました。今後、このアドレスには届きません。',
    },
    { paragraph: 'お心当たりのない場合は、ログインしてご確認ください。' },
    { link: { label: 'ふみを開く', url } },
  ],
});

type MonthlyFacts = { readonly month: number; readonly url: string; readonly stopUrl: string };

export const monthlyMail = ({ month, url, stopUrl }: MonthlyFacts): MailContent => ({
  subject: `【ふみ】${month}月のカレンダーをおつくりになれます`,
  blocks: [
    {
      paragraph: `${month}月のマンスリーカレンダーを、いまならお受けできます。\nお気に入りの写真を1枚選ぶだけで、おつくりになれます。`,
    },
    { link: { label: 'カレンダーをつくる', url } },
    { paragraph: 'このお知らせは、いつでも止められます。ログインはいりません。' },
    { link: { label: 'お知らせを止める', url: stopUrl } },
  ],
});

/** To whoever asked a friend for their address, where they wished it. */
export const addressAnsweredMail = (url: string): MailContent => ({
  subject: '【ふみ】住所のお返事が届きました',
  blocks: [
    { paragraph: 'おたずねになった住所に、お返事が届きました。内容を確かめて、連絡帳に入れてください。' },
    { link: { label: 'お返事を見る', url } },
    {
      paragraph: 'このお知らせは、リンクを作るときにご希望の方へ、1つのリンクにつき1通だけお送りしています。',
    },
  ],
});
