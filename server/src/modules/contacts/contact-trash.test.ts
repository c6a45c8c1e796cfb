import { type Contact, emptyContact, KEPT_DAYS, type NewContact, newContactOf } from '@fumi/domain';
import { expect, test } from 'vitest';
import { aContact } from '../../../test/a-contact.ts';
import { testApp } from '../../../test/harness.ts';
import { eq, sql } from '../../db/drizzle.ts';
import { contactTrash } from '../../db/tables/contacts.ts';
import { deleteExpired } from '../retention/expired.service.ts';

const { signedUpMember, context, clock } = await testApp();
type Member = Awaited<ReturnType<typeof signedUpMember>>;

const unwrap = <Value>(answer: { ok: true; value: Value } | { ok: false; error: unknown }): Value => {
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
};
const add = async (member: Member, change: Partial<NewContact> = {}) =>
  unwrap(await member.contactsCreate({ body: { ...aContact, ...change } })).code;
const all = async (member: Member) =>
  unwrap(await member.contactsList({ query: { order: 'added' } })).contacts;
const removals = async (member: Member) => unwrap(await member.contactsTrash()).removals;
const notFound = { error: { status: 404 } };
const toNew = (one: Contact) => ({ ...newContactOf(one), code: one.code });
const named = (first: string) => ({ name: { last: '髙橋', first, honorific: '様' } });

test('deleted contacts come back whole, with their codes and their order, once', async () => {
  const member = await signedUpMember();
  const codes = [await add(member), await add(member, named('花子')), await add(member, named('次郎'))];
  const before = await all(member);
  const { removal } = unwrap(await member.contactsDelete({ body: { codes: codes.slice(0, 2) } }));
  expect((await all(member)).map(({ code }) => code)).toEqual(codes.slice(2));
  expect(await removals(member)).toMatchObject([
    { removal, kind: 'deleted', count: 2, removedOn: '2026-11-20', keptUntil: '2026-12-20' },
  ]);
  expect((await removals(member))[0]?.names.toSorted()).toEqual(['髙橋 太郎', '髙橋 花子'].toSorted());
  expect(unwrap(await member.contactsRestore({ body: { removal } }))).toEqual({ count: 2 });
  expect(await all(member)).toEqual(before);
  expect(await member.contactsRestore({ body: { removal } })).toMatchObject(notFound);
  expect(await removals(member)).toEqual([]);
});

test('a deletion and a merge whose answers were lost are done once, and answered again', async () => {
  const member = await signedUpMember();
  const [keep, other, gone] = [await add(member), await add(member), await add(member, named('花子'))];
  const merge = () => member.contactsMerge({ body: { keep, others: [other] } }, { idempotencyKey: 'merge' });
  const remove = () => member.contactsDelete({ body: { codes: [gone] } }, { idempotencyKey: 'delete' });
  for (const call of [merge, remove]) {
    const first = await call();
    expect(first.ok).toBe(true);
    expect(await call()).toEqual(first);
  }
  expect(await removals(member)).toHaveLength(2);
});

test('of two calls that take back one deletion, one succeeds', async () => {
  const member = await signedUpMember();
  const { removal } = unwrap(await member.contactsDelete({ body: { codes: [await add(member)] } }));
  const answers = await Promise.all([1, 2].map(() => member.contactsRestore({ body: { removal } })));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await all(member)).toHaveLength(1);
});

test('a merge becomes what the member put together, and is taken back whole', async () => {
  const member = await signedUpMember();
  const [keep, other] = [await add(member), await add(member, { address2: '9-9-9', note: '別' })];
  const before = await all(member);
  clock.advance(1000);
  const merged = { ...aContact, address2: '9-9-9', note: '' };
  const { removal } = unwrap(await member.contactsMerge({ body: { keep, others: [other], merged } }));
  expect(await all(member)).toEqual([{ code: keep, ...merged }]);
  expect(await removals(member)).toMatchObject([{ removal, kind: 'merged', count: 1 }]);
  clock.advance(1000);
  unwrap(await member.contactsRestore({ body: { removal } }));
  expect(await all(member)).toEqual(before);
});

