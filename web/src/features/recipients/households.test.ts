import { emptyPrintAddress, type PrintAddress } from '@fumi/domain';
import { expect, test } from 'vitest';
import { severalOf } from './Households.tsx';

const person = (last: string, first: string): PrintAddress => ({
  ...emptyPrintAddress(),
  ...{ zip: '1060032', state: '東京都', address1: '港区六本木1-2-3' },
  name: { last, first, honorific: '様' },
});

test('a family is offered one card with joint names, and one person who stands there twice is no family', () => {
  expect(severalOf([person('髙橋', '花子'), person('高橋', '花 子')])).toEqual([]);
  const [family] = severalOf([person('髙橋', '花子'), person('高橋', '花子'), person('髙橋', '太郎')]);
  expect(family?.places).toEqual([0, 1, 2]);
});
