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

/** Without what is not printed: unused photos, and words kept for other occasions. */
const printedMark = (content: DraftContent): string =>
  contentMark({ ...content, unused: [], wordsAside: {} });

/** Mark of the addresses after a round trip through their stored form, which drops options that were undone. */
function peopleMark(people: Omit<Addresses, 'autocompleted'>): string {
  const { sender, recipients, style } = parseAddresses(
    serializeAddresses({ ...people, autocompleted: null }),
  );
  return fingerprintOf({ sender, recipients, style });
}

/** The marks of the open draft, for a book that is made of it now. */
export function madeNow(hasAddresses: boolean): Made {
  const state = draftStore.getState();
  return {
    content: contentMark(state),
    printed: printedMark(state),
    people: hasAddresses ? peopleMark(state) : null,
  };
}

/** Whether a product's draft, as it is open and as it is stored, has the content of which a book was made. */
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

/** Whether this tab shows the content of which a book was made, whatever another tab has stored since. */
export function isShown({ content }: Made, productCode: string): boolean {
  const open = draftStore.getState();
  return open.productCode === productCode && contentMark(open) === content;
}

/** Whether this tab's addresses are those for which a book was made; also where this tab has none. */
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
