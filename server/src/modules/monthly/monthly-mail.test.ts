import { invariant } from '@fumi/domain';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { latestMails } from '../mail/mail.repository.ts';
import { mailMonthly } from './monthly-mail.service.ts';

const shop = await testApp();
const { context } = shop;

const monthlyMails = async () =>
  (await latestMails(context.db, 100)).filter(({ kind }) => kind === 'monthly');

test('who asked for the monthly mail gets it once a month, and nobody else does', async () => {
  const wishing = await shop.signedUpMember();
  const set = await wishing.monthlySet({ body: { status: true } });
  invariant(set.ok, 'A member may wish for the mail.');
  await shop.signedUpMember();

  await Promise.all([mailMonthly(context), mailMonthly(context)]);
  await mailMonthly(context);
  const mails = await monthlyMails();
  expect(mails.map(({ recipient }) => recipient)).toEqual([wishing.email]);
  expect(mails[0]?.subject).toContain('12月');
  expect(mails[0]?.text).toContain('/jp/apps/monthly/');

  await wishing.monthlySet({ body: { status: false } });
  shop.clock.advance(31 * 86_400_000);
  await mailMonthly(context);
  expect(await monthlyMails()).toHaveLength(1);
});

test('a month that has no calendar on sale is not announced', async () => {
  const wishing = await shop.signedUpMember();
  await wishing.monthlySet({ body: { status: true } });
  const before = (await monthlyMails()).length;
  shop.clock.advance(365 * 86_400_000);
  await mailMonthly(context);
  expect(await monthlyMails()).toHaveLength(before);
});
