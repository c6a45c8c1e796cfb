import { expect, test } from 'vitest';
import { openAnswer, sealAnswer } from './sealed-answer.ts';

test('an answer opens with its own secret alone, and says nothing before', () => {
  const answer = { url: 'https://shop.example/address-request#geheim' };
  const sealed = sealAnswer('one key', answer);
  expect(openAnswer('one key', sealed)).toEqual(answer);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('geheim');
  expect(() => openAnswer('another key', sealed)).toThrow();
});

test('a changed answer does not open', () => {
  const bytes = Buffer.from(sealAnswer('key', { code: 'x' }), 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => openAnswer('key', bytes.toString('base64url'))).toThrow();
});
