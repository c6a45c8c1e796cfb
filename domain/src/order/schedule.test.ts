import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, isWeekend } from '../calendar/plain-date.ts';
import { estimateOrder, lastDayToOrder, type Production } from './schedule.ts';

const production: Production = {
  printWithinDays: 2,
  shipWithinDays: 5,
  closedDays: ['2026-11-23', '2026-12-30', '2026-12-31', '2027-01-01'],
};
const mail = { transitDays: { min: 2, max: 4 }, weekendDelivery: false };
const tracked = { transitDays: { min: 1, max: 3 }, weekendDelivery: true };

test('an order of a Saturday before a holiday is printed and shipped after working days only', () => {
  // Saturday 21 November 2026; Monday is a holiday.
  expect(estimateOrder('2026-11-21', production, tracked)).toEqual({
    printsBy: '2026-11-25',
    shipsBy: '2026-11-30',
    arrivesFrom: '2026-12-01',
    arrivesTo: '2026-12-03',
  });
});

test('a carrier that rests at weekends brings it on the Monday', () => {
  // Shipped on Tuesday 1 December; four days later is a Saturday.
  expect(estimateOrder('2026-11-24', production, mail)).toMatchObject({
    shipsBy: '2026-12-01',
    arrivesFrom: '2026-12-03',
    arrivesTo: '2026-12-07',
  });
});

test('extra days to an island are added before weekends are skipped', () => {
  expect(estimateOrder('2026-11-24', production, mail, 2)).toMatchObject({
    arrivesFrom: '2026-12-07',
    arrivesTo: '2026-12-07',
  });
});

const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-10-01', days));
const carriage = fc.constantFrom(mail, tracked);

test('nothing is shipped on a day of rest, and nothing arrives before it left', () => {
  fc.assert(
    fc.property(day, carriage, fc.nat(8), (paidOn, by, extra) => {
      const { printsBy, shipsBy, arrivesFrom, arrivesTo } = estimateOrder(paidOn, production, by, extra);
      expect(isWeekend(shipsBy) || production.closedDays.includes(shipsBy)).toBe(false);
      expect([paidOn, printsBy, shipsBy, arrivesFrom, arrivesTo].toSorted()).toEqual([
        paidOn,
        printsBy,
        shipsBy,
        arrivesFrom,
        arrivesTo,
      ]);
    }),
  );
});

test('the last day to order is in time, and the day after it is not', () => {
  fc.assert(
    fc.property(day, carriage, fc.nat(8), (neededOn, by, extra) => {
      const last = lastDayToOrder(neededOn, production, by, extra);
      expect(estimateOrder(last, production, by, extra).arrivesTo <= neededOn).toBe(true);
      expect(estimateOrder(addDays(last, 1), production, by, extra).arrivesTo > neededOn).toBe(true);
    }),
  );
});

const closedFor = (days: number): Production => ({
  printWithinDays: 1,
  shipWithinDays: 1,
  closedDays: Array.from({ length: days }, (_, index) => addDays('2026-11-24', index)),
});

test('a calendar that never opens is a mistake of the data', () => {
  expect(estimateOrder('2026-11-23', closedFor(59), tracked).shipsBy).toBe('2027-01-22');
  expect(() => estimateOrder('2026-11-23', closedFor(62), tracked)).toThrow('No working day');
  expect(() => lastDayToOrder('2026-11-23', { ...production, shipWithinDays: 60 }, tracked)).toThrow(
    'arrives',
  );
});
