import type { PlainDate } from '../calendar/plain-date.ts';

/** Coupon roles (spec §3): 1 belongs to a member, 2 to everybody. */
export const COUPON_ROLES = { user: 1, system: 2 } as const;

/** The smartpass promotion: 1 set free, only for 1-set items priced at 500 yen (spec §1, §9). */
export const SMARTPASS_UNIT_PRICE_YEN = 500;

export type CouponTerms = {
  readonly role: 1 | 2;
  /** Null: whoever has the code. */
  readonly ownerCode: string | null;
  readonly startsOn: PlainDate | null;
  readonly endsOn: PlainDate | null;
  /** What is taken off: yen, or one unit free. */
  readonly benefit: { readonly kind: 'yen'; readonly amountYen: number } | { readonly kind: 'one-unit-free' };
  /** Only items at exactly this unit price. */
  readonly onlyUnitPriceYen: number | null;
  readonly onlyProductCodes: readonly string[] | null;
};

type CouponUse = {
  readonly memberCode: string;
  readonly productCode: string;
  readonly unitPriceYen: number;
  readonly quantity: number;
  readonly today: PlainDate;
};

/** The discount, or null without a reason, so that codes cannot be probed. The database limits the uses. */
export function couponDiscountYen(terms: CouponTerms, use: CouponUse): number | null {
  const isOwn = terms.role === COUPON_ROLES.system || terms.ownerCode === use.memberCode;
  const hasBegun = terms.startsOn === null || terms.startsOn <= use.today;
  const hasNotEnded = terms.endsOn === null || terms.endsOn >= use.today;
  const fitsPrice = terms.onlyUnitPriceYen === null || terms.onlyUnitPriceYen === use.unitPriceYen;
  const fitsProduct = terms.onlyProductCodes?.includes(use.productCode) ?? true;
  const isOneSet = terms.benefit.kind !== 'one-unit-free' || use.quantity === 1;
  if (!isOwn || !hasBegun || !hasNotEnded || !fitsPrice || !fitsProduct || !isOneSet) return null;
  return terms.benefit.kind === 'yen' ? terms.benefit.amountYen : use.unitPriceYen;
}
