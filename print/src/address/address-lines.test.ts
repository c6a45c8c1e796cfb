import { parseAddress } from '@fumi/domain';
import { expect, test } from 'vitest';
import { addressLines, type Share } from './address-lines.ts';

/** Lines that hold so many characters before they look squeezed, at three quarters of their size. */
const ofLength =
  (longest: number): Share =>
  (text) =>
    (0.75 * longest) / [...text].length;

const lines = (address1: string, address2: string, share: Share) =>
  addressLines(parseAddress({ state: '東京都', address1, address2 }, []).parts, share);

test('a number that does not fit opens the second line and is never broken', () => {
  expect(lines('港区', '1-2-3 ハイツ', ofLength(30))).toEqual(['東京都港区1-2-3', 'ハイツ']);
  expect(lines('港区', '1-2-3 ハイツ', ofLength(9))).toEqual(['東京都港区', '1-2-3\u3000ハイツ']);
});

test.each([
  [30, ['東京都港区六本木1丁目2番3号', '六本木ヒルズ森タワー12F']],
  [14, ['東京都港区六本木', '1丁目2番3号', '六本木ヒルズ森タワー12F']],
  [10, ['東京都港区六本木', '1丁目2番3号', '六本木ヒルズ森タワー12F']],
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

test('without a building, the street number stays beside the town as long as it fits', () => {
  expect(lines('港区六本木', '1-2-3', ofLength(16))).toEqual(['東京都港区六本木1-2-3']);
  expect(lines('港区', '六本木1-2-3', ofLength(9))).toEqual(['東京都港区六本木', '1-2-3']);
});
