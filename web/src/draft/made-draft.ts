import { type DraftContent, fieldsOfDraft, isEmptyAddress } from '@fumi/domain';
import { type Addresses, sessionAddressStorage } from './address-storage.ts';
import { indexedDeviceStorage } from './device-storage.ts';
import { draftStore, openDraft } from './draft-store.ts';
import { type Made, markOf } from './upload-memory.ts';

/** A device that read it from the account has the same in another order. */
const contentMark = (content: DraftContent): string =>
  markOf(Object.entries(fieldsOfDraft(content)).sort(([one], [other]) => (one < other ? -1 : 1)));

const peopleMark = ({ sender, recipients, style }: Omit<Addresses, 'autocompleted'>): string =>
  markOf({ sender, recipients, style });

/** What the open draft is, for a book that is made of it now. */
export function madeNow(hasAddresses: boolean): Made {
  const state = draftStore.getState();
  return { content: contentMark(state), people: hasAddresses ? peopleMark(state) : null };
}

/** Whether this device's draft of a product has the photos and words of which a book was made. */
export async function hasContentOf({ content }: Made, productCode: string): Promise<boolean> {
  if (draftStore.getState().productCode === productCode) await openDraft(productCode);
  const open = draftStore.getState();
  if (open.productCode === productCode) return contentMark(open) === content;
  const stored = await indexedDeviceStorage.read(productCode).catch(() => null);
  return (
    stored !== null && contentMark({ pages: {}, wordsAside: {}, calendar: {}, ...stored.draft }) === content
  );
}

/** The same, and it is for the same people; where this tab knows of none, nobody took others. */
export async function isAsMade(made: Made, productCode: string): Promise<boolean> {
  const people = sessionAddressStorage.read();
  const isNobody = people.recipients.length === 0 && isEmptyAddress(people.sender);
  const isForThem = made.people === null || isNobody || peopleMark(people) === made.people;
  return isForThem && (await hasContentOf(made, productCode));
}
