import { expect, test } from 'vitest';
import { emptyPrintAddress, type PrintAddress } from '../address/print-address.ts';
import { commentOnPicture, hasCommentPlace, onAddressSide } from './comment-side.ts';

const told = (change: Partial<PrintAddress>): PrintAddress => ({
  ...emptyPrintAddress(),
  name: { last: '山田', first: '花子', honorific: '様' },
  comment1: 'お元気ですか。',
  comment2: 'また遊びましょう。',
  ...change,
});

test.each([
  ['where nobody chose a side', {}, true, ''],
  ['on the picture side', { commentSide: 'picture' }, true, 'お元気ですか。\nまた遊びましょう。'],
  ['one line alone', { commentSide: 'picture', comment1: ' ' }, true, 'また遊びましょう。'],
  ['nothing typed', { commentSide: 'picture', comment1: '', comment2: '' }, true, ''],
  ['a design without a place', { commentSide: 'picture' }, false, ''],
  [
    'a face that would be empty',
    { commentSide: 'picture', name: { last: '', first: '', honorific: '様' } },
    true,
    '',
  ],
] as const)('%s: the comment is on one side alone', (_, change, hasPlace, expected) => {
  const address = told(change);
  const printed = onAddressSide(address, hasPlace);
  expect(commentOnPicture(address, hasPlace)).toBe(expected);
  expect([printed.comment1, printed.comment2]).toEqual(
    expected === '' ? [address.comment1, address.comment2] : ['', ''],
  );
  expect(printed).not.toHaveProperty('commentSide');
});

test('a place for comments counts on its own page alone', () => {
  const kit = { pages: { 1: [{ itemId: 1, z: 3, textType: 'COMMENT' as const }], 2: [] } };
  expect([1, 2, 3].map((page) => hasCommentPlace(kit, page))).toEqual([true, false, false]);
});
