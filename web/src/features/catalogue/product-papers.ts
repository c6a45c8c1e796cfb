/** How a product lies on the table: trimmed size in mm, and how it is bound. One scale for all (design §8). */
export type Paper = {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly binding: 'card' | 'book' | 'calendar' | 'ring-calendar' | 'desk-calendar';
};

/** By product code (spec §1). Postcard 148×100, A6 105×148, B6 128×182, B5 182×257, ID card 54×86 mm. */
export const PRODUCT_PAPERS: Readonly<Record<string, Paper>> = {
  T0021: { widthMm: 148, heightMm: 100, binding: 'card' },
  T0001: { widthMm: 105, heightMm: 148, binding: 'book' },
  T0005: { widthMm: 128, heightMm: 182, binding: 'book' },
  T0011: { widthMm: 128, heightMm: 182, binding: 'book' },
  T0018: { widthMm: 148, heightMm: 100, binding: 'desk-calendar' },
  T0012: { widthMm: 182, heightMm: 297, binding: 'calendar' },
  T0024: { widthMm: 257, heightMm: 182, binding: 'calendar' },
  T0025: { widthMm: 182, heightMm: 128, binding: 'ring-calendar' },
  T0026: { widthMm: 148, heightMm: 100, binding: 'ring-calendar' },
  T0014: { widthMm: 54, heightMm: 86, binding: 'card' },
};
