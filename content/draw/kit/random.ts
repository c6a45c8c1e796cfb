/** A seeded random source: the same seed always draws the same card. */
export type Random = {
  (): number;
  /** Uniform between two bounds. */
  between(low: number, high: number): number;
  /** Bell-shaped around 0, nearly always within ±2. */
  bell(): number;
  pick<T>(list: readonly T[]): T;
};

/** Mulberry32: small, quick, good enough for ink and petals. */
export function random(seed: number): Random {
  let state = seed >>> 0 || 1;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    between: (low: number, high: number) => low + (high - low) * next(),
    bell: () => next() + next() + next() + next() + next() + next() - 3,
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
  });
}
