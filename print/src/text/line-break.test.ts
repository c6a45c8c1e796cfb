import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shippedChain } from '../../golden/shipped-fonts.ts';
import { shapeHorizontal } from './horizontal-line.ts';
import type { Cluster } from './line.ts';
import { breakLines, mayBreak } from './line-break.ts';
import { shapeVertical } from './vertical-line.ts';

const chain = shippedChain('mincho');
const broken = (text: string, longestEm: number): string[] =>
  breakLines(shapeVertical(text, chain).clusters, longestEm).map(textOf);
const textOf = (line: readonly Cluster[]): string => line.map(({ text }) => text).join('');

test.each([
  ['行頭に句点は来ない', 'あいう。えお', 3, ['あい', 'う。え', 'お']],
  ['行頭に小書きは来ない', 'あいしゃく', 3, ['あい', 'しゃく']],
  ['行頭に長音は来ない', 'あいスーパー', 3, ['あい', 'スー', 'パー']],
  ['行末に始め括弧は来ない', 'あい（うえ）お', 3, ['あい', '（う', 'え）お']],
  ['禁則が続けば一緒に送る', 'あいう」。え', 3, ['あい', 'う」。', 'え']],
  ['空白は行の端で消える', 'あいう　えお', 3, ['あいう', 'えお']],
  ['欧文は途中で切れない', 'あいHello!う', 4, ['あい', 'Hello!', 'う']],
  ['末の行に一字と句点だけは残らない', '大きな貝を競争です。', 8, ['大きな貝を競争', 'です。']],
  ['一字には、禁則の許すところから連れが付く', 'きのう海を見たっす。', 8, ['きのう海を見', 'たっす。']],
  ['短い行からは送らない', 'あいうえおか', 5, ['あいうえお', 'か']],
  ['空白のあとの一字はそのまま', 'あいうえおかき　く', 8, ['あいうえおかき', 'く']],
])('%s', (_, text, longest, lines) => {
  expect(broken(text, longest)).toEqual(lines);
});

test('a letter that is wider than its line stands on it alone', () => {
  expect(breakLines(shapeHorizontal('W', chain).clusters, 0.1).map(textOf)).toEqual(['W']);
  expect(breakLines(shapeHorizontal('WAあ', chain).clusters, 0.1).map(textOf)).toEqual(['W', 'A', 'あ']);
});

test.each([
  ['a line that is just full', 'あいうえ', 2, ['あい', 'うえ']],
  ['what fits whole', 'あ。い。', 4, ['あ。い。']],
  ['blanks at both ends of a break', 'あ　　い', 2, ['あ', 'い']],
  ['a text of blanks alone', '　　', 1, ['']],
  ['nothing but what may not begin a line', '。。。', 2, ['。。', '。']],
  ['a bracket that would end a line, even the first', '（あ', 1, ['（', 'あ']],
])('%s is broken so', (_, text, longest, lines) => {
  expect(broken(text, longest)).toEqual(lines);
});

const symbols = fc.constantFrom(...'あいうえお漢字、。」』）？！っゃーー「『（ア12');

test('breaking loses no character, and a line is longer than its room only where it holds one cluster', () => {
  fc.assert(
    fc.property(fc.array(symbols, { maxLength: 40 }), fc.integer({ min: 1, max: 12 }), (letters, longest) => {
      const { clusters } = shapeVertical(letters.join(''), chain);
      const lines = breakLines(clusters, longest);
      expect(lines.map(textOf).join('')).toBe(letters.join(''));
      for (const line of lines) {
        const length = line.reduce(
          (sum, { advanceEm, gapEm }, index) => sum + advanceEm + (index + 1 < line.length ? gapEm : 0),
          0,
        );
        expect(line.length === 1 || length <= longest + 1e-6).toBe(true);
      }
    }),
  );
});

test('a break that 禁則 forbids happens only where no fair one is left', () => {
  fc.assert(
    fc.property(fc.array(symbols, { maxLength: 40 }), fc.integer({ min: 4, max: 12 }), (letters, longest) => {
      const lines = breakLines(shapeVertical(letters.join(''), chain).clusters, longest);
      lines.slice(0, -1).forEach((line, index) => {
        if (mayBreak(line.at(-1), lines[index + 1]?.[0])) return;
        const fair = line.slice(1).some((cluster, at) => mayBreak(line[at], cluster));
        expect(fair).toBe(false);
      });
    }),
  );
});
