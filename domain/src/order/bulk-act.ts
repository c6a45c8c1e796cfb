import type { OrderState } from './order-state.ts';

/** What can be done with several orders at once (まとめて操作). */
export const BULK_ACTS = ['hold', 'release', 'note', 'gather'] as const;

export type BulkAct = (typeof BULK_ACTS)[number];

/** Why something is not done with one of several orders. */
export const BULK_PROBLEMS = [
  'unknown',
  'wrong-state',
  'held',
  /** It was done before: doing it again changes nothing. */
  'already',
  'no-press-file',
  /** It lies in another run. */
  'in-run',
  /** The run has no room for it. */
  'full',
  /** Its cards are larger than the sheet. */
  'does-not-fit',
] as const;

export type BulkProblem = (typeof BULK_PROBLEMS)[number];

type Order = {
  readonly state: OrderState;
  readonly held: boolean;
  readonly press: 'waiting' | 'ready' | 'failed' | 'none';
};

/** Why this is not done with an order as it stands, or null where it is; runs are known to the server alone. */
export function bulkProblem(act: BulkAct, { state, held, press }: Order): BulkProblem | null {
  if (act === 'note') return null;
  if (act === 'release') return held ? null : 'already';
  if (held) return act === 'hold' ? 'already' : 'held';
  // An order in print may still wait with another paper: only the server knows.
  if (state !== 'paid' && state !== 'in_print') return 'wrong-state';
  return act === 'hold' || press === 'ready' ? null : 'no-press-file';
}
