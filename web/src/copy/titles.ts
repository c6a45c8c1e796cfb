import type { PRODUCT_ROOTS } from '../paths.ts';

/* Titles of pages. They stand apart from the pages' other words, which come with the pages. */

type ProductKey = keyof typeof PRODUCT_ROOTS;
type Words = { readonly title: string; readonly description: string };

/** Titles of the product roots and what they are in one sentence. */
export const rootTitles: Readonly<Record<ProductKey, Words>> = {
  postcard: {
    title: 'はがき・年賀状',
    description: '写真1枚とデザインを選ぶだけ。差出人も宛名も刷って、30枚ひと組でお届けします。',
  },
  photobook: {
    title: 'フォトブック',
    description: '手のひらに収まる小さな写真集。A6とB6の判型からお選びいただけます。',
  },
  deskCalendar: {
    title: '卓上カレンダー',
    description: '12枚の写真が、机の上で12か月をめぐります。',
  },
  monthly: {
    title: 'マンスリーカレンダー',
    description: 'その月の一枚を大きく飾る、1か月ずつのカレンダーです。',
  },
  idCard: {
    title: 'IDカード',
    description: '写真と文字を入れた、カード判の一枚です。',
  },
  wallCalendar: {
    title: '壁掛けカレンダー',
    description: '家族みんなの目に入る、大きな12か月です。',
  },
  ringDeskCalendar: {
    title: 'リング卓上カレンダー B6',
    description: 'めくりやすいリング綴じ。写真が主役の14枚です。',
  },
  ringDeskCalendarPostcard: {
    title: 'リング卓上カレンダー ポストカードサイズ',
    description: '小さな机にも置ける、リング綴じの8枚です。',
  },
};

/** What the designs of a group are, in one sentence. */
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
  memberTfa: { title: 'メールアドレスでのログインへの切り替え' },
} as const;

/** Titles of the order's and the member's pages. */
export const pageTitles = {
  confirmGoods: '仕上がりの確認',
  checkout: 'ご注文',
  campaign: 'キャンペーンのご注文',
  payment: 'お支払い',
  orders: 'ご注文の一覧',
  order: 'ご注文の内容',
  receipt: '領収書',
  contacts: '連絡帳',
  contactImport: 'ファイルから読み込む',
  contactDuplicates: '重複をまとめる',
  contactCheck: '住所を確かめる',
  contactRequests: '住所をたずねる',
  addressRequest: '住所を教えてください',
  member: 'マイページ',
  passwordReset: '新しいパスワード',
  error: 'エラーが発生しました',
} as const;
