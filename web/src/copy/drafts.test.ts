import { expect, test } from 'vitest';
import { draftsCopy } from './drafts.ts';

test('changes from elsewhere are named once each, as of another device or tab', () => {
  expect(draftsCopy.otherDevice(['choice', 'text.greeting', 'wordsAside'] as never)).toBe(
    'ほかの端末やタブでの変更（デザイン・文字）を取り込みました。',
  );
});
