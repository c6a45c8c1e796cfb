import { ORDER_STATES } from '@fumi/domain';
import { expect, test } from 'vitest';
import { shownState, timelineOf } from './order-timeline.ts';

const statement = { total: 1190 };
const none = { statement, paidAt: null, printedAt: null, shippedAt: null, endedAt: null };
const at = (day: number) => `2026-11-${day}T00:00:00.000Z`;

const short = (order: Parameters<typeof timelineOf>[0]) =>
  timelineOf(order).map(({ name, status }) => `${name} ${status}`);

test.each([
  ['draft', {}, ['ordered done', 'paid now', 'in_print to-come', 'shipped to-come', 'arrives to-come']],
  [
    'paid',
    { paidAt: at(11) },
    ['ordered done', 'paid done', 'in_print now', 'shipped to-come', 'arrives to-come'],
  ],
  [
    'shipped',
    { paidAt: at(11), printedAt: at(12), shippedAt: at(13) },
    ['ordered done', 'paid done', 'in_print done', 'shipped done', 'arrives now'],
  ],
  ['cancelled', { endedAt: at(11) }, ['ordered done', 'cancelled done']],
  ['refunding', { paidAt: at(11) }, ['ordered done', 'paid done', 'cancelled done', 'refunding now']],
  [
    'refunded',
    { paidAt: at(11), endedAt: at(12) },
    ['ordered done', 'paid done', 'cancelled done', 'refunded done'],
  ],
] as const)('an order that is %s shows the steps of its state', (state, moments, way) => {
  expect(short({ ...none, createdAt: at(10), state, ...moments })).toEqual(way);
});

test('whatever its state, an order waits for at most one thing', () => {
  for (const state of ORDER_STATES) {
    const waiting = timelineOf({ ...none, createdAt: at(10), state }).filter(
      ({ status }) => status === 'now',
    );
    expect(waiting.length).toBeLessThanOrEqual(1);
  }
});

test('of an order that cost nothing, nothing is paid and nothing goes back', () => {
  const free = { ...none, statement: { total: 0 }, createdAt: at(10), paidAt: at(10) };
  expect(short({ ...free, state: 'paid' }).slice(0, 2)).toEqual(['ordered done', 'settled done']);
  const cancelled = { ...free, state: 'refunded', endedAt: at(12) } as const;
  expect(timelineOf(cancelled).at(-1)).toEqual({ name: 'cancelled', at: at(12), status: 'done' });
  expect(short(cancelled)).toEqual(['ordered done', 'settled done', 'cancelled done']);
  expect(shownState(cancelled)).toBe('cancelled');
  expect(shownState({ ...cancelled, statement })).toBe('refunded');
});
