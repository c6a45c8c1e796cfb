import { BY_HAND, type MoneyFigure } from './day-figures.ts';

/** What a provider is to pay out for a day: what it took less what it gave back, less its fee. */
export type Payout = {
  readonly provider: string;
  readonly takenYen: number;
  readonly refundedYen: number;
  /** By the provider's percentage; null where none is configured. */
  readonly feeYen: number | null;
  readonly payoutYen: number;
};

/** What a provider's statement said of a day when it was closed, beside what the shop had computed. */
export type StatedPayout = {
  readonly provider: string;
  readonly reckonedYen: number;
  readonly statedYen: number;
};

/** Percentage of what each provider takes, by its name. */
type ProviderFees = Readonly<Record<string, { readonly feePercent: number }>>;

const sumOf = (figures: readonly MoneyFigure[], provider: string): number =>
  figures.reduce((sum, figure) => (figure.provider === provider ? sum + figure.sumYen : sum), 0);

/** What each provider is to pay out for a day. The fee is of the day's sum: a statement that rounds each payment differs by yen. */
export function payoutsOf(
  { taken, refunds }: { readonly taken: readonly MoneyFigure[]; readonly refunds: readonly MoneyFigure[] },
  fees: ProviderFees,
): Payout[] {
  const names = [...taken, ...refunds].map(({ provider }) => provider);
  const providers = [...new Set(names.filter((name) => name !== BY_HAND))].sort();
  return providers.map((provider) => {
    const [takenYen, refundedYen] = [sumOf(taken, provider), sumOf(refunds, provider)];
    const percent = fees[provider]?.feePercent;
    const feeYen = percent === undefined ? null : Math.round((takenYen * percent) / 100);
    return { provider, takenYen, refundedYen, feeYen, payoutYen: takenYen - refundedYen - (feeYen ?? 0) };
  });
}