test('a merge of contacts that have changed meanwhile is refused, and of unchanged ones done', async () => {
  const member = await signedUpMember();
  const [keep, other] = [await add(member), await add(member, { note: '別' })];
  const known = await all(member);
  const merge = () =>
    member.contactsMerge({ body: { keep, others: [other], merged: aContact, known: known.map(toNew) } });
  unwrap(await member.contactsUpdate({ body: { ...aContact, code: other, address2: '9-9-9' } }));
  expect(await merge()).toMatchObject({ error: { status: 409 } });
  expect(await all(member)).toHaveLength(2);
  unwrap(await member.contactsUpdate({ body: { ...aContact, code: other, note: '別' } }));
  expect(await merge()).toMatchObject({ ok: true });
});

test('what was changed after a merge stays when it is taken back', async () => {
  const member = await signedUpMember();
  const [keep, other] = [await add(member), await add(member, { note: '別' })];
  const { removal } = unwrap(await member.contactsMerge({ body: { keep, others: [other] } }));
  clock.advance(1000);
  unwrap(await member.contactsUpdate({ body: { ...aContact, code: keep, note: '新しい' } }));
  unwrap(await member.contactsRestore({ body: { removal } }));
  expect((await all(member)).map(({ note }) => note)).toEqual(['新しい', '別']);
});

test('a merge that could not be kept is refused, and nothing is gone', async () => {
  const member = await signedUpMember();
  const [keep, other] = [await add(member), await add(member)];
  const merged = { ...emptyContact() };
  expect(await member.contactsMerge({ body: { keep, others: [other], merged } })).toMatchObject({
    error: { status: 422 },
  });
  expect(await all(member)).toHaveLength(2);
  expect(await removals(member)).toEqual([]);
});

test('somebody else’s trash is not seen, and not brought back', async () => {
  const [owner, thief] = [await signedUpMember(), await signedUpMember()];
  const { removal } = unwrap(await owner.contactsDelete({ body: { codes: [await add(owner)] } }));
  expect(await removals(thief)).toEqual([]);
  expect(await thief.contactsRestore({ body: { removal } })).toMatchObject(notFound);
  expect(await removals(owner)).toHaveLength(1);
});

test('a removal is not taken back where it would exceed the limit of contacts', async () => {
  const member = await signedUpMember();
  const { removal } = unwrap(await member.contactsDelete({ body: { codes: [await add(member)] } }));
  await context.db.execute(sql`
    insert into contact (code, member_code, zip, state, address1, address2, name_last, name_first, honorific,
      joint_names, birthday, created_at, updated_at)
    select ${member.member.code} || n, ${member.member.code}, '', '', '', '', 'あ', n::text, '様', '[]', '', now(), now()
    from generate_series(1, 20000) n`);
  expect(await member.contactsRestore({ body: { removal } })).toMatchObject({
    error: { error: { fields: { contacts: ['too-many'] } } },
  });
});

test('a row that lacks a later column comes back with its default', async () => {
  const member = await signedUpMember();
  const { removal } = unwrap(await member.contactsDelete({ body: { codes: [await add(member)] } }));
  const row = sql`${contactTrash.contact} - 'skip_reason' - 'dismissed_doubts'`;
  await context.db.update(contactTrash).set({ contact: row }).where(eq(contactTrash.removal, removal));
  unwrap(await member.contactsRestore({ body: { removal } }));
  expect((await all(member))[0]).toMatchObject({ skipReason: '' });
});

test('after thirty days a deleted contact is gone for good', async () => {
  const member = await signedUpMember();
  await member.contactsDelete({ body: { codes: [await add(member)] } });
  const count = () => context.db.$count(contactTrash, eq(contactTrash.memberCode, member.member.code));
  clock.advance((KEPT_DAYS.contactTrash - 1) * 86_400_000);
  await deleteExpired(context);
  expect(await count()).toBe(1);
  clock.advance(2 * 86_400_000);
  await deleteExpired(context);
  expect(await count()).toBe(0);
});
