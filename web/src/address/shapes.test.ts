import type { FontChain, Glyph, GlyphSource } from '@fumi/print';
import { expect, test } from 'vitest';
import { shapeCandidates, shapesOf } from './shapes.ts';

const glyph = (id: number): Glyph => ({
  id,
  advanceEm: 1,
  heightEm: 1,
  originXEm: 0.5,
  originYEm: 0.88,
  isBlank: false,
});

/** A face with these characters and sequences, by glyph. */
const face = (glyphs: Readonly<Record<string, number>>): GlyphSource => ({
  fontId: 'mincho',
  unitsPerEm: 1000,
  ascenderEm: 0.88,
  descenderEm: -0.12,
  find: (codePoint, selector) => {
    const text = String.fromCodePoint(codePoint, ...(selector === undefined ? [] : [selector]));
    const id = glyphs[text];
    return id === undefined ? undefined : glyph(id);
  },
  verticalForm: () => undefined,
  path: () => '',
});

const fonts: FontChain = [
  face({ 邉: 1, '邉\u{e0100}': 1, '邉\u{e0101}': 2, '邉\u{e0102}': 3, '邉\u{e0103}': 3, 辺: 4 }),
];

test('each shape that the font draws is offered once, the character’s own is not', () => {
  expect(shapesOf(fonts, '邉')).toEqual(['辺', '邉\u{e0101}', '邉\u{e0102}']);
  expect(shapesOf(fonts, '邉\u{e0101}')).toEqual(['邉', '辺', '邉\u{e0102}']);
});

test('what the font lacks is never offered', () => {
  expect(shapeCandidates('邉')).toContain('邊');
  expect(shapesOf(fonts, '邉')).not.toContain('邊');
});

test('only kanji have other shapes', () => {
  expect(shapeCandidates('ア')).toEqual([]);
  expect(shapeCandidates('a')).toEqual([]);
});
