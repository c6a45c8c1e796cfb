import { taxIn } from './statement.ts';

/**
 * From this sum on, tax included, a seller gives a 適格返還請求書 for what went back. It is counted by claim, which is an
 * order, however often a part of it went back (消費税法57条の4第3項, 施行令70条の9第3項2号).
 */
const RETURN_INVOICE_FROM_YEN = 10_000;

/** Money that is back with the customer. */
export type MoneyBack = { readonly at: string; readonly amountYen: number };

type Taxed = { readonly sumYen: number; readonly taxYen: number };

const sumOf = (amounts: readonly { readonly amountYen: number }[]): number =>
  amounts.reduce((sum, { amountYen }) => sum + amountYen, 0);

/** What was paid for an order, what of it went back and what the shop keeps; the columns add up, the tax too. */
export function balanceOf(
  paid: Taxed,
  refunds: readonly MoneyBack[],
): Readonly<Record<'paid' | 'back' | 'kept', Taxed>> {
  const sumYen = sumOf(refunds);
  // All of it takes all of its tax with it; of parts, each sum is rounded down as the receipt's is.
  const taxYen = sumYen >= paid.sumYen ? paid.taxYen : taxIn(sumYen);
  return {
    paid,
    back: { sumYen, taxYen },
    kept: { sumYen: paid.sumYen - sumYen, taxYen: paid.taxYen - taxYen },
  };
}

/** Whether what went back of an order wants a 適格返還請求書. */
export const needsReturnInvoice = (refunds: readonly { readonly amountYen: number }[]): boolean =>
  sumOf(refunds) >= RETURN_INVOICE_FROM_YEN;

/** Whether the money of a refund is back, on its way, or granted to go; else the shop has it, and may give it anew. */
const isGiven = ({ state }: { readonly state: string }): boolean =>
  state !== 'withdrawn' && state !== 'failed';

/** What of a payment has not been given back and was not granted, yen. */
export const leftOf = (
  paidYen: number,
  refunds: readonly { readonly amountYen: number; readonly state: string }[],
): number => paidYen - sumOf(refunds.filter(isGiven));

/** A refund as operators see it, of whatever state. */
export type GrantedRefund = {
  readonly amountYen: number;
  readonly state: string;
  /** Name of the operator; empty where nobody granted it. */
  readonly grantedBy: string;
};

/**
 * Whether the sender of a refund must be somebody else than who granted it (ADR 39). What they granted of the order
 * counts together, or a large sum would go in small parts.
 */
export function needsAnother(
  refund: GrantedRefund,
  ofOrder: readonly GrantedRefund[],
  sender: string,
  twoPeopleFromYen: number | null,
): boolean {
  if (twoPeopleFromYen === null || refund.grantedBy !== sender) return false;
  const own = ofOrder.filter((one) => one.grantedBy === sender && isGiven(one));
  return sumOf(own) >= twoPeopleFromYen;
}
