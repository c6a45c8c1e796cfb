import { toWire } from '@fumi/contract';
import { emptyPrintAddress, type KitChoice, ok } from '@fumi/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepLink, recallLink } from '../../../draft/account-link.ts';
import { setRecipients } from '../../../draft/change-draft.ts';
import { draftStore, openDraft } from '../../../draft/draft-store.ts';
import { madeNow } from '../../../draft/ordered/made-draft.ts';
import { madeFromOf } from '../../../draft/ordered/ordered-drafts.ts';
import { openUploadMemory, rememberBook } from '../../../draft/ordered/upload-memory.ts';
import { flowPaths } from '../../../paths.ts';
import type { Shop } from '../../../shop/shop.ts';
import { beginSameCard } from './same-card.ts';

const CODE = 'T0021';
const CHOICE: KitChoice = { groupId: 10, tagId: 1, kitId: 27001 };
const CARD = { productCode: CODE, bookCode: 'paid', kitId: CHOICE.kitId };
const SHOP = {
  catalogue: [],
  material: { frontPage: 1 },
  paths: flowPaths('/create/'),
} as unknown as Pick<Shop, 'catalogue' | 'material' | 'paths'>;

const to = (last: string) => ({ ...emptyPrintAddress(), name: { ...emptyPrintAddress().name, last } });

beforeEach(async () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  await openDraft('T0010');
  await openDraft(CODE);
  keepLink(CODE, { memberCode: 'm', code: 'draft', revision: 1, known: {} });
  draftStore.setState({ code: 'draft', choice: CHOICE, texts: { MESSAGE: 'お元気ですか' } });
  setRecipients([to('佐藤')]);
  openUploadMemory({});
  rememberBook('paid', { code: 'draft', made: madeNow(true) });
});

afterEach(() => {
  keepLink(CODE, null);
  setRecipients([]);
  vi.unstubAllGlobals();
});

test('a paid card that this device still has becomes a new draft as it is, without recipients', async () => {
  expect(await beginSameCard(CARD, SHOP)).toEqual(ok('/create/sender'));
  expect(draftStore.getState()).toMatchObject({
    choice: CHOICE,
    texts: { MESSAGE: 'お元気ですか' },
    recipients: [],
  });
  expect(recallLink(CODE), 'the account has none of it').toMatchObject({ memberCode: 'm', revision: 0 });
  expect(recallLink(CODE)?.code).not.toBe('draft');
  expect(madeFromOf('paid'), 'nothing of it is the paid book, which would be ordered again').toBeUndefined();
});

test('recipients who were chosen for the card after its order stay', async () => {
  setRecipients([to('鈴木')]);
  await beginSameCard(CARD, SHOP);
  expect(draftStore.getState().recipients).toMatchObject([{ name: { last: '鈴木' } }]);
});

test('recipients of another card are not on the one that begins', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ book: { texts: [], sender: null } }));
  draftStore.setState({ choice: null });
  setRecipients([to('鈴木')]);
  expect(await beginSameCard(CARD, SHOP)).toEqual(ok('/create/'));
  expect(draftStore.getState().recipients).toEqual([]);
});

test('the sender of the ordered card is that of the new one, with the comment', async () => {
  const name = { last: '佐藤', first: '茂', honorific: '' };
  const sender = { ...emptyPrintAddress(), name, comment1: '今年もよろしく' };
  const book = toWire({ texts: [], sender, addressStyle: draftStore.getState().style });
  vi.stubGlobal('fetch', async () => Response.json({ book }));
  draftStore.setState({ choice: null });
  await beginSameCard(CARD, SHOP);
  expect(draftStore.getState().sender).toMatchObject({ name, comment1: '今年もよろしく' });
});
