import { dayInTokyo, daySums, ok, type PlainDate, type Result, refuse, sumsSince } from '@fumi/domain';
import type { TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { type CloseRow, closesOf, insertClose } from './daily-close.repository.ts';
import { figuresOf } from './day-figures.repository.ts';

type Wish = {
  readonly day: PlainDate;
  /** The close that it is to be, from 1: a call that is sent twice closes once. */
  readonly revision: number;
  readonly wasteNote: string;
};

type Problem =
  /** The day has not begun. */
  | 'to-come'
  /** It was closed meanwhile, or nothing has changed since. */
  | 'closed'
  /** Cards were spoiled, and nobody says what became of them. */
  | 'waste-note';

/** Stores the figures of a day as they are now; again, where they moved since the last close. */
export async function closeDay(
  tx: Transaction,
  { clock }: Pick<TransactionContext, 'clock'>,
  { day, revision, wasteNote }: Wish,
  closedBy: string,
): Promise<Result<CloseRow, Problem>> {
  const nowMs = clock.nowMs();
  if (day > dayInTokyo(nowMs)) return refuse('to-come');
  const closes = await closesOf(tx, day);
  const figures = await figuresOf(tx, day);
  const last = closes.at(-1);
  if (revision !== closes.length + 1) return refuse('closed');
  if (last && sumsSince(daySums(last.figures), daySums(figures)) === null) return refuse('closed');
  if (wasteNote === '' && daySums(figures).wasteCards > 0) return refuse('waste-note');
  const row = { day, revision, closedAt: new Date(nowMs), closedBy, figures, wasteNote };
  return (await insertClose(tx, row)) ? ok(row) : refuse('closed');
}
