import { emptyPrintAddress, type PrintAddress, ptToMm } from '@fumi/domain';
import { expect, test } from 'vitest';
import { LAYOUT_NAMES, PLACES, shippedLayout } from '../../golden/cards.ts';
import { textOperations } from '../../golden/ink.ts';
import { shippedLocalities } from '../../golden/localities.ts';
import { shippedChain } from '../../golden/shipped-fonts.ts';
import type { PlacedGlyph } from '../display-list.ts';
import type { AddressLayout } from './address-layout.ts';
import { layoutAddressPage } from './address-page.ts';

function setLines(recipient: PrintAddress, layout = shippedLayout('PortraitA')) {
  const page = layoutAddressPage({
    ...{ layout, recipient, sender: null, qr: null, numerals: 'kanji' },
    fonts: shippedChain('mincho'),
    localities: shippedLocalities,
  });
  const lines = textOperations(page).flatMap(({ origin, glyphs }) =>
    origin?.field.startsWith('address') ? [glyphs] : [],
  );
  return { lines, codes: page.issues.map(({ code }) => code) };
}

const sizePtOf = ([glyph]: readonly PlacedGlyph[]): number => glyph?.matrix[0] ?? 0;
/** Air between the first two characters, em. */
const airEmOf = ([first, second]: readonly PlacedGlyph[]): number =>
  ((second?.matrix[5] ?? 0) - (first?.matrix[5] ?? 0)) / (first?.matrix[0] ?? 1) - 1;

const portrait = shippedLayout('PortraitA');
const ofLength = (lengthEm: number): AddressLayout => {
  const [first, second] = portrait.recipient.address;
  const line = { ...first, lengthMm: ptToMm(lengthEm * first.sizePt) };
  return { ...portrait, recipient: { ...portrait.recipient, address: [line, second] } };
};

test.each([
  ['has the air that the layout wants', 10.5, 15, 0.05, []],
  ['gives air away before it is smaller', 10.18, 15, 0.02, []],
  ['is smaller when no air is left', 9, 13.5, 0, ['shrunk']],
] as const)('a line %s', (_, lengthEm, sizePt, airEm, codes) => {
  const { lines, codes: found } = setLines(
    { ...emptyPrintAddress(), address1: '山'.repeat(10) },
    ofLength(lengthEm),
  );
  expect(sizePtOf(lines[0] ?? [])).toBeCloseTo(sizePt, 6);
  expect(airEmOf(lines[0] ?? [])).toBeCloseTo(airEm, 6);
  expect(found).toEqual(codes);
});

test.each(LAYOUT_NAMES)('no line of an address in %s is larger than the first', (layout) => {
  const long: PrintAddress = { ...PLACES.sanjo, address2: '三条通河原町東入る中島町通上る84番地1 佐藤様方' };
  for (const place of [...Object.values(PLACES), long]) {
    const [first = 0, ...others] = setLines(place, shippedLayout(layout)).lines.map(sizePtOf);
    for (const sizePt of others) expect(sizePt).toBeLessThanOrEqual(first);
  }
});
