/** Prices as they stood when the order was created; integer yen, tax included. */
type PriceSnapshot = {
  readonly unitPriceYen: number;
  /** For each destination. */
  readonly deliveryFeeYen: number;
  /** For the stand of each copy; 0 where the delivery has none. */
  readonly standYen: number;
};

type StatementLine = {
  readonly kind: 'product' | 'option' | 'delivery' | 'coupon';
  readonly label: string;
  readonly unitYen: number;
  readonly count: number;
  readonly amountYen: number;
};

/** Every yen of an order explained; the lines add up to the total, which is never negative. */
export type Statement = {
  readonly lines: readonly StatementLine[];
  readonly totalYen: number;
  /** Consumption tax contained in the total, at 10 %, rounded down as receipts do. */
  readonly taxYen: number;
};

/** The shop sells at this rate alone: nothing that it prints or carries is taxed at the reduced one. */
export const TAX_PERCENT = 10;

/** Consumption tax contained in a sum, rounded down. */
export const taxIn = (sumYen: number): number => Math.floor((sumYen * TAX_PERCENT) / (100 + TAX_PERCENT));

const line = (kind: StatementLine['kind'], label: string, unitYen: number, count: number): StatementLine => ({
  kind,
  label,
  unitYen,
  count,
  amountYen: unitYen * count,
});

type StatementInput = {
  readonly price: PriceSnapshot;
  readonly productLabel: string;
  readonly deliveryLabel: string;
  readonly standLabel: string;
  readonly quantities: readonly number[];
  readonly options: readonly { readonly label: string; readonly unitYen: number; readonly count: number }[];
  readonly coupon: { readonly label: string; readonly discountYen: number } | null;
};

/** What an order costs: products, stands, options, delivery per destination, less the coupon down to zero. */
export function statementOf(input: StatementInput): Statement {
  const quantity = input.quantities.reduce((sum, each) => sum + each, 0);
  const charges = [
    line('product', input.productLabel, input.price.unitPriceYen, quantity),
    ...(input.price.standYen > 0 ? [line('option', input.standLabel, input.price.standYen, quantity)] : []),
    ...input.options
      .filter(({ count }) => count > 0)
      .map(({ label, unitYen, count }) => line('option', label, unitYen, count)),
    line('delivery', input.deliveryLabel, input.price.deliveryFeeYen, input.quantities.length),
  ];
  const chargedYen = charges.reduce((sum, { amountYen }) => sum + amountYen, 0);
  const discountYen = Math.min(input.coupon?.discountYen ?? 0, chargedYen);
  const coupons = input.coupon ? [line('coupon', input.coupon.label, -discountYen, 1)] : [];
  const totalYen = chargedYen - discountYen;
  return {
    lines: [...charges, ...coupons],
    totalYen,
    taxYen: taxIn(totalYen),
  };
}
