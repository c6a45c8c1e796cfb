import { createClient } from '@fumi/contract/client';
import {
  changedFields,
  type DraftField,
  type DraftFields,
  draftOfFields,
  fieldsOfDraft,
  imageIdsIn,
  PLAIN_LOOK,
  PLAIN_VIEW,
  withFields,
} from '@fumi/domain';
import { expect, test } from 'vitest';
import { newLink, openLinks } from '../account-link.ts';
import { noAddresses } from '../address-storage.ts';
import { createDraftChanges } from '../create-draft-changes.ts';
import { createDraftStore } from '../create-draft-store.ts';
import type { DeviceStorage } from '../device-storage.ts';
import { createAccountSync } from './account-sync.ts';
import type { OtherNews } from './account-sync-parts.ts';

const PLAIN = { view: PLAIN_VIEW, look: PLAIN_LOOK };

const CODE = 'T0021';
const MEMBER = 'hanako';
const FRAME = { width: 200, height: 100 };
const CHOICE = { groupId: 10, tagId: 1001, kitId: 27001 };
const aPhoto = (name: string) => ({
  file: new Blob([name]),
  fileName: name,
  size: { width: 4000, height: 3000 },
  frame: FRAME,
});

type Kept = {
  fields: DraftFields;
  revision: number;
  changedIn: Record<string, number>;
  photos: Map<string, Blob>;
};
type Saving = { code: string; base_revision: number; changes: DraftField[] };

/** The account as the server keeps it, behind a network that can be cut. */
function anAccount() {
  const drafts = new Map<string, Kept>();
  const network = { isUp: true, answers: true, canDraw: true, onSave: () => {}, onPhoto: async () => {} };
  const refused = { status: 404, body: { error: { code: 'not_found', message: '' } } };
  function save({ code, base_revision: base, changes }: Saving) {
    const found = drafts.get(code);
    if (!found && base > 0) return refused;
    const draft: Kept = found ?? { fields: {}, revision: 0, changedIn: {}, photos: new Map() };
    const revision = draft.revision + (changes.length > 0 ? 1 : 0);
    const own = new Set<string>(changes.map(({ field }) => field));
    const newer = changedFields({}, draft.fields).filter(
      ({ field }) => (draft.changedIn[field] ?? 0) > base && !own.has(field),
    );
    const replaced = changedFields(withFields(draft.fields, changes), draft.fields).filter(
      ({ field }) => (draft.changedIn[field] ?? 0) > base && own.has(field),
    );
    const fields = withFields(draft.fields, changes);
    for (const field of own) draft.changedIn[field] = revision;
    drafts.set(code, { ...draft, fields, revision });
    const missing = imageIdsIn(fields).filter((id) => !draft.photos.has(id));
    return { status: 200, body: { revision, newer, replaced, missing_photos: missing } };
  }
  const client = createClient(async ({ path, body, file }) => {
    if (!network.isUp) return null;
    if (path === '/api/draft/save') network.onSave();
    if (path === '/api/draft/save') {
      const answer = save(structuredClone(body) as Saving);
      return network.answers ? answer : null;
    }
    if (path === '/api/draft/photo') {
      const { draft_code: code, image_id: id } = body as { draft_code: string; image_id: string };
      drafts.get(code)?.photos.set(id, file?.bytes as Blob);
      return { status: 200, body: {} };
    }
    if (path === '/api/draft/list') {
      const facts = { product_code: CODE, revision: 1, updated_at: '', choice: null, photo_count: 0 };
      return { status: 200, body: { drafts: [...drafts.keys()].map((code) => ({ code, ...facts })) } };
    }
    const draft = drafts.get(path.split('/').at(-1) ?? '');
    if (!draft) return refused;
    const fields = Object.entries(draft.fields).map(([field, value]) => ({ field, value }));
    const head = { code: path.split('/').at(-1), product_code: CODE, revision: draft.revision };
    return { status: 200, body: { draft: { ...head, updated_at: '', fields, image_ids: [] } } };
  });
  return { drafts, network, client };
}

/** The device storage that the tabs of one browser share. */
function aBrowser(): { readonly device: DeviceStorage; readonly kept: Map<string, string> } {
  const stored = new Map<string, NonNullable<Awaited<ReturnType<DeviceStorage['read']>>>>();
  const device: DeviceStorage = {
    read: async (productCode) => stored.get(productCode) ?? null,
    write: async (productCode, draft, changes = new Map()) => {
      const files = new Map(stored.get(productCode)?.files);
      for (const [id, file] of changes) if (file) files.set(id, file);
      stored.set(productCode, { draft, files });
    },
    clear: async (productCode) => {
      if (productCode === undefined) stored.clear();
      else stored.delete(productCode);
    },
  };
  return { device, kept: new Map() };
}

