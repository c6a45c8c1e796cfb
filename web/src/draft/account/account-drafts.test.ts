import { emptyPrintAddress } from '@fumi/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { memberStore } from '../../session/member-session.ts';
import { addressOwner, keepAddressOwner } from '../address-owner.ts';
import { chooseKit, clearAddresses, closeDraft, setRecipients } from '../change-draft.ts';
import { indexedDeviceStorage } from '../device-changes.ts';
import { deviceReading, type StoredDraft } from '../device-storage.ts';
import { forkDraft } from '../draft-here.ts';
import { draftStore, openDraft } from '../draft-store.ts';
import { accountSync, followDraft } from './account-drafts.ts';
import { forgetNews, newsStore } from './other-news.ts';

const CARD = 'T0021';
const CALENDAR = 'T0010';

/** Two products, of which only the card has addresses. */
const BOOT = {
  made: [
    { code: CARD, flow: { steps: ['sender', 'receiver'] } },
    { code: CALENDAR, flow: { steps: [] } },
  ],
};

const aDraft = (code: string): StoredDraft => ({
  ...{ code, choice: { groupId: 10, tagId: 1, kitId: 27001 }, photos: [], unused: [], texts: {} },
  isPreviewWarningSeen: true,
});

const aPerson = (last: string, comment1: string) => ({
  ...emptyPrintAddress(),
  name: { ...emptyPrintAddress().name, last },
  comment1,
});

/** A tab of a member whose drafts are followed, and the device, which other tabs write to as well. */
async function aTab() {
  const kept = new Map<string, string>();
  for (const name of ['localStorage', 'sessionStorage'])
    vi.stubGlobal(name, {
      getItem: (key: string) => kept.get(name + key) ?? null,
      setItem: (key: string, text: string) => kept.set(name + key, text),
      removeItem: (key: string) => kept.delete(name + key),
    });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', {
    addEventListener: () => {},
    visibilityState: 'visible',
    getElementById: () => ({ textContent: JSON.stringify(BOOT) }),
  });
  const refused = { error: { code: 'forbidden', message: '' } };
  vi.stubGlobal('fetch', async () => Response.json(refused, { status: 403 }));
  const device = new Map<string, StoredDraft>();
  vi.spyOn(deviceReading, 'read').mockImplementation(async (product) => {
    const draft = device.get(product);
    return draft ? { draft, files: new Map() } : null;
  });
  vi.spyOn(indexedDeviceStorage, 'write').mockImplementation(
    async (product, draft) => void device.set(product, draft),
  );
  memberStore.setState({ member: { code: 'm' } as ReturnType<typeof memberStore.getState>['member'] });
  forgetNews();
  await openDraft(CALENDAR);
  const people = () => draftStore.getState().recipients.map(({ name, comment1 }) => name.last + comment1);
  return { device, people };
}

let end = (): void => {};

afterEach(async () => {
  end();
  await accountSync.settled();
  clearAddresses();
  await openDraft('another product');
  memberStore.setState({ member: null });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a product whose card another tab has replaced opens with the same people, and the member is told', async () => {
  const tab = await aTab();
  tab.device.set(CARD, aDraft('a'));
  await openDraft(CARD);
  end = followDraft(async () => true);
  setRecipients([aPerson('髙橋', 'またね')]);
  await openDraft(CALENDAR);
  tab.device.set(CARD, aDraft('b'));
  await openDraft(CARD);
  await expect.poll(tab.people, { message: 'without the words for them' }).toEqual(['髙橋']);
  expect(addressOwner()).toBe('b');
  expect(newsStore.getState().isOtherCard).toBe(true);
  draftStore.setState({ code: 'a' });
  expect([tab.people(), addressOwner()], 'which wait for their card').toEqual([['髙橋またね'], 'a']);
});

test('a card that gets a new code keeps people and comments, whichever product is open', async () => {
  const tab = await aTab();
  tab.device.set(CARD, aDraft('a'));
  await openDraft(CARD);
  end = followDraft(async () => true);
  setRecipients([aPerson('髙橋', 'またね')]);
  await forkDraft(CARD);
  const second = addressOwner();
  expect([second === 'a', tab.device.get(CARD)?.code]).toEqual([false, second]);
  await openDraft(CALENDAR);
  await forkDraft(CARD);
  await openDraft(CARD);
  expect(draftStore.getState().code).not.toBe(second);
  expect(tab.people()).toEqual(['髙橋またね']);
  expect(newsStore.getState().isOtherCard, 'it is the same card').toBe(false);
});

test('a card that is begun after another was deleted has the same people without comments', async () => {
  const tab = await aTab();
  await openDraft(CARD);
  end = followDraft(async () => true);
  chooseKit({ groupId: 10, tagId: 1, kitId: 27001 }, []);
  setRecipients([aPerson('髙橋', 'またね')]);
  await closeDraft(CARD);
  chooseKit({ groupId: 11, tagId: 2, kitId: 27002 }, []);
  expect(tab.people()).toEqual(['髙橋']);
  expect(addressOwner()).toBe(draftStore.getState().code);
  expect(newsStore.getState().code, 'nothing is told of what somebody did here').toBeNull();
});

test('a tab without addresses that opens another card tells nothing', async () => {
  const tab = await aTab();
  tab.device.set(CARD, aDraft('b'));
  keepAddressOwner('a');
  await openDraft(CARD);
  end = followDraft(async () => true);
  expect([addressOwner(), newsStore.getState().code]).toEqual(['b', null]);
});
