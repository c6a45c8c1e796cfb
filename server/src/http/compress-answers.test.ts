import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { testApp } from '../../test/harness.ts';
import { pickEncoding } from './compression.ts';

const { app } = await testApp();
const list = (encoding: string) =>
  app.inject({ url: '/api/product/list', headers: { 'accept-encoding': encoding } });

test('a long answer is compressed for who can read it', async () => {
  const plain = await list('identity');
  const packed = await list('gzip, br');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(packed.headers['content-length']).toBe(String(packed.rawPayload.length));
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
});

test('answers about a person’s session are never compressed', async () => {
  const answer = await app.inject({ url: '/api/member/', headers: { 'accept-encoding': 'br' } });
  expect(answer.headers['content-encoding']).toBeUndefined();
});

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=0.8, br;q=0', 'gzip'],
  ['br;q=0.0', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  ['BR', 'br'],
])('accept-encoding %j is answered with %s', (header, encoding) => {
  expect(pickEncoding(header)).toBe(encoding);
});
