/** Why a card is printed again (ヤレ): a list, since the words beside it are forgotten with the order. */
export const SPOIL_KINDS = ['colour', 'cut', 'dirt', 'misprint', 'missing', 'damaged', 'other'] as const;

export type SpoilKind = (typeof SPOIL_KINDS)[number];
