import { emptyPrintAddress, type PersonName } from '@fumi/domain';
import { expect, test } from 'vitest';
import { shippedLayout } from '../../golden/cards.ts';
import { textOperations } from '../../golden/ink.ts';
import { shippedLocalities } from '../../golden/localities.ts';
import { shippedChain } from '../../golden/shipped-fonts.ts';
import { layoutAddressPage } from './address-page.ts';

const named = (last: string, first: string): PersonName => ({ last, first, honorific: '様' });

/** Air behind each character of the main name, em: within the family name, between the names, within the given name. */
function airOf(name: PersonName, joint: PersonName): number[] {
  const page = layoutAddressPage({
    ...{ layout: shippedLayout('PortraitA'), sender: null, qr: null, numerals: 'kanji' },
    recipient: { ...emptyPrintAddress(), name, jointNames: [joint] },
    fonts: shippedChain('mincho'),
    localities: shippedLocalities,
  });
  const glyphs = ['nameLast', 'nameFirst'].flatMap((field) =>
    textOperations(page).flatMap((operation) =>
      operation.origin?.field === field ? [...operation.glyphs] : [],
    ),
  );
  const middles = glyphs.map(({ matrix }) => matrix[5] ?? 0);
  const sizePt = glyphs[0]?.matrix[0] ?? 1;
  return middles.slice(1).map((at, index) => (at - (middles[index] ?? 0)) / sizePt - 1);
}

test('a given name that has little room before it does not fall apart beside a longer one', () => {
  const air = airOf(named('勅使河原', '小百合'), named('', '源左衛門'));
  const [between = 0, ...within] = air.slice(3);
  expect(between).toBeGreaterThan(0);
  for (const gap of within) expect(gap).toBeLessThanOrEqual(between + 0.001);
});

test('where there is room a shorter given name is let out to the longer one', () => {
  const [, between = 0, within = 0] = airOf(named('高橋', '太郎'), named('', '健太郎'));
  expect(within).toBeGreaterThan(between);
});
