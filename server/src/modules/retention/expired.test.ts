import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { newEmail, signupForm } from '../../../test/sign-up.ts';
import { mailOutbox } from '../../db/tables/mail.ts';
import { emailChange, pendingSignup } from '../../db/tables/member.ts';
import { session } from '../../db/tables/session.ts';
import { idempotency, loginGuard, rateLimit } from '../../db/tables/traffic.ts';
import { deleteExpired } from './expired.service.ts';

const { visitor, signedUpMember, context, clock, runJobs } = await testApp();

const DAY_MS = 86_400_000;
const TABLES = { session, pendingSignup, emailChange, mailOutbox, rateLimit, idempotency, loginGuard };

async function counts(): Promise<Record<string, number>> {
  const entries = Object.entries(TABLES).map(async ([name, table]) => {
    return [name, (await context.db.select().from(table)).length] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

test('rows are deleted when their time has passed, and not before', async () => {
  const member = await signedUpMember();
  await visitor().signup({ body: signupForm(newEmail()) });
  await member.emailChange({ body: { email: newEmail() } });
  const body = { userName: 'x@example.jp', password: 'wrong password', rememberMe: true };
  await visitor().memberLogin({ body });
  await member.contactsShortCreate(
    {
      body: {
        zip: '',
        state: '',
        address1: '',
        address2: '',
        name: { last: '山田', first: '', honorific: '' },
        jointNames: [],
        birthday: '',
      },
    },
    { idempotencyKey: 'kept for a week' },
  );
  await runJobs();
  // Its mail waits for ever, as if the job had been lost.
  await visitor().signup({ body: signupForm(newEmail()) });
  const before = await counts();
  expect(Object.values(before).every((count) => count > 0)).toBe(true);
  await deleteExpired(context);
  expect(await counts()).toEqual(before);

  clock.advance(2 * DAY_MS);
  await deleteExpired(context);
  expect(await counts()).toMatchObject({
    session: 1,
    pendingSignup: 0,
    emailChange: 0,
    rateLimit: 0,
    loginGuard: 0,
  });
  clock.advance(31 * DAY_MS);
  await deleteExpired(context);
  expect(Object.values(await counts()).every((count) => count === 0)).toBe(true);
});
