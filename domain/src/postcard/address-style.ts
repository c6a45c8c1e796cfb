/** How address faces are set; the customer chooses. Each combination is a layout file of content/address-layouts. */
export type AddressStyle = {
  /** 明朝, ゴシック, 毛筆. */
  readonly face: 'mincho' | 'gothic' | 'brush';
  /** Numbers of vertical addresses: 六－七 or 6－7. */
  readonly numerals: 'kanji' | 'arabic';
};

export const DEFAULT_ADDRESS_STYLE: AddressStyle = { face: 'mincho', numerals: 'kanji' };

export const ADDRESS_FACES: readonly AddressStyle['face'][] = ['mincho', 'gothic', 'brush'];
export const ADDRESS_NUMERALS: readonly AddressStyle['numerals'][] = ['kanji', 'arabic'];

const FACE_SUFFIX: Readonly<Record<AddressStyle['face'], string>> = {
  mincho: '',
  gothic: 'Gothic',
  brush: 'Brush',
};

/** Horizontal layouts keep Arabic numerals, so that only vertical ones come in both. */
export const hasNumeralChoice = (layout: string): boolean => layout.startsWith('Portrait');

/** Name of the layout that sets a design's addresses in a style: PortraitA in brush is `PortraitABrush`. */
export function styledLayout(layout: string, { face, numerals }: AddressStyle): string {
  const suffix = hasNumeralChoice(layout) && numerals === 'arabic' ? 'Arabic' : '';
  return `${layout}${FACE_SUFFIX[face]}${suffix}`;
}
