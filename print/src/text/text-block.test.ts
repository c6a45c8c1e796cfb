import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shippedChain } from '../../golden/shipped-fonts.ts';
import { setTextBlock, type TextBlock } from './text-block.ts';

const chain = shippedChain('mincho');

const block = (over: Partial<TextBlock>): TextBlock => ({
  text: '山',
  box: { x: 100, y: 200, width: 60, height: 40 },
  writing: 'horizontal',
  sizePt: 10,
  floorPt: 6,
  lineHeightEm: 1.5,
  align: 'start',
  ...over,
});

/** Where each character begins along its line, and the number of the line, from the middle of the block. */
function placesOf(wanted: TextBlock) {
  const { glyphs, fit } = setTextBlock(wanted, chain);
  return {
    fit,
    places: glyphs.map(({ text, matrix: [, , , , x, y] }) => [text, Math.round(x), Math.round(y)]),
  };
}

describe('a horizontal block', () => {
  const middle = Math.round(220 + 0.38 * 10);

  test.each([
    ['start', 100],
    ['middle', 120],
    ['end', 140],
  ] as const)('aligned to its %s begins at %i', (align, x) => {
    expect(placesOf(block({ text: '山川', align })).places).toEqual([
      ['山', x, middle],
      ['川', x + 10, middle],
    ]);
  });

  test('sets its lines one below the other around its middle, empty ones too', () => {
    const { places } = placesOf(block({ text: '山\r\n\n川' }));
    expect(places).toEqual([
      ['山', 100, middle - 15],
      ['川', 100, middle + 15],
    ]);
  });

  test('at its floor its lines come closer, no more than they have to, before it overflows', () => {
    const lines = (count: number) => new Array(count).fill('山').join('\n');
    const stepOf = (text: string, tightestEm?: number) => {
      const { fit, places } = placesOf(
        block({ text, tightestEm, sizePt: 6, box: { x: 0, y: 0, width: 60, height: 30 } }),
      );
      const [first = 0, second = 0] = places.map(([, , y]) => y as number);
      return { step: second - first, overflows: fit.overflows };
    };
    expect(stepOf(lines(3), 1.2)).toEqual({ step: 9, overflows: false });
    expect(stepOf(lines(4))).toEqual({ step: 9, overflows: true });
    expect(stepOf(lines(4), 1)).toEqual({ step: 8, overflows: false });
    expect(stepOf(lines(5), 1.2)).toEqual({ step: 7, overflows: true });
  });

  test('breaks a line that is too long between phrases where it is told to, else fills each line', () => {
    const rowsOf = (breaks?: 'phrases') => {
      const { places } = placesOf(
        block({ text: '健太郎（八歳）紗也香', box: { x: 0, y: 0, width: 90, height: 40 }, breaks }),
      );
      return [...new Set(places.map(([, , y]) => y))].map((row) =>
        places.flatMap(([text, , y]) => (y === row ? [text] : [])).join(''),
      );
    };
    expect(rowsOf()).toEqual(['健太郎（八歳）紗', '也香']);
    expect(rowsOf('phrases')).toEqual(['健太郎（八歳）', '紗也香']);
  });

  test('is set smaller rather than broken inside a word, where that helps', () => {
    const rowsOf = (width: number) => {
      const box = { x: 0, y: 0, width, height: 40 };
      const { fit, places } = placesOf(block({ text: 'クリストファー・スミス', box, breaks: 'phrases' }));
      const rows = [...new Set(places.map(([, , y]) => y))].map((row) =>
        places.flatMap(([text, , y]) => (y === row ? [text] : [])).join(''),
      );
      return { sizePt: fit.sizePt, rows };
    };
    expect(rowsOf(80)).toEqual({ sizePt: 10, rows: ['クリストファー・', 'スミス'] });
    expect(rowsOf(60)).toEqual({ sizePt: 7.5, rows: ['クリストファー・', 'スミス'] });
    expect(rowsOf(40).sizePt).toBe(10);
  });

  test('is condensed rather than broken between a name and its age', () => {
    const rowsOf = (tightestEm?: number) => {
      const box = { x: 0, y: 0, width: 67, height: 20 };
      const text = '健次郎（八歳）紗也香（五歳）虎之助（一歳）';
      const { places } = placesOf(block({ text, box, sizePt: 6, tightestEm, breaks: 'phrases' }));
      return [...new Set(places.map(([, , y]) => y))].map((row) =>
        places.flatMap(([text, , y]) => (y === row ? [text] : [])).join(''),
      );
    };
    expect(rowsOf(1.15)).toEqual(['健次郎（八歳）紗也香（五歳）', '虎之助（一歳）']);
  });

  test('grows smaller by quarters of a point until its lines fit', () => {
    // 40 pt hold three lines of 1 + 2 × 1.5 em = 4 em at 10 pt, four lines of 5.5 em at 7.25 pt.
    expect(placesOf(block({ text: '一\n二\n三' })).fit).toEqual({
      sizePt: 10,
      squeeze: 1,
      share: 1,
      overflows: false,
    });
    expect(placesOf(block({ text: '一\n二\n三\n四' })).fit).toEqual({
      sizePt: 7.25,
      squeeze: 1,
      share: 0.725,
      overflows: false,
    });
  });

  test('keeps its smallest size where even that does not hold it, and says so', () => {
    expect(placesOf(block({ text: '一\n二\n三\n四\n五\n六' })).fit).toMatchObject({
      sizePt: 6,
      overflows: true,
    });
  });

  test('is smaller, then condensed where a character is wider than its line', () => {
    const narrow = (width: number) => {
      const wanted = block({ box: { ...block({}).box, width }, align: 'end' });
      return setTextBlock(wanted, chain);
    };
    expect(narrow(7).fit).toEqual({ sizePt: 7, squeeze: 1, share: 0.7, overflows: false });
    expect(narrow(4).fit).toMatchObject({ sizePt: 6, squeeze: 4 / 6, overflows: true });
    expect(narrow(3).glyphs[0]?.matrix.slice(0, 5)).toEqual([3, 0, 0, -6, 100]);
  });

  test('is condensed by a quarter at most before it overflows, where its lines may come closer', () => {
    const fitOf = (length: number, tightestEm?: number) =>
      placesOf(
        block({
          text: '山'.repeat(length),
          tightestEm,
          sizePt: 6,
          box: { x: 0, y: 0, width: 60, height: 13 },
        }),
      ).fit;
    expect(fitOf(20, 1.15)).toEqual({ sizePt: 6, squeeze: 1, share: 1, overflows: false });
    expect(fitOf(26, 1.15)).toMatchObject({ sizePt: 6, squeeze: 10 / 13, overflows: false });
    expect(fitOf(27, 1.15)).toMatchObject({ overflows: true });
    expect(fitOf(26)).toMatchObject({ squeeze: 1, overflows: true });
  });
});

