import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { bouncedCommand } from './mail.command.ts';
import { latestMails } from './mail.repository.ts';
import { queueMail } from './mail.service.ts';
import { signupPinMail } from './templates/member-mails.ts';

const { context, runJobs } = await testApp({ mailer: { isReal: true, send: async () => 'sent' } });

async function sentMail() {
  const mail = { kind: 'order-paid', to: 'hanako@example.jp', content: signupPinMail('012345') };
  await context.db.transaction((tx) => queueMail(tx, context, mail));
  await runJobs();
  const [row] = await latestMails(context.db, 1);
  if (row?.state !== 'sent') throw new Error(`The mail is ${row?.state}.`);
  return row;
}

const stateOf = async (id: string) =>
  (await latestMails(context.db, 10)).find((mail) => mail.id === id)?.state;

/** As Postfix writes it. */
const report = (messageId: string, { action = 'failed', status = '5.1.1', type = 'delivery-status' } = {}) =>
  `From: MAILER-DAEMON@mail.example (Mail Delivery System)
To: noreply@fumi.example
Message-Id: <report@mail.example>
Content-Type: multipart/report; report-type=${type};
\tboundary="b1"
MIME-Version: 1.0

--b1
Content-Type: text/plain; charset=us-ascii

<hanako@example.jp>: host mx.example.jp said: 550 5.1.1 User unknown

--b1
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.example

Final-Recipient: rfc822; hanako@example.jp
Action: ${action}
Status: ${status}

--b1
Content-Type: text/rfc822-headers

From: noreply@fumi.example
To: hanako@example.jp
Message-ID:
 ${messageId}

--b1--
`.replaceAll('\n', '\r\n');

async function told(mail: string): Promise<string> {
  const said: string[] = [];
  const stdin = async function* () {
    for (let at = 0; at < mail.length; at += 100) yield Buffer.from(mail.slice(at, at + 100));
  };
  expect(await bouncedCommand(context, stdin(), (line) => said.push(line))).toBe(0);
  return said.join('\n');
}

const NOTHING = 'This says of no mail of ours that it did not arrive.';

test('a mail that came back later is noted as refused, once, and its report names nobody', async () => {
  const { id, messageId } = await sentMail();
  const said = await told(report(messageId));
  expect(said).toBe('A mail of the kind order-paid did not arrive.');
  expect(await stateOf(id)).toBe('refused');
  expect(await told(report(messageId))).toBe(NOTHING);
});

test.each([
  ['is late', { action: 'delayed', status: '4.4.1' }],
  ['failed for now', { status: '4.2.2' }],
  ['arrived', { action: 'delivered', status: '2.0.0' }],
  ['was read', { type: 'disposition-notification' }],
])('a report that a mail %s changes nothing', async (_, change) => {
  const { id, messageId } = await sentMail();
  expect(await told(report(messageId, change))).toBe(NOTHING);
  expect(await stateOf(id)).toBe('sent');
});

test('an answer that quotes our mail, a report of another mail, and no mail at all change nothing', async () => {
  const { id, messageId } = await sentMail();
  const answer = `From: hanako@example.jp\nContent-Type: text/plain\n\nAction: failed\nStatus: 5.1.1\nMessage-ID: ${messageId}\n`;
  for (const mail of [answer, report('<other@fumi.example>'), '', '\u0000'.repeat(2 * 1024 ** 2)])
    expect(await told(mail)).toBe(NOTHING);
  expect(await stateOf(id)).toBe('sent');
});
