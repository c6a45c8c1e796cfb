/** Why a card is printed again (ヤレ): a list, since the free text beside it is deleted with the order. */
export const SPOIL_KINDS = ['colour', 'cut', 'dirt', 'misprint', 'missing', 'damaged', 'other'] as const;

export type SpoilKind = (typeof SPOIL_KINDS)[number];

/** Why cards were wasted; a run is set up on sheets that nobody prints again. */
export const WASTE_KINDS = [...SPOIL_KINDS, 'setup'] as const;

export type WasteKind = (typeof WASTE_KINDS)[number];
