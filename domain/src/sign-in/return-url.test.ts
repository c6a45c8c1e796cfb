import { expect, test } from 'vitest';
import { safeReturnPath } from './return-url.ts';

const origin = 'https://fumi.example';

const judge = (text: string): string | null => {
  const parsed = URL.canParse(text, origin) ? new URL(text, origin) : null;
  return safeReturnPath(text, parsed, [origin]);
};

test.each([
  ['/jp/apps/postcard/create/preview?from=smartpass', '/jp/apps/postcard/create/preview?from=smartpass'],
  ['https://fumi.example/member/', '/member/'],
  ['/', '/'],
])('%s is a way back', (text, path) => {
  expect(judge(text)).toBe(path);
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/.//evil.example',
  'https:evil.example',
  'https:///evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://fumi.example/',
  'https://fumi.example.evil.example/',
  'https://fumi.example@evil.example/',
  'https://fumi.example:8443/',
])('%j never leaves the origin', (text) => {
  expect(judge(text)).toBeNull();
});
