import { judgeResolution } from '@fumi/domain';
import { ISSUE_LEVELS, type Issue, type IssueCode } from '@fumi/print';
import { expect, test } from 'vitest';
import { commentIssues } from '../copy/comments.ts';
import { photoCopy } from '../copy/photo.ts';
import { remarksOf } from './address-check.ts';
import { addressDoubts } from './address-doubts.ts';

const issueOf = (code: IssueCode): Issue => ({
  ...{ code, party: 'recipient', field: 'address2', text: '鬱', percent: 70 },
});

/** Words that the sentence about each issue contains, beside the field and before the order. */
const SAID: Readonly<Record<Exclude<IssueCode, 'low-resolution'>, string>> = {
  shrunk: '文字を小さくして',
  split: '「鬱」の途中で行を変えて',
  numerals: '数字は「鬱」と',
  'substituted-glyph': '少し違う書体で',
  composed: '記号を重ねて',
  'full-width-kana': '半角のカナは「鬱」と',
  'break-inside': '手で決めた改行は使わず',
  condensed: '細く詰めて',
  'variation-lost': '標準の字の形で',
  'reserved-area': '切手や消印の場所',
  'outside-safe-area': 'はがきの端に近く',
  'cut-short': 'すべては印刷できません',
  overflow: '長くて入りきらない',
  'missing-glyph': '「鬱」は印刷できません',
};

const BESIDE = { told: 'note', warned: 'warning', refused: 'error' } as const;

test.each(Object.entries(SAID) as [keyof typeof SAID, string][])(
  '%s is said beside its field and again before the order, at its level',
  (code, words) => {
    const level = ISSUE_LEVELS[code];
    const issue = issueOf(code);
    expect(remarksOf({}, [issue])('address2')[BESIDE[level]]).toContain(words);
    expect(commentIssues([issue], level).join('')).toContain(words);
    const doubts = addressDoubts({}, [], [issue]);
    expect(doubts.map(({ sentence }) => sentence).join('')).toContain(words);
    expect(doubts.map((doubt) => doubt.level)).toEqual([level]);
  },
);

test('a photo below 260 dpi is warned about', () => {
  const frame = { width: 72, height: 72 };
  expect(ISSUE_LEVELS['low-resolution']).toBe('warned');
  expect(judgeResolution({ width: 130, height: 130 }, frame)).not.toBe('fine');
  expect(judgeResolution({ width: 260, height: 260 }, frame)).toBe('fine');
  expect(photoCopy.tooSmall).toContain('画像の大きさが足りません');
});

test('a character that the rules call unprintable is not told again by the engine', () => {
  const problems = { nameLast: { code: 'unprintable', characters: ['鬱'] } } as const;
  expect(remarksOf(problems, [issueOf('missing-glyph')])('address2').error).toBeUndefined();
  expect(addressDoubts(problems, [], [issueOf('missing-glyph')])).toHaveLength(1);
});

test('a field on two lines of different sizes is said once, with the smaller', () => {
  const issues = [92, 84].map((percent): Issue => ({ ...issueOf('shrunk'), percent }));
  const said = '入りきるように、文字を小さくして印刷します（84％）。';
  expect(remarksOf({}, issues)('address2').note).toBe(said);
  expect(addressDoubts({}, [], issues).map(({ sentence }) => sentence)).toEqual([`住所2：${said}`]);
});
