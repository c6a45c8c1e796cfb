import { expect, test } from 'vitest';
import { cp932Encoder } from '../contacts/files/cp932.ts';
import { csvRecords } from '../contacts/files/csv.ts';
import {
  carrierFile,
  halfWidths,
  SHIPMENT_FIELDS,
  type Shipment,
  shipmentProblems,
} from './carrier-layout.ts';
import { CARRIER_LAYOUTS } from './carrier-layouts.data.ts';
import { judgeTracking, readTrackingFile } from './tracking-file.ts';

const decoder = new TextDecoder('shift_jis');
const { unencodable } = cp932Encoder((bytes) => decoder.decode(bytes));

const shipment = (over: Partial<Shipment> = {}): Shipment => ({
  ...(Object.fromEntries(SHIPMENT_FIELDS.map((field) => [field, '1'])) as Shipment),
  parcel: 'F261121-7KQ2M-1',
  name: '髙橋 花子',
  ...over,
});

test.each(CARRIER_LAYOUTS.map((layout) => [layout.label, layout] as const))(
  '%s: columns are numbered once, inside the file, and every row has all cells',
  (_, layout) => {
    const numbers = layout.columns.map(({ no }) => no);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(layout.columnCount);
    for (const { from, max } of layout.columns)
      if (typeof from !== 'string') expect(halfWidths(from.text)).toBeLessThanOrEqual(max);
    const rows = [...csvRecords(carrierFile(layout, [shipment(), shipment()]))];
    expect(rows.map((row) => row.length)).toEqual(rows.map(() => layout.columnCount));
    expect(rows).toHaveLength(layout.hasHeader ? 3 : 2);
    expect(shipmentProblems(layout, shipment(), unencodable)).toEqual([]);
  },
);

test.each(CARRIER_LAYOUTS.map((layout) => [layout.label, layout] as const))(
  '%s: each value stands in the column of its number, and the others are empty',
  (_, layout) => {
    const named = Object.fromEntries(SHIPMENT_FIELDS.map((field) => [field, field])) as Shipment;
    const expected = Array.from({ length: layout.columnCount }, (_, index) => {
      const from = layout.columns.find(({ no }) => no === index + 1)?.from ?? '';
      return typeof from === 'string' ? from : from.text;
    });
    expect([...csvRecords(carrierFile(layout, [named]))].at(-1)).toEqual(expected);
  },
);

const [b2] = CARRIER_LAYOUTS;
if (!b2) throw new Error('no layout');

test.each([
  ['a name of 17', { name: '寿'.repeat(17) }, { code: 'too-long', column: 'お届け先名', width: 34, max: 32 }],
  ['𠮷', { name: '𠮷田' }, { code: 'unencodable', characters: ['𠮷'] }],
  ['no telephone', { tel: '' }, { code: 'missing', column: 'お届け先電話番号' }],
  ['a formula', { building: '=1+1' }, { code: 'formula', value: '=1+1' }],
  ['a formula in full width', { building: '＝1+1' }, { code: 'formula', value: '＝1+1' }],
] as const)('%s is told and not mended', (_, over, problem) => {
  expect(shipmentProblems(b2, shipment(over), unencodable)).toEqual([expect.objectContaining(problem)]);
});

test('half-width kana and letters are one wide, all else two', () => {
  expect(['ｱｶﾞ', 'A-1', 'あＡ－', '邉󠄁'].map(halfWidths)).toEqual([3, 3, 6, 2]);
});

test('numbers are found by the names of columns, wherever these stand', () => {
  const file =
    '\ufeff"x","お客様管理番号","y","伝票番号"\r\n"","F1-1","","1234-5678-9012"\r\n"","","",""\r\n';
  expect(readTrackingFile(file)).toEqual([{ parcel: 'F1-1', trackingNumber: '123456789012' }]);
  expect(readTrackingFile('a,b\r\n1,2\r\n')).toBeNull();
  expect(readTrackingFile('')).toBeNull();
});

test('each row says what it would change, and a file twice changes nothing', () => {
  const rows = ['F1-1', 'F1-2', 'F1-3', 'F9-9', 'F1-4', 'F1-1'].map((parcel, index) => ({
    parcel,
    trackingNumber: index === 4 ? 'later' : '123456789012',
  }));
  const known = new Map([
    ['F1-1', null],
    ['F1-2', '123456789012'],
    ['F1-3', '999999999999'],
    ['F1-4', null],
  ]);
  const verdicts = (numbers: ReadonlyMap<string, string | null>) =>
    judgeTracking(rows, numbers).map(({ verdict }) => verdict);
  expect(verdicts(known)).toEqual(['new', 'known', 'differs', 'unknown', 'no-number', 'known']);
  expect(verdicts(new Map([...known, ['F1-1', '123456789012']]))[0]).toBe('known');
});
