import type { Kit } from '../src/kit/kit.ts';

/** A design that is on sale until 10 January 2027, with the fields that a test gives in `over`. */
export const aKit = (id: number, over: Partial<Kit> = {}): Kit => ({
  id,
  themeId: 10,
  label: `kit ${id}`,
  order: id,
  priceYen: 500,
  isPremiumKit: false,
  endDate: '2027-01-10',
  orientation: 'landscape',
  addressLayout: 'PortraitA',
  colours: [],
  moods: [],
  pages: {},
  ...over,
});
