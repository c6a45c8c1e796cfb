import type { InquiryReason } from '@fumi/domain';
import type { MailContent } from '../mail-body.ts';

/* The sentences of the mails about what somebody wrote to the shop. Nothing that a person typed enters a subject. */

const REASONS: Readonly<Record<InquiryReason, string>> = {
  damaged: '商品が破損していた',
  misprinted: '印刷に不良があった',
  'not-arrived': '商品が届かない',
  order: 'ご注文について',
  other: 'その他',
};

type Received = {
  readonly number: string;
  readonly reason: InquiryReason;
  /** Of the member's own order that is meant; null for none, and for what a visitor typed. */
  readonly orderNumber: string | null;
  /** What they wrote; null where a stranger could have typed this address to send words to it. */
  readonly text: string | null;
};

export const inquiryReceivedMail = ({ number, reason, orderNumber, text }: Received): MailContent => ({
  subject: `【ふみ】お問い合わせを承りました（受付番号 ${number}）`,
  blocks: [
    { paragraph: 'お問い合わせありがとうございます。内容を確かめ、2営業日以内にメールでお返事します。' },
    {
      paragraph: [
        `受付番号: ${number}`,
        `内容: ${REASONS[reason]}`,
        ...(orderNumber === null ? [] : [`ご注文番号: ${orderNumber}`]),
      ].join('\n'),
    },
    ...(text === null ? [] : [{ paragraph: `お問い合わせの内容\n${text}` }]),
    // Photos are sent after the words, so it is not known yet whether there are any.
    { paragraph: '写真をお付けいただいた場合は、あわせて確かめます。' },
    { paragraph: 'お心当たりのない場合は、このメールを破棄してください。' },
  ],
});

/** What the shop answers. */
export const inquiryAnswerMail = (answer: {
  readonly number: string;
  readonly words: string;
  readonly formUrl: string;
}): MailContent => ({
  subject: `【ふみ】お問い合わせへのお返事（受付番号 ${answer.number}）`,
  blocks: [
    { paragraph: 'お問い合わせありがとうございます。次のとおりお返事します。' },
    { paragraph: answer.words },
    {
      paragraph: `続けてのご連絡は、受付番号 ${answer.number} を添えて、お問い合わせのページからお送りください。`,
    },
    { link: { label: 'お問い合わせのページ', url: answer.formUrl } },
  ],
});

type ForShop = {
  readonly number: string;
  readonly reason: InquiryReason;
  readonly orderNumber: string;
  readonly memberCode: string | null;
  readonly name: string;
  readonly email: string;
  readonly text: string;
};

/** To the shop itself. */
export const inquiryForShopMail = (inquiry: ForShop): MailContent => ({
  subject: `【ふみ】お問い合わせ ${inquiry.number}（${REASONS[inquiry.reason]}）`,
  blocks: [
    {
      paragraph: [
        `受付番号: ${inquiry.number}`,
        `内容: ${REASONS[inquiry.reason]}`,
        `ご注文番号: ${inquiry.orderNumber || 'なし'}${inquiry.memberCode === null ? '（会員ではない方。番号は入力されたもの）' : ''}`,
        `お名前: ${inquiry.name}`,
        `返信先: ${inquiry.email}`,
      ].join('\n'),
    },
    { paragraph: inquiry.text },
    {
      paragraph: `写真が添付されたときは、fumi inquiries photos ${inquiry.number} フォルダ名 で取り出せます。`,
    },
  ],
});
