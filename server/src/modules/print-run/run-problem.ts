import type { Result } from '@fumi/domain';

/** Why something cannot be done with a print run. */
export type RunProblem =
  | 'unknown'
  | 'unknown-paper'
  | 'unknown-sheet'
  /** Nothing waits for this paper. */
  | 'nothing'
  /** The sheet holds none of these pages. */
  | 'does-not-fit'
  | 'wrong-state'
  /** An order of the run was stopped, cancelled or printed by itself since: the run is cancelled, and another made. */
  | 'order-left'
  /** No such page on this paper. */
  | 'no-page'
  /** Somebody else gathered the same orders just now. */
  | 'taken';

export type RunOutcome<Value> = Result<Value, RunProblem>;
