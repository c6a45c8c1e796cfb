import { parseAddress } from '@fumi/domain';
import { expect, test } from 'vitest';
import { LAYOUT_NAMES, shippedLayout } from '../../golden/cards.ts';
import { DEEPEST_SQUEEZE } from '../text/fit.ts';
import { cheapestLines, type Piece, type Share, SQUEEZED_SHARES } from './cheapest-lines.ts';

/** Lines that hold so many characters before they look squeezed, at three quarters of their size. */
const ofLength =
  (longest: number): Share =>
  (text) =>
    (0.75 * longest) / [...text].length;

const piecesOf = (address1: string, address2: string): readonly Piece[] =>
  parseAddress({ state: '東京都', address1, address2 }, []).parts;

const lines = (address1: string, address2: string, share: Share) =>
  cheapestLines(piecesOf(address1, address2), share).lines;

test('a number that does not fit opens the second line and is never broken', () => {
  expect(lines('港区', '1-2-3 ハイツ', ofLength(30))).toEqual(['東京都港区1-2-3', 'ハイツ']);
  expect(lines('港区', '1-2-3 ハイツ', ofLength(9))).toEqual(['東京都港区', '1-2-3\u3000ハイツ']);
});

test.each([
  [30, ['東京都港区六本木1丁目2番3号', '六本木ヒルズ森タワー12F']],
  [14, ['東京都港区六本木', '1丁目2番3号', '六本木ヒルズ森タワー12F']],
])('in lines of %i characters it stands on %j', (longest, expected) => {
  expect(lines('港区六本木', '1丁目2番3号 六本木ヒルズ森タワー12F', ofLength(longest))).toEqual(expected);
});

test('a building that no line holds is broken between its words', () => {
  expect(lines('港区六本木', '1-2 グランドハイツ東雲アネックス', ofLength(13))).toEqual([
    '東京都港区六本木1-2',
    'グランドハイツ',
    '東雲アネックス',
  ]);
});

test.each([
  [12, ['東京都港区六本木', '1丁目2番3号\u3000六本木', 'ヒルズ森タワー12F']],
  [10, ['東京都港区六本木', '1丁目2番3号\u3000六本', '木ヒルズ森タワー12F']],
])(
  'before it is squeezed it is broken, in lines of %i characters as %j, and that is told',
  (longest, expected) => {
    const pieces = piecesOf('港区六本木', '1丁目2番3号 六本木ヒルズ森タワー12F');
    expect(cheapestLines(pieces, ofLength(longest))).toEqual({
      lines: expected,
      split: ['六本木ヒルズ森タワー'],
    });
  },
);

test('without a building, the street number stays beside the town as long as it fits', () => {
  expect(lines('港区六本木', '1-2-3', ofLength(16))).toEqual(['東京都港区六本木1-2-3']);
  expect(lines('港区', '六本木1-2-3', ofLength(9))).toEqual(['東京都港区六本木', '1-2-3']);
});

test.each([
  ['characters', '亜'.repeat(255), '亜'.repeat(255)],
  ['words', '亜 '.repeat(127), '亜 '.repeat(127)],
  ['streets', '亜1-2 '.repeat(51), '1-2 亜'.repeat(51)],
])('the longest address that can be typed, of %s, takes few measurements', (_, address1, address2) => {
  let measured = 0;
  const { lines: found } = cheapestLines(piecesOf(address1, address2), (text) => {
    measured += 1;
    return 20 / [...text].length;
  });
  expect(found.join('').length).toBeGreaterThan(500 / 2);
  expect(measured).toBeLessThan(3000);
});

test('the smallest share that is tried overflows in every layout', () => {
  const parties = LAYOUT_NAMES.map(shippedLayout).flatMap(({ recipient, sender }) => [recipient, sender]);
  const places = parties.flatMap(({ address, addressOfThree }) => [...address, ...addressOfThree]);
  const readable = places.map(({ floorPt, sizePt }) => (DEEPEST_SQUEEZE * floorPt) / sizePt);
  expect(Math.min(...SQUEEZED_SHARES)).toBeLessThan(Math.min(...readable));
});