async function aDevice(
  { client, drafts, network }: ReturnType<typeof anAccount>,
  { device, kept } = aBrowser(),
) {
  const told: string[][] = [];
  const others: boolean[] = [];
  const news: Omit<OtherNews, 'fields'>[] = [];
  const session = { read: noAddresses, write: () => {}, clear: () => {} };
  const opened = createDraftStore(device, session);
  const store = { ...opened, ...createDraftChanges(opened, device, session) };
  const links = openLinks(
    {
      read: (key) => kept.get(key) ?? null,
      write: (key, text) => void (text === null ? kept.delete(key) : kept.set(key, text)),
    },
    () => store.draftStore.getState().code,
  );
  await store.openDraft(CODE);
  links.adoptLink(CODE);
  const beginAnew = async () => {
    links.keepLink(CODE, null);
    await store.closeDraft(CODE);
  };
  const sync = createAccountSync({
    ...store,
    device,
    client,
    fetchPhoto: async (code, id) => {
      await network.onPhoto();
      return drafts.get(code)?.photos.get(id) ?? null;
    },
    ...links,
    newLink,
    prepare: async () => network.canDraw,
    onOther: ({ fields, ...rest }) => {
      told.push([...fields]);
      others.push(rest.kind === 'other-card');
      news.push(rest);
    },
  });
  return { ...store, ...sync, links, told, others, news, beginAnew };
}

/** A phone that has begun a draft, and a desk that has opened it. */
async function phoneAndDesk() {
  const account = anAccount();
  const phone = await aDevice(account);
  phone.chooseKit(CHOICE, [FRAME, FRAME]);
  phone.placePhoto(0, aPhoto('umi.jpg'), 'a choice');
  await phone.push(MEMBER);
  const code = phone.links.recallLink(CODE)?.code ?? '';
  const desk = await aDevice(account);
  await desk.open(MEMBER, code);
  return { account, phone, desk, code };
}

test('a draft that was begun on the phone opens at the desk with its photo', async () => {
  const { desk, phone } = await phoneAndDesk();
  const { choice, photos, photoFiles } = desk.draftStore.getState();
  expect(choice).toEqual(CHOICE);
  expect(photos).toEqual(phone.draftStore.getState().photos);
  expect(await photoFiles.get(photos[0]?.imageId ?? '')?.text()).toBe('umi.jpg');
});

test('changes of different fields are merged on both devices, and each is told of the other’s', async () => {
  const { phone, desk } = await phoneAndDesk();
  phone.cropPhoto(0, { ...PLAIN, offset: { x: 0, y: 7 } });
  desk.placePhoto(1, aPhoto('yama.jpg'), 'a choice');
  await desk.push(MEMBER);
  await phone.push(MEMBER);
  await desk.pull(MEMBER);
  for (const { draftStore } of [phone, desk]) {
    const { photos, photoFiles } = draftStore.getState();
    expect(photos.map((photo) => photo?.fileName)).toEqual(['umi.jpg', 'yama.jpg']);
    expect(photos[0]?.offset).toEqual({ x: 0, y: 7 });
    expect(photoFiles.size).toBe(2);
  }
  expect([phone.told, desk.told]).toEqual([[['photo.1']], [['photo.0']]]);
});

test('of one field the later change wins, and both devices are told both values', async () => {
  const { phone, desk, code } = await phoneAndDesk();
  phone.setText('BOOK_TITLE', '先');
  await phone.push(MEMBER);
  desk.setText('BOOK_TITLE', '後');
  await desk.push(MEMBER);
  await phone.pull(MEMBER);
  expect(phone.draftStore.getState().texts).toEqual({ BOOK_TITLE: '後' });
  const words = [{ field: 'text.BOOK_TITLE', now: '後', before: '先' }];
  expect(phone.news).toEqual([{ code, kind: 'taken', words }]);
  expect(desk.news).toEqual([{ code, kind: 'replaced', words }]);
});

