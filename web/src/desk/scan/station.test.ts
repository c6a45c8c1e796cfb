import { qrText } from '@fumi/domain';
import { expect, test } from 'vitest';
import { openStation, orderOf, type PackOrder, progressOf, type Station, workAt } from './station.ts';

const order = (number: string, bookCode: string, rest: Partial<PackOrder> = {}): PackOrder => ({
  number,
  bookCode,
  productLabel: '',
  deliveryLabel: '',
  copies: 2,
  pages: [2, 4],
  held: false,
  packed: false,
  ...rest,
});

const first = order('F261121-AAAAA', 'bookA');
const second = order('F261121-BBBBB', 'bookB');
const table = (...orders: PackOrder[]) => openStation(orders, { counted: {}, unsent: [] });
const scanned = (station: Station, ...texts: string[]): Station =>
  texts.reduce((now, text) => workAt(now, { kind: 'scan', text }), station);
const A = [2, 4, 2, 4].map((page) => qrText('bookA', page));

test('a card begins its order and counts; the last one makes it whole, to be sent once', () => {
  const whole = scanned(table(first, second), ...A);
  expect(whole).toMatchObject({
    current: first.number,
    said: { verdict: 'complete' },
    unsent: [{ number: first.number, counted: 4 }],
  });
  const more = scanned(whole, A[0] ?? '');
  expect(more.said.verdict).toBe('double');
  expect(more.unsent).toHaveLength(1);
});

test('the first card of the next order begins it once the table is free, and not before', () => {
  const half = scanned(table(first, second), A[0] ?? '', qrText('bookB', 2));
  expect(half).toMatchObject({
    current: first.number,
    said: { verdict: 'stranger', of: second.number },
  });
  const next = scanned(half, ...A.slice(1), qrText('bookB', 2));
  expect(next).toMatchObject({ current: second.number, said: { verdict: 'right' } });
  expect(progressOf(next, second).counted).toBe(1);
});

test.each([
  ['bookZ/2', 'stranger'],
  ['https://example.jp', 'unreadable'],
  ['smudge', 'unreadable'],
  ['F261121-ZZZZZ', 'unknown'],
])('%s, read while no order is on the table, is %s and counts nothing', (text, verdict) => {
  const station = scanned(table(first), text);
  expect(station).toMatchObject({ current: null, counted: {}, said: { verdict } });
});

test('an order is taken up by its number too, however it is typed, and goes on where it was', () => {
  const half = workAt(scanned(table(first), A[0] ?? ''), { kind: 'leave' });
  const again = scanned(half, 'ｆ261121-aaaaa');
  expect(again).toMatchObject({ current: first.number, said: { verdict: 'started' } });
  expect(progressOf(again, first)).toMatchObject({ counted: 1, all: 4 });
});

test('every card of a held order complains and none counts, also where it was held while it was counted', () => {
  const held = { ...first, held: true };
  const all = scanned(table(held), ...A);
  expect(all).toMatchObject({ said: { verdict: 'held' }, unsent: [] });
  expect(progressOf(all, held).counted).toBe(0);
  const meanwhile = workAt(scanned(table(first), ...A.slice(1)), { kind: 'orders', orders: [held] });
  expect(scanned(meanwhile, A[0] ?? '')).toMatchObject({ said: { verdict: 'held' }, unsent: [] });
});

test('an order without codes is counted by hand', () => {
  const calendar = order('F261121-CCCCC', 'bookC', { pages: [] });
  const taken = scanned(table(calendar), calendar.number);
  expect(taken.said.verdict).toBe('byHand');
  expect(workAt(taken, { kind: 'by-hand' }).unsent).toEqual([{ number: calendar.number, counted: null }]);
});

test('what was sent is forgotten but for what lies on the table, and an order that is packed is counted anew', () => {
  const sent = workAt(scanned(table(first, second), ...A), { kind: 'sent', number: first.number });
  expect(sent.unsent).toEqual([]);
  expect(scanned(sent, A[0] ?? '').said.verdict).toBe('double');
  const later = scanned(workAt(sent, { kind: 'leave' }), first.number, A[0] ?? '');
  expect(later.said.verdict).toBe('right');
  const packed = { ...first, packed: true };
  expect(orderOf(later)).toEqual(packed);
  expect(progressOf(later, packed)).toEqual({
    ...{ counted: 1, all: 4 },
    missing: [
      { code: 'bookA/2', missing: 1 },
      { code: 'bookA/4', missing: 2 },
    ],
  });
  expect(progressOf(workAt(later, { kind: 'leave' }), packed).counted, 'off the table').toBe(4);
});

test('a list that was fetched before an order was sent leaves the order packed', () => {
  const sent = workAt(scanned(table(first), ...A), { kind: 'sent', number: first.number });
  expect(orderOf(workAt(sent, { kind: 'orders', orders: [first] }))?.packed).toBe(true);
});

test('an order that the server refuses is not sent again, and is not called packed', () => {
  const refused = workAt(scanned(table(first), ...A), { kind: 'refused', number: first.number });
  expect(refused.unsent).toEqual([]);
  expect(orderOf(refused)?.packed).toBe(false);
});

test('counting again begins at zero', () => {
  const again = workAt(scanned(table(first), A[0] ?? ''), { kind: 'again' });
  expect(progressOf(again, first).missing).toEqual([
    { code: 'bookA/2', missing: 2 },
    { code: 'bookA/4', missing: 2 },
  ]);
});
