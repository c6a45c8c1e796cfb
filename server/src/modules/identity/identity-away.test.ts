import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { TEST_PASSWORD } from '../../../test/sign-up.ts';

/** Accepts every connection, and never answers. */
const silent = createServer(() => {}).listen(0, '127.0.0.1');
await once(silent, 'listening');
afterAll(() => silent.closeAllConnections());

const { visitor, signedUpMember } = await testApp({
  environment: {
    IDENTITY_AU_ISSUER: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    IDENTITY_AU_CLIENT_ID: 'fumi',
    IDENTITY_AU_CLIENT_SECRET: 'secret',
  },
});

test('while a third party hangs, a sign-in with it ends at the error page, and one by password works', async () => {
  const { member } = await signedUpMember('hanako@example.jp');
  const atParty = visitor().request({
    path: '/api/auth/au?login_ok_url=/member/&login_ng_url=/jp/apps/postcard/error/&remember_me=true',
    headers: { accept: 'text/html' },
  });
  const byPassword = await visitor().memberLogin({
    body: { userName: 'hanako@example.jp', password: TEST_PASSWORD, rememberMe: true },
  });
  expect(byPassword).toMatchObject({ ok: true, value: { member: { code: member.code } } });
  const { status, headers } = await atParty;
  expect([status, headers.location]).toEqual([303, '/jp/apps/postcard/error/?login_error=unavailable']);
});