test('a line covers its length along itself and one em around its middle', () => {
  const areaOf = (writing: TextBlock['writing']) =>
    setTextBlock(block({ text: '山川', writing }), chain).areas;
  expect(areaOf('horizontal')).toEqual([{ x: 100, y: 215, width: 20, height: 10 }]);
  expect(areaOf('vertical')).toEqual([{ x: 125, y: 200, width: 10, height: 20 }]);
});

describe('a vertical block', () => {
  test.each([
    ['start', 0],
    ['middle', 10],
    ['end', 20],
  ] as const)('aligned to its %s begins %i pt below its top', (align, shift) => {
    const at = (over: Partial<TextBlock>) => placesOf(block({ ...over, writing: 'vertical' })).places;
    const [[, x = 0, top = 0] = []] = at({ text: '山川' });
    expect(at({ text: '山川', align }).map(([, , y]) => y)).toEqual([
      Number(top) + shift,
      Number(top) + shift + 10,
    ]);
    expect(x).toBe(125);
  });

  test('sets its lines from right to left around its middle', () => {
    const { places } = placesOf(block({ text: '一\n山\n川', writing: 'vertical' }));
    expect(places.map(([text, x]) => [text, x])).toEqual([
      ['一', 140],
      ['山', 125],
      ['川', 110],
    ]);
  });

  test.each([
    ['start', [155, 140]],
    [undefined, [133, 118]],
    ['end', [110, 95]],
  ] as const)('with fewer lines than it has room for begins at its %s', (stack, expected) => {
    // Five columns of 10 pt, 15 pt apart, fill 70 pt.
    const box = { x: 90, y: 200, width: 70, height: 40 };
    const { places } = placesOf(block({ text: '山\n川', box, writing: 'vertical', stack }));
    expect(places.map(([, x]) => x)).toEqual(expected.map((x) => x - 5));
  });

  test('breaks at its height', () => {
    const { places, fit } = placesOf(block({ text: '山川山川山川', writing: 'vertical' }));
    expect(fit.sizePt).toBe(10);
    expect(new Set(places.map(([, x]) => x)).size).toBe(2);
  });

  test('breaks a name of Latin letters between its words, where it is longer than a column', () => {
    const columnsOf = (height: number) => {
      const box = { x: 0, y: 0, width: 40, height };
      const { places } = placesOf(block({ text: 'Maria McDonald', writing: 'vertical', box }));
      return [...new Set(places.map(([, x]) => x))].map((column) =>
        places.flatMap(([text, x]) => (x === column ? [text] : [])).join(''),
      );
    };
    expect(columnsOf(90)).toEqual(['MariaMcDonald']);
    expect(columnsOf(50)).toEqual(['Maria', 'McDonald']);
  });
});

