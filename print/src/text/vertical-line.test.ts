import { describe, expect, test } from 'vitest';
import { shippedChain, shippedFont } from '../../golden/shipped-fonts.ts';
import { placeLine } from './place-line.ts';
import { shapeVertical } from './vertical-line.ts';

const chain = shippedChain('mincho');
const kinds = (text: string) =>
  shapeVertical(text, chain).clusters.map(({ kind, text: of }) => `${kind} ${of}`);

describe('vertical lines', () => {
  test.each([
    ['12月', ['combined 12', 'upright 月']],
    ['会おう!!', ['upright 会', 'upright お', 'upright う', 'combined !!']],
    ['2027年', ['upright 2', 'upright 0', 'upright 2', 'upright 7', 'upright 年']],
    ['ABCの', ['upright A', 'upright B', 'upright C', 'upright の']],
    ['Grand Front', ['turned Grand Front']],
    ['(株)', ['turned (', 'upright 株', 'turned )']],
    ['あ い', ['upright あ', 'gap  ', 'upright い']],
  ])('%s runs as %j', (text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });

  test.each([...'ー、。（）「」ゃっ～…'])('%s takes its vertical form', (character) => {
    const source = chain[0];
    const nominal = source.find(character.codePointAt(0) ?? 0);
    const [cluster] = shapeVertical(character, chain).clusters;
    expect(cluster?.kind).toBe('upright');
    expect(cluster?.glyphs[0]?.glyph.id).not.toBe(nominal?.id);
  });

  test('the bar between numbers stands upright in every face', () => {
    for (const id of ['mincho', 'gothic', 'brush'] as const) {
      const fonts = shippedChain(id);
      const line = shapeVertical('－', fonts);
      const [placed] = placeLine(line, { x: 0, y: 0, sizePt: 1, squeeze: 1 });
      const box = shippedFont((placed?.font ?? id) as typeof id).data.box(placed?.glyphId ?? 0) ?? [
        0, 0, 0, 0,
      ];
      const wide = box[2] - box[0] > box[3] - box[1];
      expect(wide).toBe(line.clusters[0]?.kind === 'turned');
    }
  });

  test('一二 is told from 三 by more air', () => {
    const gap = (text: string) => shapeVertical(text, chain).clusters[0]?.gapEm ?? 0;
    expect(gap('一二')).toBeGreaterThan(gap('山田'));
  });

  test('a missing character leaves its place and is reported', () => {
    const line = shapeVertical('山\u{1F411}田', chain);
    expect(line.lengthEm).toBe(3);
    expect(line.findings).toEqual([{ code: 'missing-glyph', text: '\u{1F411}' }]);
  });

  test('a character of another face is marked', () => {
    expect(shapeVertical('𠮷', shippedChain('brush')).findings).toEqual([
      { code: 'substituted-glyph', text: '𠮷' },
    ]);
  });

  test('an unknown variation keeps its base and is reported', () => {
    const line = shapeVertical('山\u{E01EF}', chain);
    expect(line.findings).toEqual([{ code: 'variation-lost', text: '山\u{E01EF}' }]);
    expect(line.clusters[0]?.glyphs[0]?.glyph.id).toBe(chain[0].find(0x5c71)?.id);
  });
});

const idsOf = (text: string) =>
  shapeVertical(text, chain).clusters.map(({ glyphs }) => glyphs.map(({ glyph }) => glyph.id));

test.each(['Müller', 'O’Brien', 'Yūki', 'García', 'Jose\u0301', 'Jean‐Luc', 'Жан', 'Ζωη'])(
  '%s is one run that lies in one face',
  (name) => {
    const line = shapeVertical(name, chain);
    expect(line.clusters.map(({ kind, text }) => [kind, text])).toEqual([['turned', name]]);
    expect(line.findings.filter(({ code }) => code !== 'composed')).toEqual([]);
  },
);

test('a digit that is drawn as its full-width twin is no issue', () => {
  expect(shapeVertical('3F', chain).findings).toEqual([]);
});

test('short runs of capitals stand, but lie in a name whose other half lies', () => {
  expect(shapeVertical('KIM', chain).clusters).toHaveLength(3);
  expect(shapeVertical('KIM', chain, { turnsCapitals: true }).clusters).toHaveLength(1);
});

test('one letter before a space goes with the word behind it', () => {
  expect(kinds('かA Bさ')).toEqual(['upright か', 'turned A B', 'upright さ']);
});

test.each([...'Ⅳ㈱℡№'])('%s stands upright', (character) => {
  expect(kinds(character)).toEqual([`upright ${character}`]);
});

test.each(['\uae40', '\u{1F411}'])('%s is said to be missing', (character) => {
  expect(shapeVertical(character, chain).findings).toEqual([{ code: 'missing-glyph', text: character }]);
});

describe('names are printed as typed', () => {
  test.each([...'髙﨑德瀨濵𠮷神', '邉󠄁', '葛󠄀', '辻󠄁'])('%s has a glyph of its own in mincho', (name) => {
    const line = shapeVertical(name, chain);
    expect(line.findings).toEqual([]);
    expect(line.clusters.map(({ text }) => text).join('')).toBe(name);
  });

  test('a compatibility ideograph is not its unified twin', () => {
    expect(chain[0].find(0xfa19)?.id).not.toBe(chain[0].find(0x795e)?.id);
  });

  test('kana with a combining mark prints as one character', () => {
    expect(kinds('か\u3099')).toEqual(['upright か\u3099']);
    expect(idsOf('か\u3099')).toEqual(idsOf('が'));
    expect(shapeVertical('か\u3099', chain).findings).toEqual([{ code: 'composed', text: 'か\u3099' }]);
  });

  test.each(['か\u309a', 'あ\u3099', 'あ゛'])('%s is one character with its mark over it', (text) => {
    for (const id of ['mincho', 'gothic', 'brush'] as const) {
      const line = shapeVertical(text, shippedChain(id));
      expect(line.lengthEm).toBe(1);
      const placed = placeLine(line, { x: 0, y: 0, sizePt: 1, squeeze: 1 });
      expect(placed.map(({ text: of }) => of).join('')).toBe(text);
      const [, mark] = placed;
      const [left = 0, bottom = 0, right = 0] = shippedFont(id).data.box(mark?.glyphId ?? 0) ?? [];
      const em = shippedFont(id).unitsPerEm;
      // In the upper right quarter of the cell.
      expect((mark?.matrix[4] ?? 0) + left / em).toBeGreaterThan(0.1);
      expect((mark?.matrix[4] ?? 0) + right / em).toBeLessThan(0.65);
      expect((mark?.matrix[5] ?? 0) - bottom / em).toBeLessThan(0.5);
    }
  });

  test('a mark that nothing combines with is not drawn beside its letter', () => {
    expect(shapeVertical('山\u3099', chain).findings).toEqual([{ code: 'missing-glyph', text: '山\u3099' }]);
  });
});