test('a save whose answer was lost is not taken for another device’s change', async () => {
  const { phone, account } = await phoneAndDesk();
  const { network } = account;
  network.answers = false;
  phone.setText('BOOK_TITLE', '海');
  expect(await phone.push(MEMBER)).toBe('unreachable');
  network.answers = true;
  phone.setText('BOOK_TITLE', '海へ');
  expect(await phone.push(MEMBER)).toBe('done');
  expect(phone.news).toEqual([]);
});

test('replaced words are not offered again where either device has changed the design', async () => {
  const { phone, desk, code } = await phoneAndDesk();
  phone.setText('BOOK_TITLE', '謹賀新年');
  await phone.push(MEMBER);
  desk.chooseKit({ ...CHOICE, kitId: CHOICE.kitId + 1 }, []);
  desk.setText('BOOK_TITLE', '寒中お見舞い');
  await desk.push(MEMBER);
  await phone.pull(MEMBER);
  expect([...desk.news, ...phone.news]).toEqual([
    { code, kind: 'replaced', words: [] },
    { code, kind: 'taken', words: [] },
  ]);
});

test('words kept for another occasion are synchronised, and return when it is chosen again', async () => {
  const { phone, desk, code } = await phoneAndDesk();
  phone.setText('GREETING', '謹賀新年');
  phone.chooseKit({ ...CHOICE, groupId: 20, kitId: 27002 }, [FRAME, FRAME]);
  await phone.push(MEMBER);
  await desk.open(MEMBER, code);
  expect(desk.draftStore.getState().texts).toEqual({});
  desk.chooseKit(CHOICE, [FRAME, FRAME]);
  expect(desk.draftStore.getState().texts).toEqual({ GREETING: '謹賀新年' });
});

/** The desk takes a wedding card while the phone, without a network, types a greeting on the New Year card. */
async function occasionsApart() {
  const two = await phoneAndDesk();
  two.phone.setText('GREETING', '謹賀新年');
  two.desk.chooseKit({ ...CHOICE, groupId: 20, kitId: 27002 }, [FRAME, FRAME]);
  return two;
}

const wordsOf = ({ draftStore }: Awaited<ReturnType<typeof aDevice>>) => {
  const { choice, texts, wordsAside } = draftStore.getState();
  return [choice?.groupId, texts, wordsAside];
};

const EACH_WITH_ITS_OWN = [20, {}, { 10: { GREETING: '謹賀新年' } }];

test('words for one occasion stay off a card of another occasion that was saved before them', async () => {
  const { phone, desk } = await occasionsApart();
  await desk.push(MEMBER);
  await phone.push(MEMBER);
  expect(wordsOf(phone)).toEqual(EACH_WITH_ITS_OWN);
  await phone.push(MEMBER);
  await desk.pull(MEMBER);
  expect(wordsOf(desk)).toEqual(EACH_WITH_ITS_OWN);
});

test('words for one occasion stay off a card of another occasion that is saved after them', async () => {
  const { phone, desk } = await occasionsApart();
  await phone.push(MEMBER);
  await desk.push(MEMBER);
  expect(wordsOf(desk)).toEqual(EACH_WITH_ITS_OWN);
  await desk.push(MEMBER);
  await phone.pull(MEMBER);
  expect(wordsOf(phone)).toEqual(EACH_WITH_ITS_OWN);
});

test('words for one occasion stay off a card of another occasion that is pulled before a save', async () => {
  const { phone, desk } = await occasionsApart();
  await desk.push(MEMBER);
  await phone.pull(MEMBER);
  expect(wordsOf(phone)).toEqual(EACH_WITH_ITS_OWN);
});

test('words that another device typed for the new occasion are shown', async () => {
  const { phone, desk } = await occasionsApart();
  await phone.push(MEMBER);
  await desk.push(MEMBER);
  await desk.push(MEMBER);
  desk.setText('GREETING', '謹賀新年');
  await desk.push(MEMBER);
  await phone.pull(MEMBER);
  expect(phone.draftStore.getState().texts).toEqual({ GREETING: '謹賀新年' });
});

test('a design that cannot be drawn yet is shown at the next pull', async () => {
  const { account, phone, desk } = await phoneAndDesk();
  const other = { ...CHOICE, kitId: 27002 };
  phone.chooseKit(other, [FRAME, FRAME]);
  await phone.push(MEMBER);
  account.network.canDraw = false;
  await desk.pull(MEMBER);
  expect(desk.draftStore.getState().choice).toEqual(CHOICE);
  account.network.canDraw = true;
  await desk.pull(MEMBER);
  expect(desk.draftStore.getState().choice).toEqual(other);
});

