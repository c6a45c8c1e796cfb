import {
  dayInTokyo,
  daySums,
  ok,
  type Payout,
  type PlainDate,
  payoutsOf,
  type Result,
  refuse,
  type StatedPayout,
  sumsSince,
} from '@fumi/domain';
import { deskTerms } from '../../content/desk-terms.ts';
import type { TransactionContext } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { type CloseRow, closesOf, insertClose } from './daily-close.repository.ts';
import { figuresOf } from './day-figures.repository.ts';
import { type WasteRow, wasteNotedOn } from './waste.repository.ts';

type CloseRequest = {
  readonly day: PlainDate;
  /** Number of this close among those of the day, from 1: a call that is sent twice closes once. */
  readonly revision: number;
  readonly wasteNote: string;
  /** What providers' statements say of the day, as far as somebody has read them. */
  readonly payouts: readonly { readonly provider: string; readonly statedYen: number }[];
};

type Problem =
  /** The day has not begun. */
  | 'to-come'
  /** It was closed meanwhile, or nothing has changed since. */
  | 'closed'
  /** Cards were spoiled, and nobody says what became of them. */
  | 'waste-note'
  /** The provider took nothing on the day and gave nothing back, or stands twice. */
  | 'unknown-provider';

/** What a day came to, what its providers are to pay out, and what was noted as wasted. */
export async function dayOf(db: Database | Transaction, day: PlainDate) {
  const figures = await figuresOf(db, day);
  const spoils = await wasteNotedOn(db, day);
  return { figures, spoils, payouts: payoutsOf(figures, deskTerms.payouts) };
}

/** How many of the day's wasted cards have no waste note that says how they were destroyed. */
const unexplained = (wasteCards: number, spoils: readonly WasteRow[]): number =>
  spoils.reduce((left, { cards }) => left - cards, wasteCards);

/**
 * The sums typed from providers' statements, each beside the shop's own figure; null where a
 * provider has no payout of the day or is named twice.
 */
function statedPayouts(payouts: readonly Payout[], stated: CloseRequest['payouts']): StatedPayout[] | null {
  if (new Set(stated.map(({ provider }) => provider)).size < stated.length) return null;
  const rows = stated.map(({ provider, statedYen }) => {
    const reckoned = payouts.find((payout) => payout.provider === provider);
    return reckoned === undefined ? null : { provider, reckonedYen: reckoned.payoutYen, statedYen };
  });
  return rows.every((row) => row !== null) ? rows : null;
}

const isSame = (last: CloseRow, figures: CloseRow['figures'], stated: readonly StatedPayout[]): boolean =>
  sumsSince(daySums(last.figures), daySums(figures)) === null &&
  stated.every(({ provider, statedYen }) =>
    last.payouts.some((before) => before.provider === provider && before.statedYen === statedYen),
  );

/**
 * Stores the figures of a day as they are now. A closed day can be closed again where its figures
 * have changed since, or where a provider's statement is new.
 */
export async function closeDay(
  tx: Transaction,
  { clock }: Pick<TransactionContext, 'clock'>,
  { day, revision, wasteNote, payouts }: CloseRequest,
  closedBy: string,
): Promise<Result<CloseRow, Problem>> {
  const nowMs = clock.nowMs();
  if (day > dayInTokyo(nowMs)) return refuse('to-come');
  const closes = await closesOf(tx, day);
  const now = await dayOf(tx, day);
  const { figures } = now;
  const stated = statedPayouts(now.payouts, payouts);
  if (stated === null) return refuse('unknown-provider');
  const last = closes.at(-1);
  if (revision !== closes.length + 1) return refuse('closed');
  if (last && isSame(last, figures, stated)) return refuse('closed');
  if (wasteNote === '' && unexplained(daySums(figures).wasteCards, now.spoils) > 0)
    return refuse('waste-note');
  const closedAt = new Date(nowMs);
  const row = { day, revision, closedAt, closedBy, figures, wasteNote, payouts: stated };
  return (await insertClose(tx, row)) ? ok(row) : refuse('closed');
}
