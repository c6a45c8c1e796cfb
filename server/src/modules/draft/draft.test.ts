import { type DraftField, MAX_DRAFTS } from '@fumi/domain';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import type { SignedUp } from '../../../test/sign-up.ts';
import { rowsOf } from '../../../test/sql-rows.ts';
import { sql } from '../../db/drizzle.ts';
import { digest } from '../../random.ts';
import { expireDrafts } from './draft.service.ts';

const { context, clock, signedUpMember, visitor } = await testApp();

const DAY_MS = 86_400_000;

const choice: DraftField = { field: 'choice', value: { groupId: 10, tagId: 1001, kitId: 27001 } };
const titled = (value: string): DraftField => ({ field: 'text.BOOK_TITLE', value });
const photoIn = (slot: number, imageId: string): DraftField => ({
  field: `photo.${slot}`,
  value: { imageId, fileName: 'umi.jpg', size: { width: 400, height: 300 }, offset: { x: 0, y: 0 } },
});
const counted = (value: number): DraftField => ({ field: 'photoCount', value });

const newCode = (): string => crypto.randomUUID();

const save = (client: SignedUp, code: string, baseRevision: number, changes: DraftField[]) =>
  client.draftSave({ body: { code, productCode: 'T0021', baseRevision, changes } });

async function saved(...call: Parameters<typeof save>) {
  const answer = await save(...call);
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.error)}`);
  return answer.value;
}

const aJpeg = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#cde' } })
    .withExif({ IFD0: { Artist: 'Hanako' }, IFD3: { GPSLatitude: '35/1 39/1 0/1' } })
    .jpeg()
    .toBuffer();

const send = (client: SignedUp, draftCode: string, imageId: string, bytes: Uint8Array) =>
  client.draftPhoto({ body: { draftCode, imageId }, file: { bytes, name: 'umi.jpg' } });

const filesOf = async (code: string): Promise<string[]> => {
  const found: string[] = [];
  for await (const { key } of context.storage.list(`draft/${code}/`)) found.push(key);
  return found;
};

test('what was begun on one device is read on the other', async () => {
  const client = await signedUpMember();
  const code = newCode();
  expect(await saved(client, code, 0, [choice, counted(1), photoIn(0, 'a')])).toEqual({
    ...{ revision: 1, newer: [], replaced: [], missingPhotos: ['a'] },
  });
  const list = await client.draftList();
  expect(list).toMatchObject({
    ok: true,
    value: { drafts: [{ code, productCode: 'T0021', revision: 1, choice: choice.value, photoCount: 1 }] },
  });
  const got = await client.draftGet({ params: { code } });
  expect(got.ok && new Set(got.value.draft.fields)).toEqual(new Set([choice, counted(1), photoIn(0, 'a')]));
});

test('a list counts the photos of the slots that a draft has, and none of an empty or former one', async () => {
  const client = await signedUpMember();
  const code = newCode();
  const emptied: DraftField = { field: 'photo.1', value: null };
  await saved(client, code, 0, [photoIn(0, 'a'), emptied, photoIn(2, 'b'), photoIn(3, 'c'), counted(3)]);
  await saved(client, newCode(), 0, [titled('海')]);
  const list = await client.draftList();
  const [latest, first] = list.ok ? list.value.drafts.toSorted((a) => (a.code === code ? 1 : -1)) : [];
  expect(first).toMatchObject({ code, choice: null, photoCount: 2 });
  expect(latest).toMatchObject({ choice: null, photoCount: 0 });
});

test('two devices change different fields, and each hears of the other', async () => {
  const client = await signedUpMember();
  const code = newCode();
  await saved(client, code, 0, [choice, titled('海')]);
  expect(await saved(client, code, 1, [counted(1)])).toMatchObject({ revision: 2, newer: [] });
  expect(await saved(client, code, 1, [titled('山')])).toMatchObject({ revision: 3, newer: [counted(1)] });
  expect(await saved(client, code, 2, [])).toMatchObject({ revision: 3, newer: [titled('山')] });
});

test('words set aside for another occasion are kept as they are, and unknown kinds are refused', async () => {
  const client = await signedUpMember();
  const code = newCode();
  const aside = (words: object) => ({ field: 'wordsAside', value: { 10: words } }) as DraftField;
  await saved(client, code, 0, [choice, aside({ GREETING: '謹賀新年' })]);
  const got = await client.draftGet({ params: { code } });
  expect(got.ok && got.value.draft.fields).toContainEqual(aside({ GREETING: '謹賀新年' }));
  expect(await save(client, code, 1, [aside({ SENDER: '花子' })])).toMatchObject({ ok: false });
});

test('the days of a calendar are kept as they were marked, and unknown settings are refused', async () => {
  const client = await signedUpMember();
  const code = newCode();
  const calendar = (value: object) => ({ field: 'calendar', value }) as DraftField;
  const ownDays = [{ date: '05-03', words: 'はなの誕生日', mark: 'cake' }];
  await saved(client, code, 0, [choice, calendar({ rokuyo: true, noteLines: true, ownDays })]);
  const got = await client.draftGet({ params: { code } });
  expect(got.ok && got.value.draft.fields).toContainEqual(
    calendar({ rokuyo: true, noteLines: true, ownDays }),
  );
  expect(await save(client, code, 1, [calendar({ colour: 'red' })])).toMatchObject({ ok: false });
  const tooMany = Array.from({ length: 121 }, () => ownDays[0]);
  expect(await save(client, code, 1, [calendar({ ownDays: tooMany })])).toMatchObject({ ok: false });
});

test('view and look of a photo are kept within their bounds, and unknown fields are refused', async () => {
  const client = await signedUpMember();
  const code = newCode();
  const made = (more: object): DraftField => {
    const { field, value } = photoIn(0, 'a');
    return { field, value: Object.assign({}, value, more) } as DraftField;
  };
  const view = { zoom: 2.5, turn: 1, level: -3.5 };
  const look = { brightness: 10, contrast: -20, warmth: 30, tone: 'sepia' };
  await saved(client, code, 0, [choice, counted(1), made({ view, look })]);
  const got = await client.draftGet({ params: { code } });
  expect(got.ok && got.value.draft.fields).toContainEqual(made({ view, look }));
  for (const wrong of [
    { view: { ...view, zoom: 0.5 } },
    { view: { ...view, turn: 4 } },
    { view: { ...view, level: 16 } },
    { view: { ...view, mirror: true } },
    { look: { ...look, brightness: 1.5 } },
    { look: { ...look, tone: 'blue' } },
  ]) {
    expect(await save(client, code, 1, [made(wrong)])).toMatchObject({ ok: false });
  }
});

test('of one field the later change wins, and both devices are told', async () => {
  const client = await signedUpMember();
  const code = newCode();
  await saved(client, code, 0, [choice]);
  await saved(client, code, 1, [titled('先')]);
  const later = [titled('後'), counted(2)];
  expect(await saved(client, code, 1, later)).toMatchObject({ newer: [], replaced: [titled('先')] });
  expect(await saved(client, code, 1, later), 'sent again, as its answer was lost').toMatchObject({
    replaced: [],
  });
  expect(await saved(client, code, 2, [])).toMatchObject({ newer: later.toReversed(), replaced: [] });
});

test('many changes at once are all counted, and none is lost', async () => {
  const client = await signedUpMember();
  const code = newCode();
  await saved(client, code, 0, [choice]);
  const slots = Array.from({ length: 8 }, (_, slot) => slot);
  await Promise.all(slots.map((slot) => saved(client, code, 1, [photoIn(slot, `photo-${slot}`)])));
  expect(await saved(client, code, 0, [counted(8)])).toMatchObject({ revision: 10 });
  const got = await client.draftGet({ params: { code } });
  expect(got.ok && got.value.draft.fields).toHaveLength(10);
});

test('a draft that two calls begin at once is begun once', async () => {
  const client = await signedUpMember();
  const code = newCode();
  await Promise.all([saved(client, code, 0, [choice]), saved(client, code, 0, [titled('海')])]);
  const list = await client.draftList();
  expect(list.ok && list.value.drafts.map((draft) => draft.revision)).toEqual([2]);
});

test('a photo is kept without what the camera wrote beside it, and read by its owner alone', async () => {
  const client = await signedUpMember();
  const code = newCode();
  await saved(client, code, 0, [counted(1), photoIn(0, 'a')]);
  const jpeg = await aJpeg();
  expect((await sharp(jpeg).metadata()).exif).toBeDefined();
  expect((await send(client, code, 'a', jpeg)).ok).toBe(true);
  expect(await saved(client, code, 1, [])).toMatchObject({ missingPhotos: [] });
  const path = `/api/draft/${code}/photo/a`;
  const own = await client.request({ path });
  expect([own.status, own.headers['content-type'], own.headers['cache-control']]).toEqual([
    ...[200, 'image/jpeg', 'private, no-store'],
  ]);
  const [file] = await filesOf(code);
  const kept = await context.storage.get(file ?? '');
  const [before, after] = await Promise.all([
    sharp(jpeg).raw().toBuffer(),
    sharp(kept ?? '')
      .raw()
      .toBuffer(),
  ]);
  expect(after.equals(before)).toBe(true);
  expect((await sharp(kept ?? '').metadata()).exif).toBeUndefined();
  const stranger = await signedUpMember();
  expect((await stranger.request({ path })).status).toBe(404);
  expect((await visitor().request({ path })).status).toBe(401);
});

test('another member reads, changes and deletes nothing', async () => {
  const [client, stranger] = [await signedUpMember(), await signedUpMember()];
  const code = newCode();
  await saved(client, code, 0, [choice, counted(1), photoIn(0, 'a')]);
  const refused = { ok: false, error: { error: { code: 'not_found' } } };
  expect(await stranger.draftGet({ params: { code } })).toMatchObject(refused);
  expect(await save(stranger, code, 0, [titled('x')])).toMatchObject(refused);
  expect(await save(stranger, code, 1, [titled('x')])).toMatchObject(refused);
  expect(await send(stranger, code, 'a', await aJpeg())).toMatchObject(refused);
  await stranger.draftDelete({ body: { codes: [code] } });
  expect((await client.draftGet({ params: { code } })).ok).toBe(true);
});

test.each([
  ['a text renamed .jpg', 'filetype', Buffer.from('hello')],
  ['an empty file', 'fileempty', Buffer.alloc(0)],
])('%s is refused as %s, and nothing is kept', async (_, refusal, bytes) => {
  const client = await signedUpMember();
  const code = newCode();
  await saved(client, code, 0, [counted(1), photoIn(0, 'a')]);
  expect(await send(client, code, 'a', bytes)).toMatchObject({ error: { error: { code: refusal } } });
  expect(await filesOf(code)).toEqual([]);
});

test('a photo that no slot names is not taken, and is deleted when the last slot drops it', async () => {
  const client = await signedUpMember();
  const code = newCode();
  await saved(client, code, 0, [counted(1), photoIn(0, 'a')]);
  expect(await send(client, code, 'b', await aJpeg())).toMatchObject({
    error: { error: { code: 'not_found' } },
  });
  await send(client, code, 'a', await aJpeg());
  expect(await filesOf(code)).toHaveLength(1);
  await saved(client, code, 1, [{ field: 'photo.0', value: null }]);
  expect(await filesOf(code)).toEqual([]);
});

test('a deleted draft is gone at once with its photos, and another device does not bring it back', async () => {
  const client = await signedUpMember();
  const code = newCode();
  await saved(client, code, 0, [counted(1), photoIn(0, 'a')]);
  await send(client, code, 'a', await aJpeg());
  expect((await client.draftDelete({ body: { codes: [code] } })).ok).toBe(true);
  expect(await filesOf(code)).toEqual([]);
  expect(await save(client, code, 1, [titled('x')])).toMatchObject({
    error: { error: { code: 'not_found' } },
  });
  expect(await rowsOf(context, sql`select 1 from draft_photo where draft_code = ${code}`)).toEqual([]);
});

test('an account keeps twenty drafts, counted one after the other', async () => {
  const client = await signedUpMember();
  const answers = await Promise.all(
    Array.from({ length: MAX_DRAFTS + 3 }, () => save(client, newCode(), 0, [choice])),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(MAX_DRAFTS);
});

test('photos of drafts count to what a member may upload in a day', async () => {
  const client = await signedUpMember();
  const code = newCode();
  await saved(client, code, 0, [counted(1), photoIn(0, 'a')]);
  const jpeg = await aJpeg();
  await send(client, code, 'a', jpeg);
  const key = digest(`upload-bytes-member:${client.member.code}`);
  expect(await rowsOf(context, sql`select used from rate_limit where key = ${key}`)).toEqual([
    { used: jpeg.length },
  ]);
});

test('a draft is forgotten ninety days after its last change, with its photos', async () => {
  const client = await signedUpMember();
  const [old, changed] = [newCode(), newCode()];
  for (const code of [old, changed]) {
    await saved(client, code, 0, [counted(1), photoIn(0, 'a')]);
    await send(client, code, 'a', await aJpeg());
  }
  clock.advance(89 * DAY_MS);
  await client.memberLogin({ body: { userName: client.email, password: client.password, rememberMe: true } });
  await saved(client, changed, 1, [titled('まだ')]);
  clock.advance(2 * DAY_MS);
  await expireDrafts(context, { budgetMs: 60_000 });
  expect([await filesOf(old), (await filesOf(changed)).length]).toEqual([[], 1]);
  expect((await client.draftGet({ params: { code: changed } })).ok).toBe(true);
  expect((await client.draftGet({ params: { code: old } })).ok).toBe(false);
});

test('old drafts are deleted in batches, the oldest first, until the time is over', async () => {
  clock.advance(91 * DAY_MS);
  await expireDrafts(context, { budgetMs: 60_000 });
  const client = await signedUpMember();
  const codes = Array.from({ length: 9 }, () => newCode());
  for (const code of codes) {
    await saved(client, code, 0, [counted(1), photoIn(0, 'a')]);
    await send(client, code, 'a', await aJpeg());
    clock.advance(1000);
  }
  clock.advance(91 * DAY_MS);
  const budgetMs = 60_000;
  const left = async () => {
    const rows = await rowsOf(context, sql`select code from draft order by updated_at`);
    return rows.map(({ code }) => code).filter((code) => codes.includes(String(code)));
  };
  vi.useFakeTimers({ toFake: ['performance'] });
  const slow = async (key: string) => {
    vi.advanceTimersByTime(budgetMs / 2);
    await context.storage.delete(key);
  };
  const slowly = { ...context, storage: { ...context.storage, delete: slow } };
  expect(await expireDrafts(slowly, { budgetMs })).toBe(false);
  expect(await left()).toEqual(codes.slice(4));
  vi.useRealTimers();
  expect(await expireDrafts(context, { budgetMs })).toBe(true);
  expect(await left()).toEqual([]);
});
