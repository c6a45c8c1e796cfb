import type { Product } from '@fumi/domain';

/** Kit selection and design selection (spec §2). */
export const kitsCopy = {
  groupsTitle: 'デザイン選択',
  groupsLead: ({ type, name }: Pick<Product, 'type' | 'name'>) =>
    `${type === 'postcard' ? '30枚ひと組' : name}、税込の価格です。`,
  groupsLabel: 'デザインの種類',
  tagsLabel: '絞り込み',
  editionsLabel: 'はじまりの月と曜日',
  all: 'すべて',
  designCount: (count: number) => `${count}種類`,
  designsOf: (group: string) => `${group}のデザイン`,
  inEdition: (design: string, edition: string) => `${design}（${edition}）`,
  premium: 'プレミアム',
  favourite: (design: string) => `お気に入り：${design}`,
  photoTooSmall: 'この写真では大きさが足りません',
  toTop: 'ページの先頭へ',
  back: 'もどる',
  resume: 'つくりかけの続きへ',
  /** Spec §2: shown while the year-end greetings are not on sale; the years come from the data. */
  closed: (year: number) =>
    `年賀状${year}年版のご注文の受付は終了しました。${year + 1}年版は秋に受付を始める予定です。`,
  closedUnknownYear: 'ただいま年賀状の受付はしておりません。次の受付は秋ごろの予定です。',
  noDesigns: 'この種類のデザインは、ただいま準備中です。',
  toGroups: 'ほかのデザインを見る',
} as const;
