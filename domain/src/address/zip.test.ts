import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commonPrefix, formatZip, isZip, resolveZip, zipDigits } from './zip.ts';

const locality = (prefecture: string, city: string, area: string) => ({
  prefecture,
  city,
  area,
  facility: '',
});

test.each([
  ['1060032', true],
  ['106-0032', false],
  ['106003', false],
  ['10600321', false],
  ['１０６００３２', false],
  ['', false],
])('%s is a zip: %s', (text, valid) => {
  expect(isZip(text)).toBe(valid);
});

test('what people type is understood as digits', () => {
  expect(zipDigits('〒１０６－００３２')).toBe('1060032');
  expect(zipDigits('106-0032 ')).toBe('1060032');
});

test.each([
  ['1060032', '106-0032'],
  ['106003', '106003'],
  ['', ''],
])('%j is read as %j', (zip, words) => {
  expect(formatZip(zip)).toBe(words);
});

test('several towns of one prefecture give their common prefix', () => {
  expect(resolveZip([locality('東京都', '港区', '六本木'), locality('東京都', '港区', '六本町')])).toEqual({
    ok: true,
    value: { prefecture: '東京都', city: '港区', area: '六本', facility: '' },
  });
});

test('several prefectures are refused, and so is an unknown zip', () => {
  expect(resolveZip([locality('京都府', '京都市', 'あ'), locality('大阪府', '高槻市', 'い')])).toEqual({
    ok: false,
    error: 'several-prefectures',
  });
  expect(resolveZip([])).toEqual({ ok: false, error: 'not-found' });
});

test.each([
  [['港区六本木', '港区六本町', '港区六'], '港区六'],
  [['𠮷田', '𠮷野'], '𠮷'],
  [['一'], '一'],
  [['一', '二'], ''],
  [[], ''],
])('%j begin all with %j', (texts, prefix) => {
  expect(commonPrefix(texts)).toBe(prefix);
});

test('a common prefix is a prefix of all texts', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), (texts) => {
      const prefix = commonPrefix(texts);
      expect(texts.every((text) => text.startsWith(prefix))).toBe(true);
    }),
  );
});
