import { expect, test } from 'vitest';
import { type Numerals, writePart } from './kanji-numerals.ts';
import { parseAddress } from './parse/parse-address.ts';

const written = (typed: string, numerals: Numerals, writing: 'vertical' | 'horizontal' = 'vertical') =>
  parseAddress({ state: '', address1: '', address2: typed }, [])
    .parts.map((part) => part.gap + writePart(part, numerals, writing))
    .join('');

test.each([
  ['六本木1丁目2-3', '六本木一丁目二－三'],
  ['青戸12丁目34-56', '青戸十二丁目三四－五六'],
  ['北11条西20丁目', '北十一条西二十丁目'],
  ['幸町10－25', '幸町一〇－二五'],
  ['幸町１０ー２５', '幸町一〇－二五'],
  ['100丁目', '一〇〇丁目'],
  ['1-2-3', '一－二－三'],
  ['3-20-B604', '三－二〇－B604'],
  ['スーパー前', 'スーパー前'],
  ['第10地割67番地110', '第十地割六七番地一一〇'],
  ['大字島内4570番地2', '大字島内四五七〇番地二'],
  ['三条通河原町東入84番地1', '三条通河原町東入八四番地一'],
  ['1-2-3A', '一－二－三A'],
  ['3丁目-20-5', '三丁目－二〇－五'],
  ['千二百番地', '千二百番地'],
])('the street %s is set as %s', (typed, set) => {
  expect(written(typed, 'kanji')).toBe(set);
});

test.each([
  ['ハイツ神宮305', 'ハイツ神宮三〇五'],
  ['スカイレジデンス1203号室', 'スカイレジデンス一二〇三号室'],
  ['第2ビル', '第2ビル'],
  ['21世紀館10F', '21世紀館10F'],
  ['コーポ2-305', 'コーポ二－三〇五'],
])('the building %s is set as %s', (typed, set) => {
  expect(written(typed, 'kanji')).toBe(set);
});

test('Arabic numerals keep their digits, with bars between them', () => {
  expect(written('六本木1丁目2-3', 'arabic')).toBe('六本木1丁目2－3');
});

test('kanji become Arabic digits in street and room numbers, not in names', () => {
  expect(written('六本木一丁目二番三号　二〇三号室', 'arabic')).toBe('六本木1丁目2番3号　203号室');
  expect(written('六本木千二百番地', 'arabic')).toBe('六本木1200番地');
});

test('horizontal writing has one kind of hyphen', () => {
  expect(written('六本木１−２ー３ コーポ・ー', 'kanji', 'horizontal')).toBe('六本木1-2-3 コーポ・ー');
});

test.each(['kanji', 'arabic'] as const)(
  'all that people type for a hyphen becomes one, beside %s numerals',
  (numerals) => {
    const part = { kind: 'number', text: '1-2‐3−4ー5－6', gap: '' } as const;
    const bars = numerals === 'kanji' ? '一－二－三－四－五－六' : '1－2－3－4－5－6';
    expect(writePart(part, numerals, 'vertical')).toBe(bars);
    expect(writePart(part, numerals, 'horizontal')).toBe('1-2-3-4-5-6');
  },
);
