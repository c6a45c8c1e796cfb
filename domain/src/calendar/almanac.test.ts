import { expect, test } from 'vitest';
import { type Almanac, holidayOn, rokuyoOn } from './almanac.ts';

const almanac: Almanac = {
  2027: { year: 2027, holidays: { '01-01': '元日', '12-31': '末日' }, rokuyo: `012345${'0'.repeat(358)}5` },
};

test.each([
  ['2027-01-01', '元日', '大安'],
  ['2027-01-02', null, '赤口'],
  ['2027-01-06', null, '仏滅'],
  ['2027-12-31', '末日', '仏滅'],
])('%s is the holiday %s and %s', (day, holiday, rokuyo) => {
  expect([holidayOn(almanac, day), rokuyoOn(almanac, day)]).toEqual([holiday, rokuyo]);
});

test('a year that the almanac lacks is a mistake of the data, and so is a year that lacks days', () => {
  expect(() => holidayOn(almanac, '2028-01-01')).toThrow('2028-01-01');
  const cut = { 2027: { year: 2027, holidays: {}, rokuyo: '0' } };
  expect(() => rokuyoOn(cut, '2027-01-02')).toThrow('六曜');
});
