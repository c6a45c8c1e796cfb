import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepLink } from '../../draft/account-link.ts';
import { draftStore, openDraft } from '../../draft/draft-store.ts';
import { madeNow } from '../../draft/ordered/made-draft.ts';
import { openUploadMemory, rememberBook } from '../../draft/ordered/upload-memory.ts';
import { draftToEnd } from './book-draft.ts';

const CODE = 'T0021';
const GOODS = { named: { bookCode: 'book' }, product: { code: CODE } };
const linkOf = (code: string, revision: number) => ({ memberCode: 'm', code, revision, known: {} });

beforeEach(async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  await openDraft(CODE);
  draftStore.setState({
    choice: { groupId: 10, tagId: 1, kitId: 27001 },
    texts: { MESSAGE: 'お元気ですか' },
  });
  openUploadMemory({});
  rememberBook('book', { code: 'own', revision: 3, made: madeNow(false) });
});

afterEach(() => {
  keepLink(CODE, null);
  vi.unstubAllGlobals();
});

test('an order names the draft that ends with it, and none where the draft was changed since', async () => {
  keepLink(CODE, linkOf('own', 4));
  draftStore.setState({ code: 'own' });
  expect(await draftToEnd(GOODS)).toEqual({ draft: { code: 'own', revision: 4 } });
  draftStore.setState({ texts: { MESSAGE: 'お変わりありませんか' } });
  expect(await draftToEnd(GOODS)).toEqual({});
});

test('with another draft on the device, the order names the revision that the book was made of', async () => {
  keepLink(CODE, linkOf('another', 1));
  draftStore.setState({ code: 'another' });
  expect(await draftToEnd(GOODS)).toEqual({ draft: { code: 'own', revision: 3 } });
});
