import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import type { OutgoingMail } from '../../adapters/mailer.ts';
import { JOBS } from '../../jobs/jobs.ts';
import { latestMails } from './mail.repository.ts';
import { queueMail, sendMail } from './mail.service.ts';
import { MAIL_TRIED_FOR_MS } from './mail-lifetime.ts';
import { MAIL_SAMPLES } from './samples.ts';
import { signupPinMail } from './templates/member-mails.ts';

const sent: OutgoingMail[] = [];
let fault: Error | null = null;

const { context, clock, runJobs } = await testApp({
  mailer: {
    isReal: true,
    send: async (mail) => {
      sent.push(mail);
      if (fault) throw fault;
      return 'sent';
    },
  },
});

const pinMail = (to = 'hanako@example.jp') => ({ kind: 'signup-pin', to, content: signupPinMail('012345') });
const queue = (mail: Parameters<typeof queueMail>[2] = pinMail()) =>
  context.db.transaction((tx) => queueMail(tx, context, mail));

const newest = async () => (await latestMails(context.db, 1))[0];

test('a mail goes out once, as text and as HTML, and its body is forgotten', async () => {
  sent.length = 0;
  await queue();
  await runJobs();
  await runJobs();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ to: 'hanako@example.jp', subject: '【ふみ】認証コードのお知らせ' });
  expect(sent[0]?.text).toContain('012345');
  expect(sent[0]?.html).toContain('012345');
  expect(await newest()).toMatchObject({ state: 'sent', text: '', html: '' });
});

test('a PIN that ran out while the mail server was away is not sent any more; what is of use for longer is', async () => {
  await queue();
  await queue({ ...pinMail(), kind: 'order-paid' });
  clock.advance(11 * 60_000);
  sent.length = 0;
  await runJobs();
  expect((await latestMails(context.db, 2)).map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    'order-paid sent',
    'signup-pin expired',
  ]);
  expect(sent).toHaveLength(1);
  expect((await latestMails(context.db, 2)).map(({ text }) => text)).toEqual(['', '']);
});

test('a mail that its server never takes is given up by its last tries, and its body is forgotten', async () => {
  await queue({ ...pinMail(), kind: 'order-paid' });
  const { id = '' } = (await newest()) ?? {};
  fault = new Error('550 5.7.1 blocked by a policy of the recipient');
  clock.advance(MAIL_TRIED_FOR_MS - 1);
  await expect(sendMail(context, id)).rejects.toThrow('blocked');
  expect(await newest()).toMatchObject({ state: 'waiting' });
  clock.advance(1);
  await sendMail(context, id);
  fault = null;
  expect(await newest()).toMatchObject({ state: 'expired', text: '', html: '' });
});

test('a mail is tried at least once more after its time, so that none waits for ever', () => {
  const { retries, retryDelaySeconds, maxRetryDelaySeconds = 0 } = JOBS['mail-send'];
  const delays = Array.from({ length: retries }, (_, retry) =>
    Math.min(maxRetryDelaySeconds, retryDelaySeconds * 2 ** retry),
  );
  const lastTrySeconds = delays.reduce((sum, delay) => sum + delay, 0);
  expect(MAIL_TRIED_FOR_MS).toBeLessThan(lastTrySeconds * 1000);
});

test('a mail of a transaction that fails is never sent', async () => {
  sent.length = 0;
  const failing = context.db.transaction(async (tx) => {
    await queueMail(tx, context, pinMail());
    throw new Error('the order could not be kept');
  });
  await expect(failing).rejects.toThrow('could not be kept');
  await runJobs();
  expect(sent).toEqual([]);
});

test('after a crash between sending and noting, the mail goes out again under the same Message-ID', async () => {
  sent.length = 0;
  await queue();
  const mail = await newest();
  fault = new Error('the connection broke after DATA');
  await expect(sendMail(context, mail?.id ?? '')).rejects.toThrow();
  fault = null;
  await sendMail(context, mail?.id ?? '');
  expect(sent).toHaveLength(2);
  expect(new Set(sent.map(({ messageId }) => messageId))).toEqual(new Set([mail?.messageId]));
  expect(mail?.messageId).toMatch(/^<[\w-]+@fumi\.example>$/);
});

test('a mail to an address that was never checked is a mistake of the program', async () => {
  await expect(queue(pinMail('a@b.jp\r\nBcc: evil@example.com'))).rejects.toThrow('checked');
});

test.each(MAIL_SAMPLES)('$kind reads well, as text and as HTML', async ({ kind, content }) => {
  await queue({ kind, to: 'hanako@example.jp', content });
  const mail = await newest();
  expect(mail?.html).toContain('<html lang="ja">');
  expect(mail?.html).not.toContain('once&only');
  expect(`${mail?.subject}\n\n${mail?.text}`).toMatchSnapshot();
});

test('every kind of mail that the shop can write has a sample, and stands in the documents', async () => {
  const folder = path.join(import.meta.dirname, '../..');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.service.ts'),
  );
  const written = sources.flatMap((file) => [
    ...readFileSync(path.join(folder, file), 'utf8').matchAll(/queueMail\(context, \{\s*kind: '([\w-]+)'/g),
  ]);
  const known = MAIL_SAMPLES.map(({ kind }) => kind);
  expect(written.map(([, kind]) => kind).filter((kind) => !known.includes(kind ?? ''))).toEqual([]);
  const glossary = readFileSync(path.join(folder, '../../docs/mails.md'), 'utf8');
  expect(known.filter((kind) => !glossary.includes(`\`${kind}\``))).toEqual([]);
});

test('one address gets fifty mails a day that anybody can ask for', async () => {
  const to = 'bombarded@example.jp';
  for (let count = 0; count < 60; count += 1) await queue(pinMail(to));
  sent.length = 0;
  await runJobs();
  expect(sent.filter((mail) => mail.to === to)).toHaveLength(50);
});

test('mail that strangers ask for holds back none that a member’s own orders and account cause', async () => {
  const to = 'silenced@example.jp';
  for (let count = 0; count < 60; count += 1) await queue(pinMail(to));
  await queue({ ...pinMail(to), kind: 'order-paid' });
  await queue({ ...pinMail(to), kind: 'password-changed' });
  await runJobs();
  const held = (await latestMails(context.db, 2)).map(({ kind, state }) => `${kind} ${state}`);
  expect(held).toEqual(['password-changed sent', 'order-paid sent']);
});
