/** The words of a card's picture side (文面), in the order in which they are read; a page has one place for each. */
export const CARD_TEXT_TYPES = [
  'HEADLINE',
  'GREETING',
  'MESSAGE',
  'DATE',
  'ADDRESS',
  'NAMES',
  'LINK',
] as const;
export type CardTextType = (typeof CARD_TEXT_TYPES)[number];

/** Not in texts.ts: the shop's front page loads draft.ts, which needs this and no more of texts. */
export const isCardText = (type: string): type is CardTextType =>
  (CARD_TEXT_TYPES as readonly string[]).includes(type);
