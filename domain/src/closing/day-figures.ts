import type { OrderState } from '../order/order-state.ts';
import type { PaymentType } from '../order/payment-type.ts';
import type { WasteKind } from './spoil-kind.ts';

/** Stands for the provider of money that the provider could not give back and the shop gave back by hand (ADR 162). */
export const BY_HAND = 'by-hand';

/** Money of a day by who moved it and how. */
export type MoneyFigure = {
  readonly provider: string;
  readonly type: PaymentType;
  readonly count: number;
  readonly sumYen: number;
};

/** What a shop writes down of a day in Tokyo (日次締め); no persons, so that it may be kept with the accounts. */
export type DayFigures = {
  /** Orders that were paid on the day, by rate of the tax; the tax is the sum of their receipts'. */
  readonly sales: readonly {
    readonly ratePercent: number;
    readonly count: number;
    readonly sumYen: number;
    readonly taxYen: number;
  }[];
  /** Payments that providers took on the day, late and duplicate ones included. */
  readonly taken: readonly MoneyFigure[];
  /** Refunds that were completed on the day. */
  readonly refunds: readonly MoneyFigure[];
  /** Cards that were asked for again, and those that were noted as wasted. */
  readonly waste: readonly { readonly kind: WasteKind; readonly cards: number }[];
  /** Where all orders of the shop stood when the figures were read. */
  readonly orders: readonly { readonly state: OrderState; readonly count: number }[];
};

/** What a day comes to. */
type DaySums = {
  readonly salesYen: number;
  readonly takenYen: number;
  readonly refundedYen: number;
  /** Taken less refunded. */
  readonly balanceYen: number;
  readonly wasteCards: number;
};

const sumYen = (figures: readonly { readonly sumYen: number }[]): number =>
  figures.reduce((sum, figure) => sum + figure.sumYen, 0);

/** The sums of a day's figures. */
export function daySums({ sales, taken, refunds, waste }: Omit<DayFigures, 'orders'>): DaySums {
  const takenYen = sumYen(taken);
  const refundedYen = sumYen(refunds);
  return {
    salesYen: sumYen(sales),
    takenYen,
    refundedYen,
    balanceYen: takenYen - refundedYen,
    wasteCards: waste.reduce((cards, each) => cards + each.cards, 0),
  };
}

/** By how much a day's sums differ from those of its close; null where they are the same. */
export function sumsSince(closed: DaySums, now: DaySums): DaySums | null {
  const difference: DaySums = {
    salesYen: now.salesYen - closed.salesYen,
    takenYen: now.takenYen - closed.takenYen,
    refundedYen: now.refundedYen - closed.refundedYen,
    balanceYen: now.balanceYen - closed.balanceYen,
    wasteCards: now.wasteCards - closed.wasteCards,
  };
  return Object.values(difference).some((each) => each !== 0) ? difference : null;
}
