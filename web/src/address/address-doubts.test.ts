import type { Issue } from '@fumi/print';
import { expect, test } from 'vitest';
import { remarksOf } from './address-check.ts';
import { addressDoubts, cardDoubts } from './address-doubts.ts';

const issue = (over: Partial<Issue>): Issue => ({
  code: 'condensed',
  party: 'recipient',
  field: 'address2',
  text: '',
  percent: 70,
  ...over,
});

test('an order waits for characters that cannot be printed, and for no doubt', () => {
  const doubts = addressDoubts(
    {
      nameLast: { code: 'unprintable', characters: ['🐑'] },
      zip: { code: 'zip' },
      state: { code: 'too-long', max: 4 },
    },
    ['no-street-number'],
    [issue({})],
  );
  expect(doubts).toEqual([
    { sentence: '姓：「🐑」は印刷できません。別の文字にしてください。', level: 'refused' },
    { sentence: '郵便番号：※郵便番号は7文字の半角数字を入力してください。', level: 'warned' },
    { sentence: '都道府県：4文字以内で入力してください。', level: 'warned' },
    { sentence: '番地がありません', level: 'warned' },
    {
      sentence: '住所2：長いので、文字を小さく、細く詰めて印刷します（70％）。短くすると読みやすくなります。',
      level: 'warned',
    },
  ]);
});

test('an issue of a field is told once, and not where a problem of the field tells it', () => {
  const doubts = addressDoubts(
    { nameLast: { code: 'unprintable', characters: ['🐑'] } },
    [],
    [
      issue({}),
      issue({ text: '2' }),
      issue({ code: 'shrunk' }),
      issue({ field: 'nameLast' }),
      issue({ code: 'missing-glyph', text: '🐑' }),
    ],
  );
  expect(doubts.map(({ sentence }) => sentence)).toEqual([
    '姓：「🐑」は印刷できません。別の文字にしてください。',
    '住所2：長いので、文字を小さく、細く詰めて印刷します（70％）。短くすると読みやすくなります。',
    '住所2：入りきるように、文字を小さくして印刷します（70％）。',
  ]);
});

test('a break by hand that is not followed is said beside its field and before the order', () => {
  const inside = issue({ code: 'break-inside', text: '1-2-3', percent: null });
  const sentence = '「1-2-3」の途中では改行できないので、手で決めた改行は使わず、自動で改行して印刷します。';
  expect(remarksOf({}, [inside])('address2').warning).toBe(sentence);
  expect(cardDoubts({}, [], [inside])).toEqual([{ sentence: `住所2：${sentence}`, level: 'warned' }]);
});

test('an order waits for a card that the engine finds no room for', () => {
  expect(addressDoubts({}, [], [issue({ code: 'overflow' })])).toEqual([
    {
      sentence: '住所2：長くて入りきらないので、このままでは印刷できません。短くしてください。',
      level: 'refused',
    },
  ]);
});

test('a text that is too long and finds no room on the card holds the order', () => {
  const doubts = addressDoubts(
    { address2: { code: 'too-long', max: 30 } },
    [],
    [issue({ code: 'overflow' })],
  );
  expect(doubts).toEqual([{ sentence: '住所2：30文字以内で入力してください。', level: 'refused' }]);
});

test('the list of recipients and the page before the order tell the same, but for problems of fields', () => {
  const problems = { zip: { code: 'zip' } } as const;
  const issues = [issue({ code: 'overflow' }), issue({ field: 'address1' })];
  const [problem, ...others] = addressDoubts(problems, ['no-street-number'], issues);
  expect(problem?.sentence).toContain('郵便番号');
  expect(cardDoubts(problems, ['no-street-number'], issues)).toEqual(others);
  expect(others.map(({ level }) => level)).toEqual(['refused', 'warned', 'warned']);
});

test('the warning about another address in the contacts names that address', () => {
  const kept = { zip: '1060032', state: '東京都', address1: '港区六本木9-9-9', address2: '' };
  const nowhere = { zip: '', state: '', address1: '', address2: '' };
  const said = (one: typeof kept) =>
    cardDoubts({}, ['other-address'], [], one).map(({ sentence }) => sentence);
  expect(said(kept)).toEqual(['連絡帳の住所と違います（連絡帳：〒106-0032 東京都港区六本木9-9-9）']);
  expect(said({ ...kept, zip: '' })).toEqual(['連絡帳の住所と違います（連絡帳：東京都港区六本木9-9-9）']);
  expect(said(nowhere)).toEqual(['連絡帳の住所と違います（連絡帳：住所なし）']);
});
