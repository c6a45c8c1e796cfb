import { contactToPrintAddress, emptyName, ok } from '@fumi/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { contactStore, forgetContacts, loadContacts, saveContact } from './contact-store.ts';

const hanako = {
  ...{ code: 'hanako', zip: '1060032', state: '東京都', address1: '港区六本木1-2-3', address2: '' },
  ...{ name: { last: '髙橋', first: '花子', honorific: '様' }, jointNames: [emptyName()], birthday: '' },
};
const typed = { ...contactToPrintAddress(hanako), code: '', address1: '港区六本木一丁目2番3号' };

/** A server with these contacts; returns the bodies of the calls that create one. */
function openBook(...standing: readonly object[]) {
  const created: unknown[] = [];
  const person = {
    ...{ zip: '1060032', state: '東京都', address1: '港区六本木1-2-3', address2: '', birthday: '' },
    ...{ name_last: '髙橋', name_first: '花子', honorific: '様', joint_names: [] },
  };
  vi.stubGlobal('navigator', { userAgent: '' });
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url.includes('/list')) {
      const contacts = standing.map((one) => ({ ...person, ...one }));
      return Response.json({ contacts, total: contacts.length });
    }
    created.push(body);
    return Response.json({ code: 'new' });
  });
  return created;
}

afterEach(() => {
  vi.unstubAllGlobals();
  contactStore.setState({ contacts: null });
});

test('somebody who is typed and already in the contacts, however spelled, is not saved again', async () => {
  const created = openBook({ code: 'hanako' });
  expect(await saveContact(typed, {})).toEqual(ok('hanako'));
  expect(created).toEqual([]);
});

test.each([
  ['who has another name', { code: 'other', name_first: '太郎' }],
  ['who lives elsewhere', { code: 'other', address1: '港区六本木9-9' }],
])('%s is somebody else, and kept', async (_, standing) => {
  const created = openBook(standing);
  expect(await saveContact(typed, {})).toEqual(ok('new'));
  expect(created).toHaveLength(1);
});

test('a list refused for an ended session does not count as a lost connection', async () => {
  vi.stubGlobal('navigator', { userAgent: '' });
  vi.stubGlobal('fetch', async () => Response.json({ error: { code: 'unauthenticated' } }, { status: 401 }));
  expect(await loadContacts()).toMatchObject({ error: { kind: 'refused', status: 401 } });
});

test('contacts that arrive after a sign-out are dropped', async () => {
  openBook({ code: 'hanako' });
  const loading = loadContacts();
  forgetContacts();
  await loading;
  expect(contactStore.getState().contacts).toBeNull();
});

test('a contact that was deleted on another page is saved anew', async () => {
  contactStore.setState({ contacts: [hanako] });
  const created = openBook();
  expect(await saveContact(typed, {})).toEqual(ok('new'));
  expect(created).toHaveLength(1);
});

test('a contact in mourning is not saved again, and the card does not get its code', async () => {
  const created = openBook({ code: 'hanako', mourning_until: '2027-03-31' });
  expect(await saveContact(typed, {})).toEqual(ok(''));
  expect(created).toEqual([]);
});
