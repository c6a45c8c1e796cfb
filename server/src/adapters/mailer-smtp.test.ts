import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, test } from 'vitest';
import { openSmtpMailer } from './mailer-smtp.ts';

type Received = { readonly to: string[]; readonly raw: Buffer };

const received: Received[] = [];
/** What the server answers to a command instead of taking it. */
let refused: { readonly command: 'MAIL FROM' | 'RCPT TO' | 'DATA'; readonly error: Error } | null = null;
const answerTo = (command: NonNullable<typeof refused>['command']): Error | null =>
  refused?.command === command ? refused.error : null;

let connections = 0;

const server = new SMTPServer({
  onConnect: (_, done) => {
    connections += 1;
    done();
  },
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onMailFrom: (_, __, done) => done(answerTo('MAIL FROM')),
  onRcptTo: (_, __, done) => done(answerTo('RCPT TO')),
  onData: (stream, session, done) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      received.push({
        to: session.envelope.rcptTo.map(({ address }) => address),
        raw: Buffer.concat(chunks),
      });
      done(answerTo('DATA'));
    });
  },
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

const { port } = server.server.address() as AddressInfo;
const mailer = openSmtpMailer(`smtp://127.0.0.1:${port}`, 'ふみ <noreply@fumi.example>');

// Closed before the server, which waits for open connections when it closes.
afterAll(() => mailer.close?.());

const mail = {
  messageId: '<one@fumi.example>',
  to: 'hanako@example.jp',
  subject: '【ふみ】髙橋様へ',
  text: '認証コードは 012345 です。',
  html: '<p>認証コードは <b>012345</b> です。</p>',
};

test('Japanese arrives as it was written, as text and as HTML, under its Message-ID', async () => {
  expect(await mailer.send(mail)).toBe('sent');
  const [got] = received;
  const parsed = await PostalMime.parse(got?.raw ?? '');
  expect(got?.to).toEqual(['hanako@example.jp']);
  expect(parsed).toMatchObject({
    messageId: '<one@fumi.example>',
    subject: mail.subject,
    from: { name: 'ふみ', address: 'noreply@fumi.example' },
  });
  expect([parsed.text?.trim(), parsed.html?.trim()]).toEqual([mail.text, mail.html]);
});

test('mail that can be ended says so to mail programs, on one line each, and other mail does not', async () => {
  const unsubscribeUrl = `https://fumi.example/unsubscribe/${'a'.repeat(22)}.${'b'.repeat(60)}`;
  received.length = 0;
  await mailer.send({ ...mail, unsubscribeUrl });
  await mailer.send(mail);
  const heads = await Promise.all(received.map(async ({ raw }) => (await PostalMime.parse(raw)).headers));
  const listed = heads.map((head) => head.filter(({ key }) => key.startsWith('list-')));
  expect(listed[0]).toEqual([
    expect.objectContaining({ key: 'list-unsubscribe', value: `<${unsubscribeUrl}>` }),
    expect.objectContaining({ key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' }),
  ]);
  expect(listed[1]).toEqual([]);
});

test('mails follow each other over one connection', async () => {
  connections = 0;
  for (let count = 0; count < 5; count += 1) await mailer.send(mail);
  expect(connections).toBeLessThanOrEqual(1);
});

test('as many connections are opened as mails are sent at once, and no more', async () => {
  const two = openSmtpMailer(`smtp://127.0.0.1:${port}`, 'ふみ <noreply@fumi.example>', { connections: 2 });
  connections = 0;
  await Promise.all(Array.from({ length: 8 }, () => two.send(mail)));
  two.close?.();
  expect(connections).toBe(2);
});

test('a line break in an address adds no recipient', async () => {
  received.length = 0;
  const to = 'hanako@example.jp\r\nBcc: evil@example.com';
  await mailer.send({ ...mail, to }).catch(() => {});
  expect(received.flatMap((got) => got.to).filter((address) => address === 'evil@example.com')).toEqual([]);
});

test.each([
  ['RCPT TO', 550, 'no such user'],
  ['RCPT TO', 550, '5.1.1 <hanako@example.jp>: user unknown'],
  ['RCPT TO', 550, '5.2.1 the mailbox is disabled'],
  ['RCPT TO', 550, '5.4.1 Recipient address rejected: Access denied.'],
] as const)('what refuses the address at %s with %i %s is final', async (command, responseCode, words) => {
  refused = { command, error: Object.assign(new Error(words), { responseCode }) };
  expect(await mailer.send(mail)).toBe('refused');
  refused = null;
});

test.each([
  ['RCPT TO', 451, 'try later'],
  ['RCPT TO', 550, '5.7.1 relaying denied'],
  ['RCPT TO', 550, '5.4.14 hop count exceeded'],
  ['RCPT TO', 550, 'relay not permitted'],
  ['RCPT TO', 553, 'sorry, not in my list of allowed rcpthosts (#5.7.1)'],
  ['MAIL FROM', 553, '5.7.1 sender address rejected'],
  ['DATA', 550, 'looks like spam'],
] as const)('what is refused at %s with %i %s is worth another try', async (command, responseCode, words) => {
  refused = { command, error: Object.assign(new Error(words), { responseCode }) };
  await expect(mailer.send(mail)).rejects.toThrow();
  refused = null;
});

test('a server that offers no encryption gets no mail where it is demanded', async () => {
  const url = `smtp://127.0.0.1:${port}`;
  const careful = openSmtpMailer(url, 'ふみ <noreply@fumi.example>', { demandsTls: true });
  received.length = 0;
  await expect(careful.send(mail)).rejects.toThrow(/STARTTLS/i);
  expect(received).toEqual([]);
  careful.close?.();
});
