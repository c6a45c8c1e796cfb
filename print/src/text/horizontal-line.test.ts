import { expect, test } from 'vitest';
import { shippedFont } from '../../golden/shipped-fonts.ts';
import type { GlyphSource } from '../font/glyph-source.ts';
import { shapeHorizontal } from './horizontal-line.ts';
import { placeLine } from './place-line.ts';

const mincho = shippedFont('mincho');
/** A typeface that draws nothing. */
const empty: GlyphSource = { ...mincho, find: () => undefined };

test.each([
  ['a Latin letter', 'A', 0.5],
  ['the last character below the CJK blocks', '\u2e7f', 0.5],
  ['the first CJK character', '\u2e80', 1],
  ['a kanji', '山', 1],
])('%s that no face draws leaves as much room as it would take', (_, character, lengthEm) => {
  expect(shapeHorizontal(character, [empty])).toMatchObject({
    lengthEm,
    findings: [{ code: 'missing-glyph', text: character }],
  });
});

test('a line is as long as its glyphs and the air between them, none behind the last', () => {
  const line = shapeHorizontal('山 A', [mincho], 0.25);
  const advances = ['山', ' ', 'A'].map(
    (character) => mincho.find(character.codePointAt(0) ?? 0)?.advanceEm ?? 0,
  );
  expect(line.clusters.map(({ kind }) => kind)).toEqual(['upright', 'gap', 'upright']);
  expect(line.clusters.map(({ gapEm }) => gapEm)).toEqual([0.25, 0.25, 0]);
  expect(line.lengthEm).toBeCloseTo(advances.reduce((sum, advance) => sum + advance, 0.5));
});

test('一二 needs no air across, where it is not read as 三', () => {
  expect(shapeHorizontal('一二', [mincho]).clusters.map(({ gapEm }) => gapEm)).toEqual([0, 0]);
});

test('a mark over its kana stands at the right edge of the cell', () => {
  const placed = placeLine(shapeHorizontal('か゚', [mincho]), { x: 20, y: 0, sizePt: 10, squeeze: 0.5 });
  expect(placed.map(({ text, matrix }) => [text, matrix[4]])).toEqual([
    ['か', 20],
    ['゚', 23.5],
  ]);
});
