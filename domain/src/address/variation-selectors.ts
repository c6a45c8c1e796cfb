/** The class of a pattern: standardised (FE00–FE0F) and ideographic (E0100–E01EF) variation selectors. */
export const SELECTOR_CLASS = '[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]';

const SELECTORS = new RegExp(SELECTOR_CLASS, 'gu');

/** Selectors say how a kanji looks and not which one it is. */
export const withoutSelectors = (text: string): string => text.replace(SELECTORS, '');