test('without a network nothing is lost: what was changed meanwhile is saved afterwards', async () => {
  const { account, phone, desk } = await phoneAndDesk();
  account.network.isUp = false;
  phone.cropPhoto(0, { ...PLAIN, offset: { x: 0, y: 9 } });
  expect(await phone.push(MEMBER)).toBe('unreachable');
  expect(phone.draftStore.getState().photos[0]?.offset).toEqual({ x: 0, y: 9 });
  account.network.isUp = true;
  expect(await phone.push(MEMBER)).toBe('done');
  await desk.pull(MEMBER);
  expect(desk.draftStore.getState().photos[0]?.offset).toEqual({ x: 0, y: 9 });
});

test('a photo whose file is not uploaded yet leaves its slot empty, and is never overwritten', async () => {
  const { account, phone, desk, code } = await phoneAndDesk();
  phone.placePhoto(1, aPhoto('late.jpg'), 'a choice');
  await phone.push(MEMBER);
  const photos = account.drafts.get(code)?.photos;
  const late = phone.draftStore.getState().photos[1]?.imageId ?? '';
  const file = photos?.get(late);
  photos?.delete(late);
  await desk.pull(MEMBER);
  expect(desk.draftStore.getState().photos[1]).toBeNull();
  desk.cropPhoto(0, { ...PLAIN, offset: { x: 0, y: 1 } });
  await desk.push(MEMBER);
  expect(account.drafts.get(code)?.fields['photo.1']).toMatchObject({ fileName: 'late.jpg' });
  photos?.set(late, file ?? new Blob());
  await desk.pull(MEMBER);
  expect(desk.draftStore.getState().photos[1]?.fileName).toBe('late.jpg');
  expect(desk.told).toEqual([['photo.1']]);
});

test.each(['pull', 'push'] as const)('edits made while photos of a %s load are kept', async (action) => {
  const { account, phone, desk, code } = await phoneAndDesk();
  desk.placePhoto(1, aPhoto('yama.jpg'), 'a choice');
  await desk.push(MEMBER);
  account.network.onPhoto = async () => {
    account.network.onPhoto = async () => {};
    phone.setText('BOOK_TITLE', '海');
    phone.placePhoto(0, aPhoto('kawa.jpg'), 'another choice');
  };
  await phone[action](MEMBER);
  const { texts, photos, photoFiles } = phone.draftStore.getState();
  expect(texts).toEqual({ BOOK_TITLE: '海' });
  expect(photos.map((photo) => photo?.fileName)).toEqual(['kawa.jpg', 'yama.jpg']);
  expect(photoFiles.size).toBe(2);
  expect(phone.told, 'only of what the other one did').toEqual([['photo.1']]);
  await phone.push(MEMBER);
  expect(draftOfFields(account.drafts.get(code)?.fields ?? {}).texts).toEqual({ BOOK_TITLE: '海' });
  await desk.pull(MEMBER);
  expect(desk.draftStore.getState().photos).toEqual(photos);
});

test('changes of another device are kept if another product is opened while their photos load', async () => {
  const { account, phone, desk, code } = await phoneAndDesk();
  desk.placePhoto(1, aPhoto('yama.jpg'), 'a choice');
  desk.setText('BOOK_TITLE', '山');
  await desk.push(MEMBER);
  account.network.onPhoto = async () => {
    account.network.onPhoto = async () => {};
    await phone.openDraft('T0002');
  };
  await phone.pull(MEMBER);
  await phone.openDraft(CODE);
  await phone.pull(MEMBER);
  await phone.push(MEMBER);
  const there = draftOfFields(account.drafts.get(code)?.fields ?? {});
  expect(there.texts).toEqual({ BOOK_TITLE: '山' });
  expect(there.photos.map((photo) => photo?.fileName)).toEqual(['umi.jpg', 'yama.jpg']);
  expect(phone.draftStore.getState()).toMatchObject({ productCode: CODE, texts: { BOOK_TITLE: '山' } });
});

