import type { CardTextType } from '@fumi/domain';

/** What the words of a card's picture side are called; apart, so that the step of other texts loads no more. */
export const CARD_TEXT_LABELS: Readonly<Record<CardTextType, string>> = {
  HEADLINE: '見出し',
  GREETING: 'あいさつ',
  MESSAGE: '本文',
  DATE: '日付',
  ADDRESS: '住所・連絡先',
  NAMES: 'お名前',
  LINK: 'QRコードにするリンク',
};
