import { expect, test } from 'vitest';
import { inBatches } from './in-batches.ts';

const numbers = Array.from({ length: 25 }, (_, index) => index);
const next = async (after: number | null) => numbers.filter((one) => one > (after ?? -1)).slice(0, 10);

test('every row is worked on once, in its order, however many batches that are', async () => {
  const worked: number[] = [];
  const result = await inBatches({ next, work: async (one) => void worked.push(one), budgetMs: 60_000 });
  expect(worked).toEqual(numbers);
  expect(result).toEqual({ done: 25, isAll: true });
});

test('when the time is over the rest waits for the next run', async () => {
  expect(await inBatches({ next, work: async () => {}, budgetMs: -1 })).toEqual({ done: 0, isAll: false });
});

test('several rows are worked on at once where that is wanted', async () => {
  let [now, most] = [0, 0];
  const work = async () => {
    most = Math.max(most, ++now);
    await Promise.resolve();
    now -= 1;
  };
  expect(await inBatches({ next, work, atOnce: 4, budgetMs: 60_000 })).toEqual({ done: 25, isAll: true });
  expect(most).toBe(4);
});

test('a run whose job was given to another worker ends', async () => {
  const taken = new AbortController();
  const work = async (one: number) => {
    if (one === 12) taken.abort();
  };
  const result = await inBatches({ next, work, budgetMs: 60_000, signal: taken.signal });
  expect(result).toEqual({ done: 13, isAll: false });
});
