import { expect, test } from 'vitest';
import { phrased } from '../../build/phrases.ts';
import { outgoingText } from './outgoing-text.ts';

test('a sentence that was built with marks for its lines goes out without them', () => {
  const sentence = '年賀状をお送りしたいので、こちらから住所を教えてください。';
  expect(phrased(sentence)).not.toBe(sentence);
  expect(outgoingText(phrased(sentence))).toBe(sentence);
});
