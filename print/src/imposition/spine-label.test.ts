import { mmToPt } from '@fumi/domain';
import { expect, test } from 'vitest';
import { shippedChain } from '../../golden/shipped-fonts.ts';
import { layoutSpineLabel } from './spine-label.ts';

const fonts = shippedChain('mincho');
const labelOf = (title: string, spineMm = 12, heightPt = 600) =>
  layoutSpineLabel({ title, spineMm, heightPt, fonts });

test('a label is as long as its words, with some air above and below', () => {
  const label = labelOf('家族の本');
  expect(label?.widthPt).toBeCloseTo(mmToPt(10), 6);
  expect(label?.heightPt).toBeCloseTo((4 + 1.2) * 9, 6);
});

test('all characters of a label are 9 pt large', () => {
  const sizes = labelOf('家族の本')?.operations.flatMap((operation) =>
    operation.kind === 'text' ? operation.glyphs.map(({ matrix }) => matrix[0]) : [],
  );
  expect(sizes).toEqual([9, 9, 9, 9]);
});

test('a long title keeps clear of both cuts', () => {
  expect(labelOf('あ'.repeat(80))?.heightPt).toBeCloseTo(600 - mmToPt(30), 6);
});

test.each([
  ['too narrow a spine', '家族の本', 4.9],
  ['no title', '　 ', 12],
])('%s has no label', (_, title, spineMm) => {
  expect(labelOf(title, spineMm)).toBeNull();
});
