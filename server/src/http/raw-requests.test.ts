import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { testApp } from '../../test/harness.ts';

/* What a proxy before the server and the server itself may read differently, sent as bytes: a
   second request hidden in a first one could be taken for the next visitor's (RFC 9112, 11.2). */

const { app } = await testApp();
const origin = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));

/** Sends bytes, and gives all that comes back until the server hangs up or falls silent. */
const sent = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let got = '';
    const socket = connect(Number(origin.port), origin.hostname, () => socket.write(bytes));
    socket.setTimeout(2_000, () => socket.destroy());
    socket.on('data', (chunk) => {
      got += chunk.toString('latin1');
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(got));
  });

const statuses = (got: string): number[] =>
  [...got.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status));

const HIDDEN = 'GET /healthz HTTP/1.1\r\nHost: shop\r\n\r\n';
const post = (...headers: string[]) =>
  ['POST /api/member/login HTTP/1.1', 'Host: shop', 'X-Requested-With: fumi', ...headers, '', ''].join(
    '\r\n',
  );

test.each([
  ['both lengths', post('Content-Length: 6', 'Transfer-Encoding: chunked') + `0\r\n\r\n${HIDDEN}`],
  ['two lengths', post('Content-Length: 0', `Content-Length: ${HIDDEN.length}`) + HIDDEN],
  ['a length with a sign', post('Content-Length: +0') + HIDDEN],
  ['a length of several', post(`Content-Length: 0, ${HIDDEN.length}`) + HIDDEN],
  ['an encoding that is none', post('Transfer-Encoding: xchunked') + `0\r\n\r\n${HIDDEN}`],
  ['an encoding behind another', post('Transfer-Encoding: chunked, identity') + `0\r\n\r\n${HIDDEN}`],
  ['a blank before the colon', post('Transfer-Encoding : chunked') + `0\r\n\r\n${HIDDEN}`],
  ['a header over two lines', post('Transfer-Encoding:\r\n chunked') + `0\r\n\r\n${HIDDEN}`],
  ['a lone line feed', `POST /api/member/login HTTP/1.1\nHost: shop\nContent-Length: 0\n\n${HIDDEN}`],
  ['a chunk without its end', post('Transfer-Encoding: chunked') + `5;x\n=1\r\nabcde\r\n0\r\n\r\n${HIDDEN}`],
  ['a carriage return in a header', post('X-One: a\rTransfer-Encoding: chunked') + HIDDEN],
])('%s hides no second request', async (_, bytes) => {
  const got = await sent(bytes);
  expect(statuses(got)).toEqual([400]);
  expect(got).not.toContain('"status":"ok"');
});

test.each([
  [
    'another site’s address',
    'GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
  ],
  ['an authority', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n'],
  ['a star', 'OPTIONS * HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n'],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['two hosts', 'GET /healthz HTTP/1.1\r\nHost: shop\r\nHost: evil.example\r\nConnection: close\r\n\r\n'],
  ['an upgrade', 'GET /healthz HTTP/1.1\r\nHost: shop\r\nUpgrade: h2c\r\nConnection: Upgrade, close\r\n\r\n'],
  ['bytes that are no text', 'GET /%ff%fe%00 HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n'],
  ['nonsense', 'HELO shop\r\n\r\n'],
])('%s is answered without a fault, and the answer names no other site', async (_, bytes) => {
  const got = await sent(bytes);
  expect(statuses(got).every((status) => status < 500)).toBe(true);
  expect(got).not.toContain('evil.example');
});

test('headers longer than any browser’s are refused', async () => {
  const got = await sent(`GET /healthz HTTP/1.1\r\nHost: shop\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`);
  expect(statuses(got)).toEqual([431]);
});