test('a draft that was deleted elsewhere is saved again only once changed, as a new draft', async () => {
  const { account, phone, code } = await phoneAndDesk();
  account.drafts.delete(code);
  expect(await phone.pull(MEMBER)).toBe('gone');
  expect(await phone.pull(MEMBER)).toBe('gone');
  expect(account.drafts.size).toBe(0);
  phone.cropPhoto(0, { ...PLAIN, offset: { x: 0, y: 3 } });
  await phone.push(MEMBER);
  expect([...account.drafts.keys()]).not.toContain(code);
  expect(account.drafts.size).toBe(1);
  const anew = phone.draftStore.getState().code;
  const gone = { kind: 'gone', words: [] };
  expect(phone.news, 'of both, and once of each').toEqual([
    { ...gone, code },
    { ...gone, code: anew },
  ]);
});

test('a change of a draft that was deleted elsewhere is told of once, for the new draft', async () => {
  const { account, phone, code } = await phoneAndDesk();
  account.drafts.delete(code);
  phone.setText('BOOK_TITLE', '続き');
  expect(await phone.push(MEMBER)).toBe('done');
  const anew = phone.draftStore.getState().code;
  expect([...account.drafts.keys()]).toEqual([anew]);
  expect(phone.news).toEqual([{ code: anew, kind: 'gone', words: [] }]);
});

test('a draft that another device changed and then deleted is not saved again here', async () => {
  const { account, phone, desk, code } = await phoneAndDesk();
  desk.placePhoto(1, aPhoto('yama.jpg'), 'a choice');
  await desk.push(MEMBER);
  await phone.pull(MEMBER);
  account.drafts.delete(code);
  expect(await phone.push(MEMBER)).toBe('gone');
  expect(await phone.pull(MEMBER)).toBe('gone');
  expect(account.drafts.size).toBe(0);
});

test('a draft that is deleted here during a save is not saved again', async () => {
  const { account, phone, code } = await phoneAndDesk();
  phone.setText('BOOK_TITLE', '先');
  account.network.onSave = () => {
    account.drafts.delete(code);
    phone.links.keepLink(CODE, null);
  };
  expect(await phone.push(MEMBER)).toBe('gone');
  expect(account.drafts.size).toBe(0);
});

test('a draft that is marked as gone here during a save is not saved again', async () => {
  const { account, phone, code } = await phoneAndDesk();
  phone.setText('BOOK_TITLE', '先');
  account.network.onSave = () => {
    account.drafts.delete(code);
    const link = phone.links.recallLink(CODE);
    const known = fieldsOfDraft(phone.draftStore.getState());
    if (link) phone.links.keepLink(CODE, { ...link, known, isGone: true });
  };
  expect(await phone.push(MEMBER)).toBe('gone');
  expect(account.drafts.size).toBe(0);
  expect(phone.news, 'who deleted it knows').toEqual([]);
});

test("one member's draft never goes into another's account", async () => {
  const { account, phone, code } = await phoneAndDesk();
  phone.cropPhoto(0, { ...PLAIN, offset: { x: 0, y: 3 } });
  expect(await phone.push('somebody else')).toBe('nothing');
  expect(account.drafts.get(code)?.revision).toBe(1);
});

/** Two tabs of one browser: in the second another card was begun while the first showed its own. */
async function twoTabs() {
  const account = anAccount();
  const browser = aBrowser();
  const first = await aDevice(account, browser);
  first.chooseKit(CHOICE, [FRAME]);
  first.placePhoto(0, aPhoto('umi.jpg'), 'a choice');
  await first.draftKept();
  await first.push(MEMBER);
  const firstCode = first.links.recallLink(CODE)?.code ?? '';
  const second = await aDevice(account, browser);
  await second.beginAnew();
  second.chooseKit({ ...CHOICE, kitId: 27002 }, [FRAME]);
  second.placePhoto(0, aPhoto('yama.jpg'), 'a choice');
  await second.draftKept();
  await second.push(MEMBER);
  const secondCode = second.links.recallLink(CODE)?.code ?? '';
  const inAccount = (code: string) => draftOfFields(account.drafts.get(code)?.fields ?? {});
  return { account, browser, first, second, firstCode, secondCode, inAccount };
}

test('a tab that is looked at again shows the card that another tab began, unchanged', async () => {
  const { browser, first, firstCode, secondCode, inAccount } = await twoTabs();
  await first.push(MEMBER);
  await first.pull(MEMBER);
  expect(first.draftStore.getState()).toMatchObject({
    choice: { kitId: 27002 },
    photos: [{ fileName: 'yama.jpg' }],
  });
  expect(inAccount(secondCode)).toMatchObject({
    choice: { kitId: 27002 },
    photos: [{ fileName: 'yama.jpg' }],
  });
  expect(inAccount(firstCode)).toMatchObject({ choice: { kitId: 27001 }, photos: [{ fileName: 'umi.jpg' }] });
  expect((await browser.device.read(CODE))?.draft.choice?.kitId).toBe(27002);
  expect(first.told.flat()).toContain('choice');
});

