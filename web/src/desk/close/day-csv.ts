import type { DayFigures } from '@fumi/domain';
import { dayCopy as copy, PROVIDER_WORDS, SPOIL_WORDS } from '../../copy/desk-day.ts';
import { ORDER_STATE_WORDS, PAYMENT_WORDS } from '../../copy/desk-orders.ts';

/** Excel takes a file without this mark for Shift_JIS. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What a provider is to pay out, and what its statement said, where somebody has read it. */
type PayoutFigure = {
  readonly provider: string;
  readonly reckonedYen: number;
  readonly statedYen?: number;
};

/** The figures of a day as a table; every cell is a word of ours or a whole number, and needs no quotes. */
export function dayCsv(
  { sales, taken, refunds, waste, orders }: DayFigures,
  payouts: readonly PayoutFigure[],
): string {
  const money = (what: string, figures: DayFigures['taken']) =>
    figures.map(({ provider, type, count, sumYen }) => [
      what,
      PROVIDER_WORDS[provider] ?? provider,
      PAYMENT_WORDS[type] ?? type,
      count,
      sumYen,
      '',
    ]);
  const payout = (what: string, provider: string, yen: number) => [
    what,
    PROVIDER_WORDS[provider] ?? provider,
    '',
    '',
    yen,
    '',
  ];
  const rows = [
    copy.csvHead,
    ...sales.map(({ ratePercent, count, sumYen, taxYen }) => [
      copy.sales,
      copy.rate(ratePercent),
      '',
      count,
      sumYen,
      taxYen,
    ]),
    ...money(copy.taken, taken),
    ...money(copy.refunds, refunds),
    ...payouts.flatMap(({ provider, reckonedYen, statedYen }) => [
      payout(copy.csvReckoned, provider, reckonedYen),
      ...(statedYen === undefined ? [] : [payout(copy.csvStated, provider, statedYen)]),
    ]),
    ...waste.map(({ kind, cards }) => [copy.waste, SPOIL_WORDS[kind], '', cards, '', '']),
    ...orders.map(({ state, count }) => [copy.orders, ORDER_STATE_WORDS[state], '', count, '', '']),
  ];
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.join(',')}\r\n`).join('');
}
