import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastSafeDispatch, pressLoad, workingDays } from './capacity.ts';

const closedDays = ['2026-11-23', '2026-12-30'];
const carriage = (min: number, max: number, weekendDelivery = true) => ({
  transitDays: { min, max },
  weekendDelivery,
});

test('the last safe dispatch is as long before the day as the slowest way takes', () => {
  expect(lastSafeDispatch('2026-12-25', { closedDays }, [carriage(1, 2), carriage(1, 3)])).toBe('2026-12-22');
  expect(lastSafeDispatch('2026-12-25', { closedDays }, [carriage(1, 2)])).toBe('2026-12-23');
});

test('nothing leaves on a day on which nobody works, nor comes on a Sunday where the carrier rests', () => {
  expect(lastSafeDispatch('2026-12-22', { closedDays }, [carriage(1, 2)]), 'Sunday before').toBe(
    '2026-12-18',
  );
  expect(lastSafeDispatch('2026-12-20', { closedDays }, [carriage(1, 1, false)])).toBe('2026-12-17');
  expect(lastSafeDispatch('2026-12-25', { closedDays }, [carriage(80, 90)])).toBeNull();
  expect(lastSafeDispatch('2026-12-25', { closedDays: [] }, [carriage(1, 59)]), 'two months, no more').toBe(
    '2026-10-27',
  );
  expect(lastSafeDispatch('2026-12-26', { closedDays: [] }, [carriage(1, 60)])).toBeNull();
});

test('a press has the working days from today to the last one', () => {
  expect(workingDays('2026-11-20', '2026-11-25', { closedDays }), 'Friday, Tuesday, Wednesday').toBe(3);
  expect(workingDays('2026-11-21', '2026-11-22', { closedDays })).toBe(0);
});

test('waiting cards are taken off the capacity, and those beyond it are missing cards', () => {
  expect(pressLoad(6_000, 10, 12_000)).toEqual({ freeCardsADay: 4_800, missingCards: 0 });
  expect(pressLoad(6_000, 2, 12_001)).toEqual({ freeCardsADay: 0, missingCards: 1 });
  expect(pressLoad(6_000, 0, 5)).toEqual({ freeCardsADay: 0, missingCards: 5 });
});

test('a press that takes on what is free each day ends within its capacity', () => {
  fc.assert(
    fc.property(fc.nat(50_000), fc.nat(60), fc.nat(2_000_000), (cardsADay, days, waiting) => {
      const { freeCardsADay, missingCards } = pressLoad(cardsADay, days, waiting);
      expect(waiting - missingCards + freeCardsADay * days).toBeLessThanOrEqual(cardsADay * days);
      expect(freeCardsADay === 0 || missingCards === 0).toBe(true);
    }),
  );
});