test('a change in a tab whose card another tab has replaced goes into its own card', async () => {
  const { browser, first, second, firstCode, secondCode, inAccount } = await twoTabs();
  first.setText('BOOK_TITLE', '海');
  await first.push(MEMBER);
  expect(inAccount(firstCode)).toMatchObject({ choice: { kitId: 27001 }, texts: { BOOK_TITLE: '海' } });
  expect(inAccount(secondCode)).toMatchObject({ choice: { kitId: 27002 }, texts: {} });
  expect((await browser.device.read(CODE))?.draft.choice?.kitId).toBe(27001);
  await second.pull(MEMBER);
  expect(second.draftStore.getState()).toMatchObject({
    choice: { kitId: 27001 },
    texts: { BOOK_TITLE: '海' },
  });
});

test('another tab’s card that can’t be drawn yet is not overwritten, and this one not saved', async () => {
  const { account, browser, first, second, secondCode } = await twoTabs();
  account.network.canDraw = false;
  expect(await first.push(MEMBER)).toBe('elsewhere');
  expect(await first.pull(MEMBER)).toBe('elsewhere');
  expect(second.links.recallLink(CODE)?.code).toBe(secondCode);
  expect((await browser.device.read(CODE))?.draft.choice?.kitId).toBe(27002);
});

test('where another tab began a card but chose no design, changes here are saved with photos', async () => {
  const { browser, first, second, firstCode, inAccount } = await twoTabs();
  await second.beginAnew();
  await browser.device.clear(CODE);
  first.setText('BOOK_TITLE', '海');
  expect(await first.push(MEMBER)).toBe('done');
  expect(inAccount(firstCode).texts).toEqual({ BOOK_TITLE: '海' });
  const kept = await browser.device.read(CODE);
  expect([kept?.draft.choice?.kitId, kept?.files.size], 'with its photo').toEqual([27001, 1]);
});

test('undo does not lead from a card that another tab has begun to the one before', async () => {
  const { first } = await twoTabs();
  await first.pull(MEMBER);
  expect(first.draftStore.getState().history.past).toEqual([]);
});

/** A visitor with two tabs signs in in the second; the first has no link yet. */
async function aVisitorsTabs() {
  const account = anAccount();
  const browser = aBrowser();
  const first = await aDevice(account, browser);
  first.chooseKit(CHOICE, [FRAME]);
  first.placePhoto(0, aPhoto('umi.jpg'), 'a choice');
  await first.draftKept();
  const second = await aDevice(account, browser);
  await second.push(MEMBER);
  const code = second.links.recallLink(CODE)?.code ?? '';
  const inAccount = (one: string) => draftOfFields(account.drafts.get(one)?.fields ?? {});
  return { account, browser, first, second, code, inAccount };
}

test("a visitor's tab goes on with the card that another tab saved in the account", async () => {
  const { account, first, second, code, inAccount } = await aVisitorsTabs();
  first.setText('BOOK_TITLE', '海');
  await first.draftKept();
  await first.push(MEMBER);
  expect(account.drafts.size).toBe(1);
  expect(inAccount(code).texts).toEqual({ BOOK_TITLE: '海' });
  second.setText('BOOK_TITLE', '山');
  await second.draftKept();
  await second.push(MEMBER);
  await first.pull(MEMBER);
  expect(first.draftStore.getState().texts).toEqual({ BOOK_TITLE: '山' });
});

test("a visitor's tab goes on with its own card after another tab has signed in and begun a second one", async () => {
  const { account, first, second, code, inAccount } = await aVisitorsTabs();
  await second.beginAnew();
  second.chooseKit({ ...CHOICE, kitId: 27002 }, [FRAME]);
  await second.draftKept();
  await second.push(MEMBER);
  const other = second.links.recallLink(CODE)?.code ?? '';
  await first.pull(MEMBER);
  expect(first.draftStore.getState().choice?.kitId).toBe(27001);
  expect([inAccount(code).choice?.kitId, inAccount(other).choice?.kitId]).toEqual([27001, 27002]);
  expect(account.drafts.size).toBe(2);
});

