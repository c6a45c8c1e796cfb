import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RECIPIENTS, SENDER, shippedLayout } from '../../golden/cards.ts';
import { textOperations } from '../../golden/ink.ts';
import { shippedLocalities } from '../../golden/localities.ts';
import { shippedChain, shippedFont } from '../../golden/shipped-fonts.ts';
import { layoutAddressPage } from '../address/address-page.ts';
import type { Matrix, PlacedGlyph, TextOperation } from '../display-list.ts';
import { fine, num, utf8 } from './bytes.ts';
import type { EmbeddedFont } from './embed-font.ts';
import { outlinePainter } from './outline-stream.ts';
import { startPdf } from './pdf-file.ts';
import { textStream } from './text-stream.ts';

const font = shippedFont('mincho');

/** The whole typeface under its two names; codes are glyph numbers. */
const face: EmbeddedFont = {
  font,
  horizontalName: 'H0',
  verticalName: 'V0',
  code: ({ glyphId }) => glyphId.toString(16).toUpperCase().padStart(4, '0'),
  resources: '',
};
const operators = (operation: TextOperation) => textStream(operation, new Map([['mincho', face]]));

type Shown = { readonly glyphId: number; readonly x: number; readonly y: number };

/** Where a reader of PDF that follows the operators puts each glyph's horizontal origin (ISO 32000 §9.4.4). */
function followed(stream: string): Shown[] {
  const shown: Shown[] = [];
  let isVertical = false;
  let matrix: number[] = [];
  for (const [, name, numbers = '', array = ''] of stream.matchAll(
    /\/([HV])0 1 Tf|((?:-?[\d.]+ ){6})Tm\[([^\]]*)\]TJ/g,
  )) {
    if (name) {
      isVertical = name === 'V';
      continue;
    }
    matrix = numbers.trim().split(' ').map(Number);
    let along = 0;
    for (const [, hex, moved] of array.matchAll(/<([0-9A-F]*)>|(-?[\d.]+)/g)) {
      if (moved !== undefined) along += ((isVertical ? 1 : -1) * Number(moved)) / 1000;
      for (const code of hex?.match(/.{4}/g) ?? []) {
        const glyph = font.glyph(Number.parseInt(code, 16));
        const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = matrix;
        const [dx, dy] = isVertical ? [-glyph.originXEm, -along - glyph.originYEm] : [along, 0];
        shown.push({ glyphId: glyph.id, x: a * dx + c * dy + e, y: b * dx + d * dy + f });
        along += isVertical ? glyph.heightEm : glyph.advanceEm;
      }
    }
  }
  return shown;
}

function expectPlaced(operation: TextOperation): void {
  const shown = followed(operators(operation));
  expect(shown.map(({ glyphId }) => glyphId)).toEqual(operation.glyphs.map(({ glyphId }) => glyphId));
  operation.glyphs.forEach(({ matrix: [a, b, , , x, y] }, index) => {
    // A thousandth of the size, and what rounding the start to a thousandth of a point costs.
    const slack = 0.001 * Math.hypot(a, b) + 0.001;
    expect(Math.abs((shown[index]?.x ?? Number.NaN) - x)).toBeLessThan(slack);
    expect(Math.abs((shown[index]?.y ?? Number.NaN) - y)).toBeLessThan(slack);
  });
}

const glyphAt = (text: string, matrix: Matrix, vertical = false): PlacedGlyph => ({
  font: 'mincho',
  glyphId: font.find(text.codePointAt(0) ?? 0)?.id ?? 0,
  text,
  matrix,
  vertical,
});
const textOf = (glyphs: readonly PlacedGlyph[]): TextOperation => ({
  kind: 'text',
  color: [0, 0, 0, 1],
  glyphs,
  origin: null,
});

describe('a reader that follows the operators of a text', () => {
  test.each(Object.keys(RECIPIENTS) as (keyof typeof RECIPIENTS)[])(
    'comes to the place of each glyph of the %s card',
    (name) => {
      const page = layoutAddressPage({
        layout: shippedLayout('PortraitA'),
        sender: SENDER,
        recipient: RECIPIENTS[name],
        qr: null,
        fonts: [shippedChain('mincho')[0]],
        numerals: 'kanji',
        localities: shippedLocalities,
      });
      for (const operation of textOperations(page)) expectPlaced(operation);
    },
  );

  test('comes to any place, in either direction, whatever lies between', () => {
    const step = fc.record({
      text: fc.constantFrom(...'山ー1、iW'),
      along: fc.double({ min: -2, max: 3, noNaN: true }),
      across: fc.constantFrom(0, 0, 0, 2),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), fc.boolean(), (steps, vertical) => {
        let [x, y] = [50, 60];
        const glyphs = steps.map(({ text, along, across }) => {
          x += (vertical ? across : along) * 10;
          y += (vertical ? along : across) * 10;
          return glyphAt(text, [10, 0, 0, -10, x, y], vertical);
        });
        expectPlaced(textOf(glyphs));
      }),
    );
  });

  test('reads a line without gaps as one, and sets its face once', () => {
    const advance = font.find('山'.codePointAt(0) ?? 0)?.advanceEm ?? 0;
    const line = ['山', '山', '山'].map((text, index) =>
      glyphAt(text, [10, 0, 0, -10, 50 + 10 * advance * index, 60]),
    );
    const code = face.code({ glyphId: line[0]?.glyphId ?? 0, text: '' });
    expect(operators(textOf(line))).toBe(
      `BT\n/H0 1 Tf\n10 0 0 -10 50 60 Tm[<${code}${code}${code}>]TJ\nET\n`,
    );
    const other = [...line, glyphAt('山', [12, 0, 0, -12, 90, 60])];
    expect(operators(textOf(other)).match(/Tf|Tm/g)).toEqual(['Tf', 'Tm', 'Tm']);
  });

  test('gets no operators of a typeface that is missing', () => {
    expect(() => textStream(textOf([glyphAt('山', [1, 0, 0, 1, 0, 0])]), new Map())).toThrow(
      'no font mincho',
    );
    const outlines = outlinePainter(startPdf('1.6', asIs), new Map());
    expect(() => outlines(textOf([glyphAt('山', [1, 0, 0, 1, 0, 0])]), new Map())).toThrow('no font mincho');
  });
});

