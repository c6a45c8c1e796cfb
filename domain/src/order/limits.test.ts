import { describe, expect, test } from 'vitest';
import { checkQuantities } from './quantity.ts';

/** Spec §9: what goes to one destination at most, and to how many. */
const LIMITS: Readonly<Record<string, readonly [quantity: number, destinations: number]>> = {
  T0001: [3, 20],
  T0005: [5, 20],
  T0011: [2, 20],
  T0012: [10, 20],
  T0014: [10, 20],
  T0018: [10, 20],
  T0019: [10, 1],
  T0021: [10, 1],
  T0024: [8, 20],
  T0025: [8, 20],
  T0026: [2, 20],
};

const places = (count: number, quantity: number): number[] => Array.from({ length: count }, () => quantity);

describe.each(Object.entries(LIMITS))('%s', (_, [quantity, destinations]) => {
  const limits = { maxQuantityByDestination: quantity, maxDestinationCount: destinations };
  const problem = (quantities: readonly number[], isAddressed = false) =>
    checkQuantities(limits, quantities, isAddressed)?.code ?? null;
  /** The odd one stands last, where a check that stops at the first place would miss it. */
  const last = (odd: number): number[] => [...places(destinations - 1, 1), odd];

  test.each([1, quantity - 1, quantity])(`at most ${quantity} go to a destination: %i are taken`, (count) => {
    expect(problem(places(1, count))).toBeNull();
    expect(problem(places(destinations, count))).toBeNull();
    expect(problem(last(count))).toBeNull();
  });

  test.each([-1, 0, 0.5, 1.5, quantity + 1, Number.NaN, Number.POSITIVE_INFINITY])(
    `at most ${quantity} go to a destination: %f are refused`,
    (count) => {
      expect(problem(places(1, count))).toBe('quantity');
      expect(problem(last(count))).toBe('quantity');
    },
  );

  test(`an order has at least one destination, and at most ${destinations}`, () => {
    expect(problem([])).toBe('no-destination');
    expect(problem(places(destinations, 1))).toBeNull();
    expect(problem(places(destinations + 1, 1))).toBe('too-many-destinations');
  });

  test('with printed recipients one copy goes to each destination (spec §5)', () => {
    expect(problem(places(1, 1), true)).toBeNull();
    expect(problem(places(1, 2), true)).toBe('quantity');
    expect(problem(last(quantity), true)).toBe('quantity');
  });
});