test("a visitor's tab takes another tab's changes since the sign-in, and reverts none", async () => {
  const { account, first, second, code, inAccount } = await aVisitorsTabs();
  second.placePhoto(0, aPhoto('yama.jpg'), 'another choice');
  second.setText('BOOK_TITLE', '山');
  await second.draftKept();
  await second.push(MEMBER);
  await first.pull(MEMBER);
  expect(first.draftStore.getState()).toMatchObject({
    photos: [{ fileName: 'yama.jpg' }],
    texts: { BOOK_TITLE: '山' },
  });
  expect(first.others, 'it is the same card').toEqual([false]);
  expect(inAccount(code)).toMatchObject({
    photos: [{ fileName: 'yama.jpg' }],
    texts: { BOOK_TITLE: '山' },
  });
  expect(account.drafts.size).toBe(1);
});

test("another tab's photo on a visitor's card stays if that tab has begun a second card since", async () => {
  const { account, first, second, code, inAccount } = await aVisitorsTabs();
  second.placePhoto(0, aPhoto('yama.jpg'), 'another choice');
  await second.draftKept();
  await second.push(MEMBER);
  await second.beginAnew();
  second.chooseKit({ ...CHOICE, kitId: 27002 }, [FRAME]);
  await second.draftKept();
  await second.push(MEMBER);
  await first.pull(MEMBER);
  const own = first.links.recallLink(CODE)?.code ?? '';
  expect(inAccount(code)).toMatchObject({ photos: [{ fileName: 'yama.jpg' }] });
  expect(inAccount(own)).toMatchObject({ choice: { kitId: 27001 }, photos: [{ fileName: 'umi.jpg' }] });
  expect(account.drafts.size, 'both, and the second one').toBe(3);
});

test("a change in a visitor's tab overwrites no card that another tab has begun", async () => {
  const { browser, first, second, code, inAccount } = await aVisitorsTabs();
  await second.beginAnew();
  second.chooseKit({ ...CHOICE, kitId: 27002 }, [FRAME]);
  await second.draftKept();
  first.setText('BOOK_TITLE', '海');
  await first.draftKept();
  await first.push(MEMBER);
  await second.push(MEMBER);
  const other = second.links.recallLink(CODE)?.code ?? '';
  expect(inAccount(other)).toMatchObject({ choice: { kitId: 27002 }, texts: {} });
  expect(inAccount(code)).toMatchObject({ choice: { kitId: 27001 }, texts: { BOOK_TITLE: '海' } });
  expect((await browser.device.read(CODE))?.draft.choice?.kitId).toBe(27002);
});

test('a card that is stored beside the link of another card is saved under its own code', async () => {
  const { account, browser, second, code, inAccount } = await aVisitorsTabs();
  const visitors = await aDevice(account, browser);
  await visitors.closeDraft(CODE);
  visitors.chooseKit({ ...CHOICE, kitId: 27002 }, [FRAME]);
  await visitors.draftKept();
  const own = visitors.draftStore.getState().code ?? '';
  // Another page reads this card from the device, where the stored link is that of the second tab's card.
  const page = await aDevice(account, browser);
  expect(page.draftStore.getState()).toMatchObject({ code: own, choice: { kitId: 27002 } });
  await page.push(MEMBER);
  expect([inAccount(code).choice?.kitId, inAccount(own).choice?.kitId]).toEqual([27001, 27002]);
  second.setText('BOOK_TITLE', '海');
  await second.push(MEMBER);
  expect(inAccount(code)).toMatchObject({ choice: { kitId: 27001 }, texts: { BOOK_TITLE: '海' } });
  expect(inAccount(own)).toMatchObject({ choice: { kitId: 27002 }, texts: {} });
  expect(account.drafts.size).toBe(2);
});

test('a draft that an older release stored without a code takes the code of its link', async () => {
  const { account, browser, code, inAccount } = await aVisitorsTabs();
  const stored = await browser.device.read(CODE);
  if (stored) {
    const { code: _, ...before } = stored.draft;
    await browser.device.write(CODE, before);
  }
  const page = await aDevice(account, browser);
  page.setText('BOOK_TITLE', '海');
  await page.push(MEMBER);
  expect(inAccount(code)).toMatchObject({ texts: { BOOK_TITLE: '海' } });
  expect([account.drafts.size, (await browser.device.read(CODE))?.draft.code]).toEqual([1, code]);
});