test('what no face draws is told once, and an empty text sets nothing', () => {
  expect(setTextBlock(block({ text: '山\u{1F411}' }), chain).findings).toEqual([
    { code: 'missing-glyph', text: '\u{1F411}' },
  ]);
  expect(setTextBlock(block({ text: '' }), chain)).toMatchObject({ glyphs: [], fit: { overflows: false } });
});

test('air between characters counts where lines are broken', () => {
  const text = '山川山川山川';
  const linesWith = (trackingEm: number) =>
    new Set(placesOf(block({ text, trackingEm })).places.map(([, , y]) => y)).size;
  expect(linesWith(0)).toBe(1);
  expect(linesWith(0.2)).toBe(2);
});

test('no word of Latin letters and no number is broken', () => {
  const { glyphs } = setTextBlock(block({ text: '令和の2027 wedding', sizePt: 10 }), chain);
  const lines = glyphs.reduce(
    (byY, { text, matrix }) => byY.set(matrix[5], `${byY.get(matrix[5]) ?? ''}${text}`),
    new Map<number, string>(),
  );
  expect([...lines.values()]).toContain('wedding');
  expect([...lines.values()].join('')).toBe('令和の2027wedding');
});

test('a block keeps inside its box, or says that it cannot', () => {
  const letters = fc.constantFrom(...'謹んで新年のお慶びを申し上げます。「」ー2027Aw　 \n');
  const length = fc.integer({ min: 12, max: 160 });
  fc.assert(
    fc.property(
      fc.array(letters, { maxLength: 60 }),
      length,
      length,
      fc.constantFrom('vertical' as const, 'horizontal' as const),
      fc.constantFrom('start' as const, 'end' as const, undefined),
      fc.constantFrom(0, 0.2),
      (typed, width, height, writing, stack, trackingEm) => {
        const box = { x: 10, y: 20, width, height };
        const wanted = block({ text: typed.join(''), box, writing, stack, trackingEm });
        const { glyphs, fit } = setTextBlock(wanted, chain);
        expect(glyphs.map(({ text }) => text).join('')).toBe(typed.join('').replaceAll(/\s/g, ''));
        if (fit.overflows) return;
        const across = glyphs.map(({ matrix: [, , , , x, y] }) => (writing === 'vertical' ? x : y));
        const [from, to] = writing === 'vertical' ? [10, 10 + width] : [20, 20 + height];
        for (const at of across) {
          expect(at).toBeGreaterThan(from - 0.7 * fit.sizePt);
          expect(at).toBeLessThan(to + 0.2 * fit.sizePt);
        }
      },
    ),
  );
});
