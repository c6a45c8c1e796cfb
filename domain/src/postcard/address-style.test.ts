import { expect, test } from 'vitest';
import { DEFAULT_ADDRESS_STYLE, styledLayout } from './address-style.ts';

test('the default style is the plain layout', () => {
  expect(styledLayout('PortraitA', DEFAULT_ADDRESS_STYLE)).toBe('PortraitA');
});

test.each([
  ['PortraitA', 'brush', 'kanji', 'PortraitABrush'],
  ['PortraitA', 'mincho', 'arabic', 'PortraitAArabic'],
  ['PortraitA', 'gothic', 'arabic', 'PortraitAGothicArabic'],
  ['LandscapeA', 'brush', 'arabic', 'LandscapeABrush'],
] as const)('%s in %s with %s numerals is %s', (layout, face, numerals, name) => {
  expect(styledLayout(layout, { face, numerals })).toBe(name);
});
