import { expect, test } from 'vitest';
import { draftsCopy } from './drafts.ts';

test('what changed elsewhere is named once, and not as of another device alone', () => {
  expect(draftsCopy.otherDevice(['choice', 'text.greeting', 'wordsAside'] as never)).toBe(
    'ほかの端末やタブでの変更（デザイン・文字）を取り込みました。',
  );
});
