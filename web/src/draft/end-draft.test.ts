import { afterEach, expect, test, vi } from 'vitest';
import { keepLink } from './account-link.ts';
import { chooseKit } from './change-draft.ts';
import { draftStore } from './draft-store.ts';
import { endDraft } from './end-draft.ts';
import { openUploadMemory, rememberBook } from './upload-memory.ts';

const CODE = 'T0021';
const CHOICE = { groupId: 10, tagId: 1, kitId: 27001 };

/** A browser whose account is asked to delete drafts. */
function aBrowser() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('navigator', { userAgent: '' });
  const deleted: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    deleted.push(...JSON.parse(String(body)).codes);
    return Response.json({});
  });
  return deleted;
}

/** A draft of the account, open here. */
function open(code: string): void {
  draftStore.setState({ productCode: CODE });
  keepLink(CODE, { memberCode: 'm', code, revision: 1, known: {} });
  chooseKit(CHOICE, []);
}

function upload(book: string, draftCode: string): void {
  openUploadMemory({ draftCode }, localStorage);
  rememberBook(book, draftCode, localStorage);
}

afterEach(() => {
  vi.unstubAllGlobals();
  keepLink(CODE, null);
});

test('a draft ends with the order of its book, here and in the account', async () => {
  const deleted = aBrowser();
  open('first');
  upload('B', 'first');
  await endDraft(CODE, 'another book');
  expect(draftStore.getState().choice).toEqual(CHOICE);
  await endDraft(CODE, 'B');
  expect(draftStore.getState().choice).toBeNull();
  expect(deleted).toEqual(['first']);
});

test('what was begun after an order stays when its payment is opened once more', async () => {
  const deleted = aBrowser();
  open('first');
  upload('B', 'first');
  await endDraft(CODE, 'B');
  open('second');
  await endDraft(CODE, 'B');
  expect(draftStore.getState().choice).toEqual(CHOICE);
  expect(deleted).toEqual(['first']);
});

test('what was begun between the upload of a book and its order stays', async () => {
  const deleted = aBrowser();
  open('first');
  upload('B', 'first');
  open('second');
  await endDraft(CODE, 'B');
  expect(draftStore.getState().choice).toEqual(CHOICE);
  expect(deleted).toEqual(['first']);
});
