import { CLAIM_TEXT } from './claims.ts';
import { infoCopy } from './titles.ts';

/* 特定商取引法に基づく表記: what the law (特定商取引法第11条) asks a shop on the web to say. The facts are content/shop.json's. */

export const commerceCopy = {
  title: infoCopy.commerce.title,
  template: 'この表記は見本です。開店の前に、運営者のものに差し替えられます。',
  seller: '販売業者',
  representative: '運営責任者',
  address: '所在地',
  tel: '電話番号',
  hours: (hours: string) => `受付時間 ${hours}`,
  telNote: 'お問い合わせは、なるべくメールでお願いいたします。',
  email: 'メールアドレス',
  invoice: '登録番号（適格請求書発行事業者）',
  price: '販売価格',
  priceText: '各商品のページに、税込の価格で表示しています。',
  fees: '商品代金のほかに必要な料金',
  fee: (label: string, priceText: string) => `${label}：${priceText}`,
  feesText: [
    'インターネットのご利用にかかる通信料は、お客様のご負担です。',
    '追加でお選びいただくもの（ギフトの包装など）の価格は、ご注文の画面に表示します。',
  ],
  payment: 'お支払い方法と時期',
  paymentText: [
    'クレジットカード：ご注文のときに確定し、お引き落としの日はカード会社の規約によります。',
    'コンビニ払い：お支払いの番号をお知らせしてから、画面に表示する期限までにお支払いください。',
    'キャリア決済：ご注文のときに確定し、携帯電話のご利用料金とあわせてのお支払いです。',
    'お使いいただける方法は、お支払いの画面に表示します。',
  ],
  delivery: '商品の引渡時期',
  deliveryText: (printDays: number, shipDays: number) => [
    `お支払いの確認から${printDays}営業日以内に印刷を始め、${shipDays}営業日以内に発送します。`,
    '発送からお届けまでの日数は、お届け方法と地域により異なります。ご注文の画面に目安を表示します。',
    '土曜・日曜・祝日と、当店の休業日は、営業日に数えません。',
  ],
  cancel: 'ご注文のキャンセル',
  cancelText: [
    '印刷を始めるまでは、ご注文のページからキャンセルできます。お支払い済みの代金は、全額をお返しします。',
    'お客様の写真や宛名で作る商品のため、印刷を始めたあとのキャンセルと変更はお受けできません。',
  ],
  returns: '返品と交換',
  returnsText: ['商品の性質上、お客様のご都合による返品と交換はお受けできません。', CLAIM_TEXT],
  environment: '動作環境',
  environmentText: '現在お使いいただける主なブラウザーの最新版でご利用ください。',
} as const;
