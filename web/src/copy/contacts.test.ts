import { expect, test } from 'vitest';
import { contactCopy } from './contacts.ts';
import { pickerCopy } from './picker.ts';

test('a family in mourning is written to until the day before 立春 of that year', () => {
  expect(pickerCopy.mourningNote(2028)).toContain('1月8日から2月3日までに届く寒中見舞い');
  expect(pickerCopy.mourningNote(2029)).toContain('1月8日から2月2日までに届く寒中見舞い');
  expect(contactCopy.mourningNote(2029)).toContain('1月8日から2月2日までに届く寒中見舞い');
});
