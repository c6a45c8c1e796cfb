import type { PaymentType } from '@fumi/domain';

/* Money that goes back, by the way in which it was paid. What a till took has no card to go back to: the provider's mail asks for a bank account. */

const REGISTER = '決済会社から届くメールのご案内にそって、返金先の口座をご登録ください。';

const SHOWN: Readonly<Record<'card' | 'carrier', string>> = {
  card: 'カードの明細に表れるまで、数日かかることがあります。',
  carrier: '携帯電話料金の明細に表れる時期は、携帯電話会社によって異なります。',
};

const toldByMail = (sum: string): string => `${sum}をお返しします。終わりましたら、メールでお知らせします。`;

export const refundCopy = {
  /** Before the order is cancelled. */
  ways: {
    ...SHOWN,
    convenience: `コンビニでお支払いいただいた代金は、銀行口座へのお振り込みでお返しします。キャンセルのあと、${REGISTER}登録が済むまで、お振り込みはできません。`,
  } satisfies Readonly<Record<PaymentType, string>>,
  asked: {
    card: (sum: string) => `${toldByMail(sum)}${SHOWN.card}`,
    carrier: (sum: string) => `${toldByMail(sum)}${SHOWN.carrier}`,
    convenience: (sum: string) =>
      `コンビニでお支払いいただいた${sum}は、銀行口座へのお振り込みでお返しします。${REGISTER}お振り込みは、口座の登録が済んでからになります。`,
  } satisfies Readonly<Record<PaymentType, (sum: string) => string>>,
  waiting: (sum: string) =>
    `返金先の口座のご登録をお待ちしています。${REGISTER}登録が済みしだい、決済会社から${sum}をお振り込みします。`,
  failed: (sum: string) =>
    `${sum}の返金が、まだ終わっていません。当店で確認しますので、お急ぎのときは、このページからお問い合わせください。`,
  done: {
    card: `返金の手続きが終わりました。${SHOWN.card}`,
    carrier: `返金の手続きが終わりました。${SHOWN.carrier}`,
    convenience: 'ご登録の口座へ返金する手続きが終わりました。',
  } satisfies Readonly<Record<PaymentType, string>>,
  byHand: (sum: string) => `${sum}は、当店から直接お返ししました。`,
} as const;