const asIs = (bytes: Uint8Array) => bytes;

describe('text as outlines', () => {
  const painted = (text: string) => {
    const file = startPdf('1.6', asIs);
    const paint = outlinePainter(file, new Map([['mincho', font]]));
    const used = new Map<string, number>();
    const glyphs = [...text].map((character, index) =>
      glyphAt(character, [10, 0, 0, -10, 50, 60 + 10 * index]),
    );
    const operators = paint(textOf(glyphs), used);
    const [root, info] = [file.add('<<>>'), file.add('<<>>')];
    const bytes = file.finish({ root, info, hash: () => new Uint8Array(16) });
    return { operators, used, forms: Buffer.from(bytes).toString('latin1') };
  };
  const lines = (text: string) => painted(text).forms.split('\n');

  test('is drawn at its size and place by forms, of which each glyph has one', () => {
    const { operators, used, forms } = painted('山川山');
    expect(operators).toBe(
      'q 10 0 0 -10 50 60 cm /G0 Do Q\nq 10 0 0 -10 50 70 cm /G1 Do Q\nq 10 0 0 -10 50 80 cm /G0 Do Q\n',
    );
    expect([...used]).toEqual([
      ['G0', 1],
      ['G1', 2],
    ]);
    const scale = fine(1 / font.unitsPerEm);
    expect(forms.split(`/Matrix[${scale} 0 0 ${scale} 0 0]`)).toHaveLength(3);
    expect(forms.split('h\nf\n')).toHaveLength(3);
  });

  test('is whole inside the box of its form', () => {
    const { forms } = painted('永');
    const [left = 0, bottom = 0, right = 0, top = 0] = (/BBox\[([^\]]+)/.exec(forms)?.[1] ?? '')
      .split(' ')
      .map(Number);
    const points = font.contours(glyphAt('永', [1, 0, 0, 1, 0, 0]).glyphId).flat();
    for (const { x, y } of points) {
      expect(x).toBeGreaterThanOrEqual(left);
      expect(x).toBeLessThanOrEqual(right);
      expect(y).toBeGreaterThanOrEqual(bottom);
      expect(y).toBeLessThanOrEqual(top);
    }
  });

  test('has cubic curves that pass where the quadratic ones do', () => {
    const contours = font.contours(glyphAt('の', [1, 0, 0, 1, 0, 0]).glyphId);
    const middles: string[] = [];
    let [x, y] = [0, 0];
    for (const line of lines('の')) {
      const numbers = line.split(' ').slice(0, -1).map(Number);
      const [a = 0, b = 0, c = 0, d = 0] = numbers;
      const [endX = 0, endY = 0] = numbers.slice(-2);
      if (line.endsWith(' c')) {
        // The control of the quadratic curve lies on the tangents of both ends, half as far again.
        middles.push(`${num(x + (a - x) * 1.5)} ${num(y + (b - y) * 1.5)}`);
        expect(endX + (c - endX) * 1.5).toBeCloseTo(x + (a - x) * 1.5, 1);
        expect(endY + (d - endY) * 1.5).toBeCloseTo(y + (b - y) * 1.5, 1);
      }
      if (/ [mlc]$/.test(line)) [x, y] = [endX, endY];
    }
    const controls = contours.flat().filter(({ onCurve }) => !onCurve);
    expect(middles.length).toBe(controls.length);
    const near = (place: string) =>
      place
        .split(' ')
        .map((part) => Math.round(Number(part)))
        .join(' ');
    const sorted = (places: readonly string[]) => places.map(near).toSorted();
    expect(sorted(middles)).toEqual(sorted(controls.map(({ x: cx, y: cy }) => `${cx} ${cy}`)));
  });

  test('breaks the sides of a bar in the middle, so that no renderer takes it for a rectangle of whole pixels', () => {
    const points = font.contours(glyphAt('－', [1, 0, 0, 1, 0, 0]).glyphId).flat();
    const sides = lines('－').filter((line) => line.endsWith(' l'));
    if (points.length === 4) expect(sides.length).toBe(6);
    expect(lines('一').filter((line) => / [mlc]$/.test(line)).length).toBeGreaterThan(4);
  });
});

describe('numbers', () => {
  test.each([
    [0, '0'],
    [-0.0004, '0'],
    [1.23456, '1.235'],
    [-2.5, '-2.5'],
    [436.528, '436.528'],
    [1e-7, '0'],
  ])('%f is written %s', (value, text) => {
    expect(num(value)).toBe(text);
  });

  test.each([
    [0.0000009, '0'],
    [0.00001, '0.00001'],
    [0.0123456789, '0.0123457'],
    [-0.5, '-0.5'],
  ])('as a scale %f is written %s', (value, text) => {
    expect(fine(value)).toBe(text);
  });

  test('XMP is UTF-8', () => {
    const text = '年賀状 𠮷 <&%41>';
    expect(new TextDecoder().decode(utf8(text))).toBe(text);
  });
});
