import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { aContact } from '../../test/a-contact.ts';
import { testApp } from '../../test/harness.ts';
import { pickEncoding } from './compression.ts';

const { app, signedUpMember } = await testApp();
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

test.each(['/api/contact/list', '/api/address_book/list'])(
  'an answer of %s that comes in parts is compressed as it comes',
  async (url) => {
    const member = await signedUpMember();
    for (let count = 0; count < 60; count += 1) await member.contactsCreate({ body: aContact });
    const get = (encoding: string) =>
      app.inject({
        url,
        headers: { cookie: `fumi=${member.cookies.get('fumi')}`, 'accept-encoding': encoding },
      });
    const packed = await get('br');
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString()).contacts).toHaveLength(60);
    expect((await get('identity')).json().total).toBe(60);
  },
);

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
