/** Base price of a product and the prices that differ from it, in integer yen (spec §3). */
export type PriceInfo = {
  readonly unitPriceYen: number;
  readonly premiumList: readonly { readonly id: number; readonly unitPriceYen: number }[];
};

/** What one set of a kit costs: its premium price, else the base price. */
export const kitPriceYen = (price: PriceInfo, kitId: number): number =>
  price.premiumList.find(({ id }) => id === kitId)?.unitPriceYen ?? price.unitPriceYen;

/** A kit is premium when its price differs from the base unit price (spec §3). */
export const isPremium = (price: PriceInfo, kitId: number): boolean =>
  kitPriceYen(price, kitId) !== price.unitPriceYen;
