import { type DraftContent, fieldsOfDraft, isEmptyAddress } from '@fumi/domain';
import {
  type Addresses,
  parseAddresses,
  serializeAddresses,
  sessionAddressStorage,
} from '../address-storage.ts';
import { contentOf } from '../create-draft-store.ts';
import { deviceReading } from '../device-storage.ts';
import { draftStore, openDraft } from '../draft-store.ts';
import { fingerprintOf, type Made } from './upload-memory.ts';

const contentMark = (content: DraftContent): string => fingerprintOf(fieldsOfDraft(content));

/** Without what waits beside a card: words for other occasions, and photos. */
const printedMark = (content: DraftContent): string =>
  contentMark({ ...content, unused: [], wordsAside: {} });

/** Mark of the addresses after a round trip through their stored form, which drops options that were undone. */
function peopleMark(people: Omit<Addresses, 'autocompleted'>): string {
  const { sender, recipients, style } = parseAddresses(
    serializeAddresses({ ...people, autocompleted: null }),
  );
  return fingerprintOf({ sender, recipients, style });
}

/** What the open draft is, for a book that is made of it now. */
export function madeNow(hasAddresses: boolean): Made {
  const state = draftStore.getState();
  return {
    content: contentMark(state),
    printed: printedMark(state),
    people: hasAddresses ? peopleMark(state) : null,
  };
}

/** Whether this device's draft of a product has the photos and words of which a book was made, here and in other tabs. */
export async function hasContentOf({ content }: Made, productCode: string): Promise<boolean> {
  if (draftStore.getState().productCode === productCode) await openDraft(productCode);
  const open = draftStore.getState();
  const stored = await deviceReading.read(productCode).catch(() => null);
  const contents = [
    ...(open.productCode === productCode ? [open] : []),
    // Another tab may have changed it since.
    ...(stored === null ? [] : [contentOf(stored.draft)]),
  ];
  return contents.length > 0 && contents.every((each) => contentMark(each) === content);
}

/** Whether a book was made for these people. */
export const isMadeFor = ({ people }: Made, who: Omit<Addresses, 'autocompleted'>): boolean =>
  people === null || peopleMark(who) === people;

/** Whether this tab shows the photos and words of which a book was made, whatever the device has by now. */
export function isShown({ content }: Made, productCode: string): boolean {
  const open = draftStore.getState();
  return open.productCode === productCode && contentMark(open) === content;
}

/** Whether a draft is for the people for whom a book was made; where this tab knows of none, nobody took others. */
export function isForSamePeople({ people }: Made): boolean {
  const kept = sessionAddressStorage.read();
  const isNobody = kept.recipients.length === 0 && isEmptyAddress(kept.sender);
  return people === null || isNobody || peopleMark(kept) === people;
}

/** Whether the open draft would be printed otherwise than a book that was made of it, or for others. */
export const isPrintedOtherwise = (made: Made): boolean =>
  (made.printed !== undefined && printedMark(draftStore.getState()) !== made.printed) ||
  !isForSamePeople(made);

export const isAsMade = async (made: Made, productCode: string): Promise<boolean> =>
  isForSamePeople(made) && (await hasContentOf(made, productCode));
