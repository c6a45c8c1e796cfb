import type { Context } from '../../context.ts';

export const HOUR_MS = 3_600_000;

/** How old an order of the trial is at most. */
export const TRIAL_DAYS = 18;

/** A shop whose clock is set by hand, so that its orders are of the last weeks; it never goes ahead of the real one. */
export type PastShop = {
  readonly context: Context;
  readonly goBack: (hours: number) => void;
  readonly wait: (hours: number) => void;
};

export function pastShop(now: Context): PastShop {
  let nowMs = now.clock.nowMs();
  const set = (ms: number): void => {
    nowMs = Math.min(ms, now.clock.nowMs());
  };
  return {
    context: { ...now, clock: { nowMs: () => nowMs } },
    goBack: (hours) => set(now.clock.nowMs() - hours * HOUR_MS),
    wait: (hours) => set(nowMs + hours * HOUR_MS),
  };
}
