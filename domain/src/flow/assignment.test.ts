import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cheapestAssignment } from './assignment.ts';

type Costs = readonly (readonly number[])[];

const costOf = (costs: Costs, columns: readonly number[]): number =>
  columns.reduce((sum, column, row) => sum + (costs[row]?.[column] ?? Number.NaN), 0);

/** The lowest cost, found by trying every assignment. */
function least(costs: Costs, row = 0, taken: readonly number[] = []): number {
  const own = costs[row];
  if (!own) return 0;
  return Math.min(
    ...own.flatMap((cost, column) =>
      taken.includes(column) ? [] : [cost + least(costs, row + 1, [...taken, column])],
    ),
  );
}

const tables = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.nat(2)).chain(([rows, spare]) => {
  const row = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: rows + spare, maxLength: rows + spare });
  return fc.array(row, { minLength: rows, maxLength: rows });
});

test('each row has a column of its own, and no other choice costs less', () => {
  fc.assert(
    fc.property(tables, (costs) => {
      const columns = cheapestAssignment(costs);
      expect(columns).toHaveLength(costs.length);
      expect(new Set(columns).size).toBe(costs.length);
      expect(costOf(costs, columns)).toBe(least(costs));
    }),
    { seed: 13, numRuns: 200 },
  );
});

test('nothing is assigned to no rows', () => {
  expect(cheapestAssignment([])).toEqual([]);
});
