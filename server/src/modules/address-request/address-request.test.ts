import { readFileSync } from 'node:fs';
import { toWire } from '@fumi/contract';
import { emptyContact } from '@fumi/domain';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { newEmail } from '../../../test/sign-up.ts';
import { eq, sql } from '../../db/drizzle.ts';
import { addressRequest, contact } from '../../db/tables/contacts.ts';

const { visitor, signedUpMember, context, clock, logged, mailsTo } = await testApp();
type Member = Awaited<ReturnType<typeof signedUpMember>>;

const proposal = {
  zip: '1060032',
  state: '東京都',
  address1: '港区六本木',
  address2: '1-2-3',
  name: { last: '髙橋', first: '太郎', honorific: '' },
  kanaLast: 'タカハシ',
  kanaFirst: 'タロウ',
  jointNames: [],
};

async function newLink(member: Member, contactCode?: string) {
  const body = { senderName: '山田家', label: '高橋さん', ...(contactCode ? { contactCode } : {}) };
  const made = await member.addressRequestCreate({ body });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return { token: new URL(made.value.url).hash.slice(1), ...made.value };
}

const notFound = { error: { status: 404 } };

test('a friend sees the sender’s name only, and fills in once', async () => {
  const member = await signedUpMember();
  const { token, expiresOn } = await newLink(member);
  expect(expiresOn).toBe('2026-12-20');
  const friend = visitor();
  expect(await friend.addressRequestShow({ params: { token } })).toEqual({
    ok: true,
    value: { senderName: '山田家', expiresOn: '2026-12-20', isAnswered: false },
  });
  expect((await friend.addressRequestAnswer({ params: { token }, body: proposal })).ok).toBe(true);
  expect(await friend.addressRequestAnswer({ params: { token }, body: proposal })).toMatchObject(notFound);
  expect(await friend.addressRequestShow({ params: { token } })).toMatchObject({
    value: { isAnswered: true },
  });
  expect(logged.filter((line) => line.includes(token))).toEqual([]);
});

test('an answer that is sent again because the response was lost is taken once', async () => {
  const { token } = await newLink(await signedUpMember());
  const friend = visitor();
  const send = (idempotencyKey: string) =>
    friend.addressRequestAnswer({ params: { token }, body: proposal }, { idempotencyKey });
  const first = await send('an answer');
  expect(first.ok).toBe(true);
  expect(await send('an answer')).toEqual(first);
  expect(await send('another')).toMatchObject(notFound);
});

test('of two answers at once one is taken', async () => {
  const { token } = await newLink(await signedUpMember());
  const send = () => visitor().addressRequestAnswer({ params: { token }, body: proposal });
  const answers = await Promise.all([send(), send()]);
  expect(answers.filter(({ ok }) => ok).length).toBe(1);
});

test('an answer that is accepted five times at once is one contact', async () => {
  const member = await signedUpMember();
  const { token } = await newLink(member);
  await visitor().addressRequestAnswer({ params: { token }, body: proposal });
  const listed = await member.addressRequestList();
  const code = (listed.ok && listed.value.requests[0]?.code) || '';
  const accept = () => member.addressRequestAccept({ body: { code } });
  const answers = await Promise.all([accept(), accept(), accept(), accept(), accept()]);
  expect(answers.filter(({ ok }) => ok).length).toBe(1);
  const kept = await member.contactsShortList({ query: { paginateBy: 10, page: 1 } });
  expect(kept.ok && kept.value.total).toBe(1);
});

test('who answered may correct it until it is taken, and nobody else', async () => {
  const member = await signedUpMember();
  const { token } = await newLink(member);
  const send = (change: object) =>
    visitor().addressRequestAnswer({ params: { token }, body: { ...proposal, ...change } });
  const first = await send({});
  const secretOf = (answer: typeof first) => (answer.ok ? answer.value.correction : '');
  expect(await send({ address2: '泥棒', correction: 'x'.repeat(43) })).toMatchObject(notFound);
  const second = await send({ address2: '4-5-6', correction: secretOf(first) });
  expect(second.ok).toBe(true);
  expect(await send({ correction: secretOf(first) })).toMatchObject(notFound);
  const listed = await member.addressRequestList();
  const request = listed.ok ? listed.value.requests[0] : undefined;
  expect(request?.proposal?.address2).toBe('4-5-6');
  await member.addressRequestAccept({ body: { code: request?.code ?? '' } });
  expect(await send({ correction: secretOf(second) })).toMatchObject(notFound);
  expect(await visitor().addressRequestShow({ params: { token } })).toMatchObject(notFound);
});

