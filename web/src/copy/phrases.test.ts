import { expect, test } from 'vitest';
import { phrasesCopy } from './phrases.ts';

test('a hint names the replacement, but for punctuation it does not repeat the whole text', () => {
  const hint = { weight: 'hint', role: 'message' } as const;
  expect(phrasesCopy.takeInstead({ ...hint, rule: 'word-to-avoid', found: '去年', instead: '昨年' })).toBe(
    '「昨年」にする',
  );
  const found = '父が永眠いたしました。本年は、お世話になりました。';
  const instead = '父が永眠いたしました 本年は お世話になりました';
  expect(phrasesCopy.takeInstead({ ...hint, rule: 'punctuation', found, instead })).toBe(
    '空白や改行に替える',
  );
});
