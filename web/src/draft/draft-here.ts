import { keepLink, keptLink, linkOf, newLink } from './account-link.ts';
import { addressOwner, keepAddressOwner } from './address-owner.ts';
import { assignNewCode } from './change-draft.ts';
import { indexedDeviceStorage } from './device-changes.ts';
import { deviceReading, type StoredDraft } from './device-storage.ts';
import { draftStore, openDraft } from './draft-store.ts';

type DraftHere = Pick<StoredDraft, 'choice' | 'photos'> & { readonly code: string | null };

/** The draft of a product that this tab shows, or would show if it opened the product; null without one. */
export async function draftHere(productCode: string): Promise<DraftHere | null> {
  const isOpen = draftStore.getState().productCode === productCode;
  if (isOpen) await openDraft(productCode);
  const stored = isOpen ? null : await deviceReading.read(productCode).catch(() => null);
  const draft = isOpen ? draftStore.getState() : stored?.draft;
  if (!draft?.choice) return null;
  const { choice, photos } = draft;
  // An older release stored drafts without a code: the account link has it.
  return { choice, photos, code: draft.code ?? keptLink(productCode)?.code ?? null };
}

export const codeHere = async (productCode: string): Promise<string | null> =>
  (await draftHere(productCode))?.code ?? null;

async function renewHere(productCode: string): Promise<string | null> {
  if (draftStore.getState().productCode === productCode) return assignNewCode();
  const stored = await deviceReading.read(productCode).catch(() => null);
  if (stored === null) return null;
  const code = crypto.randomUUID();
  if (addressOwner() === (stored.draft.code ?? null)) keepAddressOwner(code);
  await indexedDeviceStorage.write(productCode, { ...stored.draft, code }).catch(() => {});
  return code;
}

/** Gives this device's draft of a product another code: a new draft of the same member. */
export async function forkDraft(productCode: string): Promise<void> {
  const before = await codeHere(productCode);
  const link = before === null ? null : linkOf(productCode, before);
  const code = await renewHere(productCode);
  keepLink(productCode, link && code !== null ? newLink(link.memberCode, code) : null);
}