test('a correction that nobody has read is not taken', async () => {
  const member = await signedUpMember();
  const { token } = await newLink(member);
  const first = await visitor().addressRequestAnswer({ params: { token }, body: proposal });
  const read = await member.addressRequestList();
  const { code = '', answeredAt = null } = (read.ok && read.value.requests[0]) || {};
  clock.advance(1000);
  const correction = first.ok ? first.value.correction : '';
  await visitor().addressRequestAnswer({ params: { token }, body: { ...proposal, correction } });
  expect(await member.addressRequestAccept({ body: { code, answeredAt } })).toMatchObject({
    error: { error: { code: 'wrong_state', fields: { proposal: ['changed'] } } },
  });
  const again = await member.addressRequestList();
  const newer = (again.ok && again.value.requests[0]?.answeredAt) || null;
  expect((await member.addressRequestAccept({ body: { code, answeredAt: newer } })).ok).toBe(true);
});

test('joint names that a friend gives take the place of those that are kept', async () => {
  const member = await signedUpMember();
  const joint = (first: string) => ({ last: '', first, honorific: '様' });
  const made = await member.contactsCreate({
    body: { ...emptyContact(), ...proposal, jointNames: [joint('一郎'), joint('花子')] },
  });
  const { token } = await newLink(member, made.ok ? made.value.code : '');
  await visitor().addressRequestAnswer({
    params: { token },
    body: { ...proposal, jointNames: [joint('花子')] },
  });
  const listed = await member.addressRequestList();
  await member.addressRequestAccept({ body: { code: (listed.ok && listed.value.requests[0]?.code) || '' } });
  expect(await member.contactsList({ query: {} })).toMatchObject({
    value: { contacts: [{ jointNames: [joint('花子')] }] },
  });
});

test.each(['https://evil.example', '山田\u202e太郎', '　'])(
  'an address request under the name %j is refused',
  async (senderName) => {
    const member = await signedUpMember();
    expect(await member.addressRequestCreate({ body: { senderName, label: '' } })).toMatchObject({
      error: { status: 422 },
    });
  },
);

test('an answer is a proposal until it is accepted', async () => {
  const member = await signedUpMember();
  const { token } = await newLink(member);
  await visitor().addressRequestAnswer({ params: { token }, body: proposal });
  const listed = await member.addressRequestList();
  const [request] = listed.ok ? listed.value.requests : [];
  expect(request).toMatchObject({ state: 'answered', label: '高橋さん', proposal, contact: null });
  expect(await member.contactsShortList({ query: {} })).toMatchObject({ value: { total: 0 } });
  const accepted = await member.addressRequestAccept({ body: { code: request?.code ?? '' } });
  expect(accepted.ok).toBe(true);
  expect(await member.contactsList({ query: {} })).toMatchObject({
    value: { contacts: [{ name: { last: '髙橋', honorific: '様' }, kanaLast: 'タカハシ' }] },
  });
  expect(await member.addressRequestList()).toMatchObject({ value: { requests: [] } });
});

test('an answer for a known person renews the address and keeps the rest', async () => {
  const member = await signedUpMember();
  const made = await member.contactsCreate({
    body: { ...emptyContact(), ...proposal, address2: '古い番地', company: '会社', groups: ['友人'] },
  });
  const code = made.ok ? made.value.code : '';
  const { token } = await newLink(member, code);
  await visitor().addressRequestAnswer({ params: { token }, body: proposal });
  const listed = await member.addressRequestList();
  const request = listed.ok ? listed.value.requests[0] : undefined;
  expect(request?.contact?.address2).toBe('古い番地');
  await member.addressRequestAccept({ body: { code: request?.code ?? '' } });
  expect(await member.contactsList({ query: {} })).toMatchObject({
    value: { total: 1, contacts: [{ code, address2: '1-2-3', company: '会社', groups: ['友人'] }] },
  });
});

test('a link expires, and can be withdrawn', async () => {
  const member = await signedUpMember();
  const [old, withdrawn] = [await newLink(member), await newLink(member)];
  const listed = await member.addressRequestList();
  const codes = listed.ok ? listed.value.requests.map(({ code }) => code) : [];
  expect(codes.length).toBe(2);
  clock.advance(31 * 86_400_000);
  expect(await visitor().addressRequestShow({ params: { token: old.token } })).toMatchObject(notFound);
  const fresh = await newLink(await signedUpMember());
  expect((await visitor().addressRequestShow({ params: { token: fresh.token } })).ok).toBe(true);
  expect(withdrawn.url).not.toBe(old.url);
});

const contactWords = readFileSync(
  new URL('../../db/migrations/0024_contact-words.sql', import.meta.url),
  'utf8',
).split('--> statement-breakpoint');

