import { expect, test } from 'vitest';
import { birthdayTyped, cardYear, groupsTyped } from './contact-form.ts';

test.each([
  ['', ''],
  ['1980/1/2', '19800102'],
  ['1980年1月2日', '19800102'],
  ['１９８０−０１−０２'.replaceAll('−', '/'), '19800102'],
  ['19800102', '19800102'],
  ['1980/02/30', null],
  ['昭和55年1月2日', '19800102'],
  ['昭和55年', null],
])('the birthday %s is %s', (typed, digits) => {
  expect(birthdayTyped(typed)).toBe(digits);
});

test('groups are told apart however they are separated', () => {
  expect(groupsTyped('友人、親戚,友人 ；町内')).toEqual(['友人', '親戚', '町内']);
});

test.each([
  ['2026-11-20', 2027],
  ['2027-01-05', 2027],
  ['2027-07-01', 2028],
])('on %s one thinks of the cards of %i', (day, year) => {
  expect(cardYear(day)).toBe(year);
});
