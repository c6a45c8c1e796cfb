import type { FlowStep } from '@fumi/domain';

/* Titles of pages; apart from the pages' other words, which load with the pages. */

/** The description of a group's page, for search results. */
export const groupDescription = (group: string, designs: number): string =>
  `${group}のデザイン${designs}種類。写真を1枚入れて、宛名まで刷った30枚のはがきをお届けします。`;

/** Titles of the pages beside the products. */
export const infoCopy = {
  home: {
    title: '一枚の写真を、三十人へ',
    description:
      'デザインと写真を選び、宛先を入れるだけ。見たままのはがきを、宛名まで刷ってお届けする写真はがきのお店です。',
  },
  terms: { title: '利用規約' },
  privacy: { title: 'プライバシーポリシー' },
  commerce: { title: '特定商取引法に基づく表記' },
  questions: { title: 'よくあるご質問' },
  delivery: { title: '配送と料金' },
  memberTfa: { title: 'メールアドレスでのログインへの切り替え' },
} as const;

/** Titles of spec §2; it has no text step. */
export const stepTitles: Readonly<Record<FlowStep, string>> = {
  '': 'デザイン選択',
  kit: 'デザイン選択',
  preview: '写真選択',
  text: '文字の入力',
  sender: '差出人入力',
  receiver: '宛先選択',
  confirm: '差出人、宛先の確認',
};

/** Titles of the order's and the member's pages. */
export const pageTitles = {
  confirmGoods: '仕上がりの確認',
  checkout: 'ご注文',
  campaign: 'キャンペーンのご注文',
  payment: 'お支払い',
  orders: 'ご注文の一覧',
  order: 'ご注文の内容',
  receipt: '領収書',
  returnInvoice: '適格返還請求書',
  orderPeople: '同じ方々に、また送る',
  contacts: '連絡帳',
  contactImport: 'ファイルから読み込む',
  contactDuplicates: '重複をまとめる',
  contactCheck: '住所を確かめる',
  contactRequests: '住所をたずねる',
  contactTrash: '最近削除した方',
  contactReceived: '届いたはがきを記録',
  addressRequest: '住所を教えてください',
  member: 'マイページ',
  inquiry: 'お問い合わせ',
  agree: '利用規約への同意',
  passwordReset: '新しいパスワード',
  error: 'エラーが発生しました',
} as const;
