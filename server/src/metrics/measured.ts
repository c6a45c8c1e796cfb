import type { Connections } from '../db/pool-with-reserve.ts';
import { openTimings, type Timings } from './timings.ts';

/** Upper bounds of the histogram of what is made for the press, s. */
const PRESS_BUCKETS_S = [0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300] as const;

/** What a process has measured beside its answers. */
export type Measured = {
  /** What it made for the press, by `file`: the type of the product, or `sheets` of a run. */
  readonly press: Timings;
  /** null where the database is embedded. */
  readonly connections: Connections | null;
};

export const openMeasured = (connections: Connections | null): Measured => ({
  press: openTimings(PRESS_BUCKETS_S),
  connections,
});
