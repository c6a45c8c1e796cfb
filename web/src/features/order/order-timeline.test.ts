import { ORDER_STATES } from '@fumi/domain';
import { expect, test } from 'vitest';
import { timelineOf } from './order-timeline.ts';

const none = { paid_at: null, printed_at: null, shipped_at: null, ended_at: null };
const at = (day: number) => `2026-11-${day}T00:00:00.000Z`;

const short = (order: Parameters<typeof timelineOf>[0]) =>
  timelineOf(order).map(({ name, status }) => `${name} ${status}`);

test.each([
  ['draft', {}, ['ordered done', 'paid now', 'in_print to-come', 'shipped to-come', 'arrives to-come']],
  [
    'paid',
    { paid_at: at(11) },
    ['ordered done', 'paid done', 'in_print now', 'shipped to-come', 'arrives to-come'],
  ],
  [
    'shipped',
    { paid_at: at(11), printed_at: at(12), shipped_at: at(13) },
    ['ordered done', 'paid done', 'in_print done', 'shipped done', 'arrives now'],
  ],
  ['cancelled', { ended_at: at(11) }, ['ordered done', 'cancelled done']],
  ['refunding', { paid_at: at(11) }, ['ordered done', 'paid done', 'refunding now']],
  ['refunded', { paid_at: at(11), ended_at: at(12) }, ['ordered done', 'paid done', 'refunded done']],
] as const)('an order that is %s has this way', (state, moments, way) => {
  expect(short({ ...none, created_at: at(10), state, ...moments })).toEqual(way);
});

test('whatever its state, an order waits for at most one thing', () => {
  for (const state of ORDER_STATES) {
    const waiting = timelineOf({ ...none, created_at: at(10), state }).filter(
      ({ status }) => status === 'now',
    );
    expect(waiting.length).toBeLessThanOrEqual(1);
  }
});
