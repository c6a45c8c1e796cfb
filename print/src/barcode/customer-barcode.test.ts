import { kanjiNumber, parseAddress } from '@fumi/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressNumber } from './address-number.ts';
import { addressCodes, checkCode, customerBarcode } from './customer-barcode.ts';

// Published examples of Japan Post and of encoders tested against its manual (postcard-face §3.8).
test.each([
  ['霞が関1丁目3番2号 郵便プラザ503室', '1-3-2-503'],
  ['千葉市稲毛区緑町3丁目30-8 郵便ビル403号', '3-30-8-403'],
  ['大仙市堀見内 南田茂木 添60-1', '60-1'],
  ['台東5-6-3 ABCビル10F', '5-6-3-10'],
  ['北六条東4丁目 郵便センター6号館', '4-6'],
  ['北六条東8丁目 郵便センター10号館', '8-10'],
  ['龍岡町下條南割 韮崎400', '400'],
  ['右京塚 東3丁目-20-5 郵便・A&bコーポB604号', '3-20-5B604'],
  ['綾部市青野町出口 6-7 LプラザB 106', '6-7LB106'],
  ['西新二十三丁目四番', '23-4'],
  ['六本木千二百番地', '1200'],
  ['六本木一－二－三', '1-2-3'],
])('%s is delivered by the number %s', (address, number) => {
  expect(addressNumber(parseAddress({ state: '', address1: address, address2: '' }, []))).toBe(number);
});

test('the numerals of a town that the zip stands for are not counted', () => {
  const typed = { state: '愛知県', address1: '名古屋市熱田区六番', address2: '1-2-3' };
  const place = { prefecture: '愛知県', city: '名古屋市熱田区', area: '六番', facility: '' };
  expect(addressNumber(parseAddress(typed, [place]))).toBe('1-2-3');
});

test.each([
  ['一〇五', 105],
  ['十', 10],
  ['二十三', 23],
  ['百二', 102],
])('%s is %i', (numeral, value) => {
  expect(Number(kanjiNumber(numeral))).toBe(value);
});

test("the manual's example has check digit 9", () => {
  expect(checkCode([...'1000013', ...addressCodes('1-3-2-503')])).toBe('9');
});

test('a letter takes a control code and a digit, and only the code at the last place', () => {
  expect(addressCodes('3-20-5B604').slice(0, 8)).toEqual(['3', '-', '2', '0', '-', '5', 'CC1', '1']);
  expect(addressCodes('1234-5678-12Z').at(-1)).toBe('CC3');
});

describe('every barcode', () => {
  const zips = fc.stringMatching(/^[0-9]{7}$/);
  const numbers = fc.stringMatching(/^[0-9A-Z-]{0,16}$/);

  test('has 67 bars between its start and stop', () => {
    fc.assert(
      fc.property(zips, numbers, (zip, number) => {
        const bars = customerBarcode(zip, number);
        expect(bars).toHaveLength(67);
        expect([bars[0], bars[1], bars[65], bars[66]]).toEqual(['long', 'down', 'down', 'long']);
      }),
    );
  });

  test('sums up to a multiple of 19 for every check digit', () => {
    const values = '0123456789-'.split('').concat(['CC1', 'CC2', 'CC3', 'CC4', 'CC5', 'CC6', 'CC7', 'CC8']);
    const seen = new Set<string>();
    fc.assert(
      fc.property(zips, numbers, (zip, number) => {
        const codes = [...zip, ...addressCodes(number)];
        const check = checkCode(codes);
        seen.add(check);
        const sum = [...codes, check].reduce((total, code) => total + values.indexOf(code), 0);
        expect(sum % 19).toBe(0);
      }),
      { numRuns: 1000 },
    );
    expect(seen.size).toBe(19);
  });
});