test('contacts and answers that were stored with the wire’s field names are migrated', async () => {
  const member = await signedUpMember();
  const jointNames = ['花子', '翔'].map((first) => ({ last: '', first, honorific: '様' }));
  for (const names of [jointNames, []])
    await member.contactsCreate({ body: { ...emptyContact(), ...proposal, jointNames: names } });
  for (const names of [jointNames, []]) {
    const { token } = await newLink(member);
    await visitor().addressRequestAnswer({ params: { token }, body: { ...proposal, jointNames: names } });
  }
  await newLink(member);
  const stored = async () => ({
    contacts: (await context.db.select().from(contact)).map(({ code, jointNames }) => [code, jointNames]),
    proposals: (await context.db.select().from(addressRequest)).map(({ code, proposal }) => [code, proposal]),
  });
  const before = await stored();
  for (const { code, jointNames } of await context.db.select().from(contact))
    await context.db
      .update(contact)
      .set({ jointNames: toWire(jointNames) as typeof jointNames })
      .where(eq(contact.code, code));
  for (const { code, proposal } of await context.db.select().from(addressRequest))
    await context.db
      .update(addressRequest)
      .set({ proposal: toWire(proposal) as typeof proposal })
      .where(eq(addressRequest.code, code));
  expect(JSON.stringify(await stored())).toMatch(/"name_last".*"joint_names"/);
  for (const statement of [...contactWords, ...contactWords]) await context.db.execute(sql.raw(statement));
  const after = await stored();
  for (const key of ['contacts', 'proposals'] as const)
    expect(new Map(after[key] as [])).toEqual(new Map(before[key] as []));
});

test('somebody else’s request is not found', async () => {
  const [owner, thief] = [await signedUpMember(), await signedUpMember()];
  const { token } = await newLink(owner);
  await visitor().addressRequestAnswer({ params: { token }, body: proposal });
  const listed = await owner.addressRequestList();
  const code = listed.ok ? (listed.value.requests[0]?.code ?? '') : '';
  expect(await thief.addressRequestAccept({ body: { code } })).toMatchObject(notFound);
  expect(await thief.addressRequestDelete({ body: { code } })).toMatchObject(notFound);
  expect((await owner.addressRequestDelete({ body: { code } })).ok).toBe(true);
});

test.each([
  [{ zip: '106' }, 422],
  [{ name_last: '髙\u202e橋' }, 422],
  [{ address1: 'x'.repeat(256) }, 400],
  [{ note: 'x' }, 400],
])('%j is refused, and the link still works', async (change, status) => {
  const { token } = await newLink(await signedUpMember());
  const friend = visitor();
  const path = `/api/address_request/link/${token}`;
  const refused = await friend.request({
    method: 'POST',
    path,
    body: { ...(toWire(proposal) as object), ...change },
  });
  expect(refused.status).toBe(status);
  expect((await friend.addressRequestShow({ params: { token } })).ok).toBe(true);
});

test('a member who wishes it is told once by mail that somebody has answered, and not who', async () => {
  const member = await signedUpMember();
  const told = await member.addressRequestCreate({
    body: { senderName: '山田家', label: '高橋さん', tellsOwner: true },
  });
  if (!told.ok) throw new Error(JSON.stringify(told.error));
  const token = new URL(told.value.url).hash.slice(1);
  const send = (link: string, correction?: string) =>
    visitor().addressRequestAnswer({
      params: { token: link },
      body: { ...proposal, ...(correction ? { correction } : {}) },
    });
  const first = await send(token);
  if (!first.ok) throw new Error('the first answer is taken');
  expect((await send(token, first.value.correction)).ok).toBe(true);
  const { token: quiet } = await newLink(member);
  expect((await send(quiet)).ok).toBe(true);
  const mails = (await mailsTo(member.email)).filter(({ kind }) => kind === 'address-answered');
  expect(mails).toHaveLength(1);
  expect(`${mails[0]?.subject}${mails[0]?.text}`).not.toMatch(/髙橋|高橋|六本木|1060032/);
});

test('the mail about an answer goes to the sign-in’s e-mail, not to an unproven other one', async () => {
  const member = await signedUpMember();
  const stranger = newEmail();
  await member.notificationEmailConfirm({ body: { email: stranger } });
  await member.notificationEmailSet({ body: { email: stranger } });
  const body = { senderName: '山田家', label: '高橋さん', tellsOwner: true };
  const made = await member.addressRequestCreate({ body });
  const token = made.ok ? new URL(made.value.url).hash.slice(1) : '';
  expect((await visitor().addressRequestAnswer({ params: { token }, body: proposal })).ok).toBe(true);
  expect((await mailsTo(stranger)).map(({ kind }) => kind)).not.toContain('address-answered');
  expect((await mailsTo(member.email)).map(({ kind }) => kind)).toContain('address-answered');
});
