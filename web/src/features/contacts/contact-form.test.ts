import { expect, test } from 'vitest';
import { birthdayTyped, groupsTyped } from './contact-form.ts';

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
