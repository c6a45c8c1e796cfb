import { infoCopy, pageTitles } from './titles.ts';

/** Masthead, steps, footer, and the pages that every flow shares. */
export const shellCopy = {
  shopName: 'ふみ',
  shopNameLatin: 'Fumi',
  title: (page: string) => `${page} | ふみ`,
  skipToContent: '本文へ',
  menu: 'メニュー',
  designs: 'デザインを選ぶ',
  contactBook: '連絡帳',
  member: 'マイページ',
  saved: 'この端末に保存済み',
  savedInTab: 'このタブに保存済み',
  stepsLabel: '作成の手順',
  stepDone: '済み',
  steps: {
    design: 'デザイン',
    photo: '写真',
    text: '文字',
    sender: '差出人',
    receiver: '宛先',
    confirm: '確認',
    order: '注文',
  },
  footerLabel: 'ご案内',
  questions: infoCopy.questions.title,
  delivery: infoCopy.delivery.title,
  inquiry: pageTitles.inquiry,
  terms: infoCopy.terms.title,
  privacy: infoCopy.privacy.title,
  commerce: infoCopy.commerce.title,
  newTab: '（新しいタブで開きます）',
  copyright: (year: string) => `© ${year} Fumi`,
  loading: '読み込んでいます',
  closeNotice: '閉じる',
} as const;

export const connectionCopy = {
  waiting: '通信を待っています。',
  retry: 'もう一度試す',
} as const;

export const errorCopy = {
  title: pageTitles.error,
  text: '手続きを続けられませんでした。選んだデザインと写真は、この端末に残っています。',
  unreachable: '接続できませんでした。もう一度お試しください。',
  retry: connectionCopy.retry,
  notFoundTitle: 'ページが見つかりません',
  notFoundText: 'なくなったか、アドレスが変わったようです。',
  toHome: 'トップページへ',
} as const;
