import { seededRandom } from '@fumi/domain';

/** A seeded random source: the same seed always draws the same card. */
export type Random = {
  (): number;
  /** Uniform between two bounds. */
  between(low: number, high: number): number;
  /** Bell-shaped around 0, nearly always within ±2. */
  bell(): number;
  pick<T>(list: readonly T[]): T;
};

export function random(seed: number): Random {
  const next = seededRandom(seed >>> 0 || 1);
  return Object.assign(next, {
    between: (low: number, high: number) => low + (high - low) * next(),
    bell: () => next() + next() + next() + next() + next() + next() - 3,
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
  });
}
