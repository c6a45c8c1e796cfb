import { hasAddresses } from '@fumi/domain';
import { memberStore } from '../../session/member-session.ts';
import { readBoot } from '../../shop/boot.ts';
import { adoptLink, isSignedOutElsewhere, keepLink, keptLink, newLink, recallLink } from '../account-link.ts';
import { addressOwner } from '../address-owner.ts';
import { swapAddresses } from '../addresses-aside.ts';
import { assignNewCode } from '../change-draft.ts';
import { indexedDeviceStorage } from '../device-changes.ts';
import { draftKept, draftStore, openDraft } from '../draft-store.ts';
import { quietClient } from '../quiet-client.ts';
import { createAccountSync } from './account-sync.ts';
import type { AccountSyncParts } from './account-sync-parts.ts';
import { addNews } from './other-news.ts';

const hasPeople = (productCode: string): boolean =>
  hasAddresses(readBoot().made.find(({ code }) => code === productCode)?.flow ?? null);

async function fetchPhoto(code: string, imageId: string): Promise<Blob | null> {
  const answer = await fetch(`/api/draft/${code}/photo/${imageId}`).catch(() => null);
  return answer?.ok ? answer.blob() : null;
}

/** Set by followDraft. A draft that is opened before is shown on a later page, whose guard fetches the design. */
let prepare: AccountSyncParts['prepare'] = async () => true;

/** The draft of this browser and the account of whoever is signed in. */
export const accountSync = createAccountSync({
  draftStore,
  draftKept,
  device: indexedDeviceStorage,
  client: quietClient,
  fetchPhoto,
  recallLink,
  keepLink,
  keptLink,
  newLink,
  isSignedOutElsewhere,
  assignNewCode,
  prepare: (...shown) => prepare(...shown),
  onOther: addNews,
});

/** Calls `swapAddresses` if this tab's addresses are another draft's. False if not, or if the product has no addresses. */
export function settleAddresses(productCode: string): boolean {
  const [{ code }, owner] = [draftStore.getState(), addressOwner()];
  if (code === null || owner === null || owner === code || !hasPeople(productCode)) return false;
  return swapAddresses(owner, code);
}

/** The draft of a product has been read from the device. */
function arrive(productCode: string): void {
  adoptLink(productCode);
  if (settleAddresses(productCode) && memberStore.getState().member)
    addNews({ kind: 'other-card', code: draftStore.getState().code, fields: ['choice'], words: [] });
}

/** A change is saved once nothing has changed for so long. */
const PAUSE_MS = 1200;

/** Saves every change from now on to the account of whoever is signed in; returns a function that ends it. */
export function followDraft(prepareShown: AccountSyncParts['prepare']): () => void {
  prepare = prepareShown;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forMember = (action: 'push' | 'pull') => (): void => {
    const { member } = memberStore.getState();
    if (member) void accountSync[action](member.code);
  };
  const [push, pull] = [forMember('push'), forMember('pull')];
  const arrived = (product: string): void => {
    const now = draftStore.getState();
    if (now.productCode === product && now.isSaved) arrive(product);
  };
  const { productCode } = draftStore.getState();
  if (productCode !== null) arrived(productCode);
  const leaveDraft = draftStore.subscribe((now, before) => {
    const { productCode: product } = now;
    if (product !== before.productCode) {
      // openDraft changes the store before it stores its promise: a call now would read the draft twice.
      if (product !== null) queueMicrotask(() => void openDraft(product).then(() => arrived(product)));
      return;
    }
    const isFromDevice = before.choice === null && now.isSaved;
    if (product !== null && now.code !== before.code && !isFromDevice) settleAddresses(product);
    if (
      now.choice === before.choice &&
      now.photos === before.photos &&
      now.unused === before.unused &&
      now.texts === before.texts &&
      now.pages === before.pages &&
      now.wordsAside === before.wordsAside &&
      now.calendar === before.calendar
    ) {
      // The draft of the opened product has just been read from the device.
      if (now.isSaved && !before.isSaved) scheduled();
      return;
    }
    scheduled();
  });
  function scheduled(): void {
    clearTimeout(timer);
    timer = setTimeout(push, PAUSE_MS);
  }
  const leaveMember = memberStore.subscribe(({ member }, before) => {
    if (member && member.code !== before.member?.code) pull();
  });
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener('online', push, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') pull();
      else push();
    },
    { signal },
  );
  pull();
  return () => {
    clearTimeout(timer);
    listening.abort();
    leaveDraft();
    leaveMember();
  };
}
