/** Where a design names none (spec §3). */
export const DEFAULT_ADDRESS_LAYOUT = 'PortraitA';

/** How address faces are set, in whatever layout; the customer chooses. */
export type AddressStyle = {
  /** The typeface: 明朝, ゴシック, 毛筆. */
  readonly face: 'mincho' | 'gothic' | 'brush';
  /** Numbers of vertical addresses: 六－七 or 6－7. */
  readonly numerals: 'kanji' | 'arabic';
  /** Japan Post's customer barcode, where the layout has a place for it; none unless it is asked for. */
  readonly barcode?: boolean | undefined;
};

export const DEFAULT_ADDRESS_STYLE: AddressStyle = { face: 'mincho', numerals: 'kanji' };

export const ADDRESS_TYPEFACES: readonly AddressStyle['face'][] = ['mincho', 'gothic', 'brush'];
export const ADDRESS_NUMERALS: readonly AddressStyle['numerals'][] = ['kanji', 'arabic'];
