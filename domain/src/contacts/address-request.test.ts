import { expect, test } from 'vitest';
import { answerDoubts, askerNameProblem } from './address-request.ts';

test.each([
  ['山田家', null],
  ['Müller & 山田', null],
  ['山田（3. 組）', null],
  ['　', 'required'],
  ['山田\u202e太郎', 'forbidden'],
  ['山田\u0007', 'forbidden'],
  ['https://evil.example', 'link'],
  ['ｗｗｗ．evil．ｃｏｍ', 'link'],
  ['evil.com で当選', 'link'],
  ['yamada@example.jp', 'link'],
])('the name %s of somebody who asks is %s', (name, problem) => {
  expect(askerNameProblem(name)).toBe(problem);
});

const answer = {
  name: { last: '髙橋', first: '太郎', honorific: '' },
  zip: '1060032',
  state: '東京都',
  address1: '港区六本木',
  address2: '1-2-3',
};

test('an answer without a first name or a number is asked about', () => {
  expect(answerDoubts(answer)).toEqual([]);
  expect(answerDoubts({ ...answer, address2: '' })).toEqual(['no-street-number']);
  expect(answerDoubts({ ...answer, name: { ...answer.name, first: '' } })).toEqual(['no-first-name']);
});
