import { expect, test } from 'vitest';
import { decryptResponse, encryptResponse } from './encrypted-response.ts';

test('an answer opens with its own secret alone, and says nothing before', () => {
  const answer = { url: 'https://shop.example/address-request#geheim' };
  const encrypted = encryptResponse('one key', answer);
  expect(decryptResponse('one key', encrypted)).toEqual(answer);
  expect(Buffer.from(encrypted, 'base64url').toString('latin1')).not.toContain('geheim');
  expect(() => decryptResponse('another key', encrypted)).toThrow();
});

test('a changed answer does not open', () => {
  const bytes = Buffer.from(encryptResponse('key', { code: 'x' }), 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => decryptResponse('key', bytes.toString('base64url'))).toThrow();
});
