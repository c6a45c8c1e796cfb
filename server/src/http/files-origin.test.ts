import { expect, test } from 'vitest';
import { finishBook, someone } from '../../test/book-posting.ts';
import { signedInDesk } from '../../test/desk-client.ts';
import { testApp } from '../../test/harness.ts';
import { orderedBook } from '../../test/order-making.ts';
import { rowsOf } from '../../test/sql-rows.ts';
import { sql } from '../db/drizzle.ts';
import { findOrder } from '../modules/order/order.repository.ts';

const FILES = 'https://files.fumi-user.example';
const SHOP = 'https://fumi.example';
const shop = await testApp({ environment: { BASE_URL: SHOP, FILES_URL: FILES } });
const { app, context, clock, visitor, signedUpMember } = shop;

const member = await signedUpMember();
const bookCode = await finishBook(member, context, { recipients: [someone('山田')] });
const PHOTO = `/api/book/${bookCode}/photo/1.jpg`;

/** What the origin of files answers, asked with every cookie of the member, which no browser would send there. */
const atFiles = (url: string, method: 'GET' | 'POST' = 'GET') => {
  const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return app.inject({ method, url: url.replace(FILES, ''), headers: { host: new URL(FILES).host, cookie } });
};

const signedAddress = async (path = PHOTO): Promise<string> => {
  const { status, headers } = await member.request({ path });
  expect(status).toBe(302);
  return String(headers.location);
};

test('a member’s file comes from the files’ origin, sandboxed and never cached', async () => {
  const address = await signedAddress();
  expect(new URL(address).origin).toBe(FILES);
  const answer = await atFiles(address);
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': 'inline; filename="photo.jpg"',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': SHOP,
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'private, no-store',
  });
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('the files’ origin opens nothing to cookies alone, and has nothing else of the shop', async () => {
  const paths = [PHOTO, '/', '/healthz', '/desk/', '/api/member', '/sandbox/inbox', '/material/v2/none'];
  for (const path of paths) expect((await atFiles(path)).statusCode, path).toBe(404);
  for (const host of ['FILES.fumi-user.example', 'files.fumi-user.example:443', 'files.fumi-user.example.'])
    expect((await app.inject({ method: 'GET', url: '/', headers: { host } })).statusCode, host).toBe(404);
  expect((await atFiles('/api/member/logout', 'POST')).statusCode).toBe(404);
});

test('a signed address is good for a minute, for one file and for who asked', async () => {
  const address = await signedAddress();
  const other = await signedUpMember();
  const changed = [
    address.replace('/1.jpg', '/2.jpg'),
    address.replace(/until=\d+/, `until=${clock.nowMs() + 86_400_000}`),
    address.replace(/for=[^&]+/, `for=${other.member.code}`),
    address.replace(/signature=.{9}./, '$&x'),
    address.replace(/[?].*/, ''),
  ];
  for (const url of changed) expect((await atFiles(url)).statusCode, url).toBe(404);
  clock.advance(59_000);
  expect((await atFiles(address)).statusCode).toBe(200);
  clock.advance(1_000);
  expect((await atFiles(address)).statusCode).toBe(404);
});

test('an address for a stranger’s file finds none, and who is not signed in gets no address', async () => {
  const { headers } = await (await signedUpMember()).request({ path: PHOTO });
  expect((await atFiles(String(headers.location))).statusCode).toBe(404);
  expect((await visitor().request({ path: PHOTO })).status).toBe(401);
});

test('the desk’s files come from the files’ origin too, for who may see them, and are audited', async () => {
  const orderCode = await orderedBook(member, context);
  const order = await findOrder(context.db, orderCode);
  const path = `/api/desk/order/${order?.number}/page/1.svg`;
  const desk = await signedInDesk(shop, 'print');
  const { status, headers } = await desk.request({ path });
  expect(status).toBe(302);
  const answer = await atFiles(String(headers.location));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toMatch('image/svg+xml');
  expect((await atFiles(String(headers.location).replace('1.svg', '2.svg'))).statusCode).toBe(401);
  const noted = await rowsOf(
    context,
    sql`select count(*)::int as times from audit where action = 'deskCardPicture'`,
  );
  expect(noted).toEqual([{ times: 1 }]);
});

test('pages of the shop may load from the files’ origin, and from no other foreign one', async () => {
  const policy = String((await visitor().request({ path: '/' })).headers['content-security-policy']);
  const sources = (name: string) => new RegExp(`${name} ([^;]+)`).exec(policy)?.[1]?.split(' ');
  expect(sources('img-src')).toEqual(["'self'", FILES, 'data:', 'blob:']);
  expect(sources('connect-src')).toEqual(["'self'", FILES]);
  expect(policy.split(FILES)).toHaveLength(3);
});
