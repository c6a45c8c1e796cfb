import { toWire } from '@fumi/contract';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { newEmail, signupForm } from '../../../test/sign-up.ts';
import { eq, sql } from '../../db/drizzle.ts';
import { rateLimit } from '../../db/tables/traffic.ts';
import { isWithin, refuseOverLimit } from './rate-limit.service.ts';
import { RATE_LIMITS, type RateLimit } from './rate-limits.ts';

const full = await testApp({ environment: { LIMITS: 'full' } });

test('every rate limit allows something, in a window of a day at most', () => {
  for (const { max, windowSeconds } of Object.values<RateLimit>(RATE_LIMITS)) {
    expect(max).toBeGreaterThan(0);
    expect(windowSeconds).toBeLessThanOrEqual(86_400);
  }
});

test('a rate limit allows its last use and nothing further, however many come at once', async () => {
  const uses = Array.from({ length: 60 }, () => isWithin(full.context, 'export-member', 'at once'));
  const within = (await Promise.all(uses)).filter(Boolean);
  expect(within).toHaveLength(RATE_LIMITS['export-member'].max);
});

test('an exceeded limit says how long to wait, and is whole again after its window', async () => {
  const spend = () => refuseOverLimit(full.context, ['notification-mail-member', 'waits']);
  for (let use = 0; use < RATE_LIMITS['notification-mail-member'].max; use += 1)
    expect(await spend()).toBeNull();
  full.clock.advance(60_000);
  expect(await spend()).toEqual({ code: 'too_many_requests', retryAfterSeconds: 3540 });
  full.clock.advance(3_540_000);
  expect(await spend()).toBeNull();
});

test('an address of origin signs up a hundred times an hour, and is told when to come back', async () => {
  for (let time = 0; time < RATE_LIMITS['signup-origin'].max; time += 1) {
    await isWithin(full.context, 'signup-origin', '127.0.0.1');
  }
  const answer = await full
    .visitor()
    .request({ method: 'POST', path: '/api/signup', body: toWire(signupForm(newEmail())) });
  expect(answer.status).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3000);
});

test('a forwarded address is believed only from the proxy that was named', async () => {
  const answer = await full.visitor().request({
    method: 'POST',
    path: '/api/signup',
    headers: { 'x-forwarded-for': '203.0.113.7' },
    body: toWire(signupForm(newEmail())),
  });
  expect(answer.status).toBe(429);
});

test('relaxed limits leave origins alone and hold accounts as strictly', async () => {
  const relaxed = await testApp({ environment: { LIMITS: 'relaxed' } });
  for (let use = 0; use < 400; use += 1) {
    expect(await isWithin(relaxed.context, 'login-origin', 'one phone mast')).toBe(true);
  }
  for (let use = 0; use < 3; use += 1) await isWithin(relaxed.context, 'password-mail-email', 'one');
  expect(await isWithin(relaxed.context, 'password-mail-email', 'one')).toBe(false);
});

test('a member uploads 500 MB a day, and not a byte more', async () => {
  const upload = (bytes: number) => refuseOverLimit(full.context, ['upload-bytes-member', 'hanako', bytes]);
  for (let photo = 0; photo < 62; photo += 1) expect(await upload(8 * 1024 * 1024)).toBeNull();
  expect(await upload(4 * 1024 * 1024)).toBeNull();
  expect(await upload(1)).toMatchObject({ code: 'too_many_requests' });
  full.clock.advance(86_400_000);
  expect(await upload(1)).toBeNull();
});

test('the previous release counts the same uses, under the table’s old name', async () => {
  const { db } = full.context;
  await db.execute(sql`insert into budget (key, used, ends_at) values ('both', 1, '2027-01-01T00:00:00Z')`);
  const again = sql`insert into "budget" ("key", "used", "ends_at") values ('both', 2, '2027-01-01T00:00:00Z')
    on conflict ("key") do update set "used" = least("budget"."used" + excluded.used, 3) returning "budget"."used"`;
  await db.execute(again);
  const counted = db.select({ used: rateLimit.used }).from(rateLimit).where(eq(rateLimit.key, 'both'));
  expect(await counted).toEqual([{ used: 3 }]);
});
