import { emptyPrintAddress } from '@fumi/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { askWarnings, warningsOf } from '../../address/use-address-warnings.ts';
import { contactStore } from '../../contacts/contact-store.ts';
import { keepLink } from '../../draft/account-link.ts';
import { chooseKit, setRecipients } from '../../draft/change-draft.ts';
import { draftStore, openDraft } from '../../draft/draft-store.ts';
import { keepInquiryDraft } from '../../draft/inquiry-draft.ts';
import { keepOrderDraft, readOrderDraft } from '../../draft/ordered/order-draft.ts';
import { favouriteStore, toggleFavourite } from '../../platform/favourites.ts';
import { clearDevice, clearForOther } from './sign-out.ts';

afterEach(() => vi.unstubAllGlobals());

test('after a sign-out the device holds neither draft nor order nor contacts of the member', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  chooseKit({ groupId: 10, tagId: 1, kitId: 27001 }, []);
  keepOrderDraft('/goods', { customer: '髙橋 花子' });
  keepInquiryDraft({ name: '髙橋 花子' });
  toggleFavourite(27001);
  contactStore.setState({ contacts: [] });
  kept.set('email-change-pin', JSON.stringify({ email: 'hanako@example.jp', sentAtMs: Date.now() }));
  const address = { zip: '1060032', state: '東京都', address1: '港区六本木1-1', address2: '' };
  vi.stubGlobal('fetch', async () =>
    Response.json({ results: [{ warnings: [], localities: [], mends: [] }] }),
  );
  await askWarnings([address], new AbortController().signal);
  expect(warningsOf(address)).toEqual([]);
  await clearDevice();
  expect(warningsOf(address), 'who the member writes to').toBeNull();
  expect(draftStore.getState().choice).toBeNull();
  expect(readOrderDraft('/goods')).toBeNull();
  expect(favouriteStore.getState().size).toBe(0);
  expect(contactStore.getState().contacts).toBeNull();
  expect([...kept.values()].join()).not.toMatch(/花子|hanako/);
});

test('a draft outlives a session that ended by itself, and is cleared for another member', async () => {
  const kept: Record<string, string> = {};
  const storage = Object.defineProperties(kept, {
    getItem: { value: (key: string) => kept[key] ?? null },
    setItem: {
      value: (key: string, value: string) => {
        kept[key] = value;
      },
    },
    removeItem: { value: (key: string) => delete kept[key] },
  });
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('localStorage', storage);
  await openDraft('T0012');
  chooseKit({ groupId: 10, tagId: 1, kitId: 27001 }, []);
  setRecipients([emptyPrintAddress()]);
  await clearForOther('b');
  expect(draftStore.getState()).toMatchObject({ recipients: [], choice: { kitId: 27001 } });
  keepLink('T0012', { memberCode: 'a', code: 'draft', revision: 1, known: {} });
  await clearForOther('a');
  expect(draftStore.getState().choice, 'their own').not.toBeNull();
  await clearForOther('b');
  expect(draftStore.getState().choice).toBeNull();
});
