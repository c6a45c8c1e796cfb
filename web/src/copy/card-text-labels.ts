import type { CardTextType } from '@fumi/domain';

/** Labels of the words of a card's picture side; a file of its own, so that the text step loads no more. */
export const CARD_TEXT_LABELS: Readonly<Record<CardTextType, string>> = {
  HEADLINE: '見出し',
  GREETING: 'あいさつ',
  MESSAGE: '本文',
  DATE: '日付',
  ADDRESS: '住所・連絡先',
  NAMES: 'お名前',
  LINK: 'QRコードにするリンク',
};
