import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countedOf, expectedOf, missingCards, scanCard, startCount } from './card-count.ts';

const scanAll = (start: ReturnType<typeof startCount>, codes: readonly string[]) => {
  let count = start;
  const verdicts = codes.map((code) => {
    const scanned = scanCard(count, code);
    count = scanned.count;
    return scanned.verdict;
  });
  return { count, verdicts };
};

test('cards of other books, doubles and unreadable codes are told, and change nothing', () => {
  const { count, verdicts } = scanAll(startCount('abc', [2, 4], 2), [
    'abc/2',
    'abc/2',
    'abc/2',
    'xyz/2',
    'abc/6',
    '',
    ' abc/4\r',
  ]);
  expect(verdicts).toEqual(['right', 'right', 'double', 'stranger', 'stranger', 'unreadable', 'right']);
  expect([countedOf(count), expectedOf(count)]).toEqual([3, 4]);
  expect(missingCards(count)).toEqual([{ code: 'abc/4', missing: 1 }]);
});

test('an order is complete with its last card and no sooner, in whatever order its cards come', () => {
  const orders = fc.tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 30 }),
    fc.integer({ min: 1, max: 10 }),
  );
  fc.assert(
    fc.property(orders, fc.infiniteStream(fc.nat()), ([pages, copies], random) => {
      const cards = pages
        .flatMap((page) => Array.from({ length: copies }, () => `book/${page}`))
        .map((code) => ({ code, at: random.next().value as number }))
        .sort((a, b) => a.at - b.at)
        .map(({ code }) => code);
      const { count, verdicts } = scanAll(startCount('book', pages, copies), cards);
      expect(verdicts.slice(0, -1).every((verdict) => verdict === 'right')).toBe(true);
      expect(verdicts.at(-1)).toBe('complete');
      expect(missingCards(count)).toEqual([]);
      expect(scanCard(count, cards[0] ?? '').verdict).toBe('double');
    }),
  );
});
