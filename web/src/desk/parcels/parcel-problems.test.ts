import { expect, test } from 'vitest';
import { exportable, type ListedParcel, labelProblems, shopProblems } from './parcel-problems.ts';

const parcel: ListedParcel = {
  number: 'F261121-7KQ2M-1',
  orderNumber: 'F261121-7KQ2M',
  productLabel: '年賀状',
  quantity: 1,
  name: null,
  held: false,
  exportedAt: null,
  exportedLayout: null,
  trackingNumber: null,
  uncounted: null,
  problems: [],
};

const tooLong: ListedParcel['problems'][number] = {
  layout: 'b2-nekopos',
  column: 'お届け先名',
  field: 'name',
  code: 'too-long',
  width: 34,
  max: 32,
  characters: [],
};
const noSender = { ...tooLong, column: 'ご依頼主名', field: 'senderName', code: 'missing' } as const;

const numbersOf = (parcels: readonly ListedParcel[], layout = 'b2-nekopos') =>
  exportable(parcels, layout).map(({ number }) => number);

test('書き出せる荷物 are in no file, of no stopped order, and fit', () => {
  const others: ListedParcel[] = [
    { ...parcel, number: 'held', held: true },
    { ...parcel, number: 'exported', exportedAt: '2026-11-21T03:00:00.000Z' },
    { ...parcel, number: 'unfit', problems: [tooLong] },
  ];
  expect(numbersOf([parcel, ...others])).toEqual([parcel.number]);
});

test('what one carrier does not take may go to another', () => {
  const unfit = { ...parcel, problems: [tooLong] };
  expect(numbersOf([unfit])).toEqual([]);
  expect(numbersOf([unfit], 'yupuri-r')).toEqual([parcel.number]);
});

test('an uncounted parcel gets its label all the same: it is asked about when it leaves', () => {
  expect(numbersOf([{ ...parcel, uncounted: { cards: 30, sets: 0, reprints: 0 } }])).toHaveLength(1);
});

test('what is wrong with the sender is said once, not for each parcel', () => {
  const both = [parcel, parcel].map((one) => ({ ...one, problems: [noSender] }));
  expect(both.flatMap((one) => labelProblems(one, 'b2-nekopos'))).toEqual([]);
  expect(shopProblems(both, 'b2-nekopos')).toEqual(['ご依頼主名：空です']);
  expect(labelProblems({ ...parcel, problems: [tooLong] }, 'b2-nekopos')).toEqual([
    'お届け先名：全角16文字までです（今は17文字分）',
  ]);
});
