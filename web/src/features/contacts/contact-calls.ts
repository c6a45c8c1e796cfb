import type { CallFailure } from '@fumi/contract/client';
import {
  type AddressWarning,
  CONTACTS_PER_CALL,
  type Contact,
  type Locality,
  newContactOf,
  ok,
  type PostalAddress,
  type Result,
} from '@fumi/domain';
import { type CheckedAddress, checkInParts } from '../../address/check-in-parts.ts';
import { client } from '../../api.ts';
import { contactsCopy } from '../../copy/contacts.ts';
import { failureSentence } from '../../copy/failure.ts';
import { failureCode } from '../../platform/answer.ts';

/** Contacts of a page, which a phone reads without delay; a call may return four times as many. */
const LISTED_AT_ONCE = CONTACTS_PER_CALL.listed / 4;

/** All contacts, page by page, each handed to `onPage`: for an export, a check, an import. */
export async function fetchContacts(
  onPage: (contacts: readonly Contact[]) => Promise<void> = async () => {},
): Promise<Result<readonly Contact[], CallFailure>> {
  const all: Contact[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await client.contactsList({ query: { order: 'kana', paginateBy: LISTED_AT_ONCE, page } });
    if (!answer.ok) return answer;
    const { contacts, total } = answer.value;
    await onPage(contacts);
    all.push(...contacts);
    if (contacts.length === 0 || all.length >= total) return ok(all);
  }
}

/** `failure` is why the others are not done, or null where all are. */
export type DoneInParts = { readonly failure: CallFailure | null; readonly doneCount: number };

/** Does something for many contacts in as many calls as it takes; stops at the first that fails. */
export async function inParts<Item>(
  items: readonly Item[],
  call: (part: Item[]) => Promise<Result<unknown, CallFailure>>,
  size: number = CONTACTS_PER_CALL.chosen,
): Promise<DoneInParts> {
  for (let start = 0; start < items.length; start += size) {
    const answer = await call(items.slice(start, start + size));
    if (!answer.ok) return { failure: answer.error, doneCount: start };
  }
  return { failure: null, doneCount: items.length };
}

/** A contact as this device knows it: the server refuses a change where it has another by now. */
export const knownOf = (contact: Contact) => ({ ...newContactOf(contact), code: contact.code });

/** Whether a call was refused because a contact was changed or deleted meanwhile. */
export const isStale = (failure: CallFailure): boolean =>
  ['not_found', 'wrong_state'].includes(failureCode(failure));

/** Why nothing was done: the address book is full, what the shop says, or that no answer came. */
export const whyNotDone = (failure: CallFailure): string =>
  failure.kind === 'refused' && failure.error.fields?.contacts?.includes('too-many')
    ? contactsCopy.full
    : failureSentence(failure, contactsCopy.failed);

const FULL_OF_GROUPS = /^codes\.(\d+)\.groups$/;

/** Code of the contact that is in too many groups, where `failure` says so; else undefined. */
export function fullOfGroups({ failure, doneCount }: DoneInParts, codes: readonly string[]) {
  const fields = failure?.kind === 'refused' ? Object.keys(failure.error.fields ?? {}) : [];
  const place = fields.map((field) => FULL_OF_GROUPS.exec(field)?.[1]).find(Boolean);
  return place === undefined ? undefined : codes[doneCount + Number(place)];
}

export type Warned<Item> = {
  readonly item: Item;
  readonly warnings: readonly AddressWarning[];
  /** What a zip in doubt stands for. */
  readonly localities: readonly Locality[];
  /** What may be meant instead, the likeliest first. */
  readonly mends: readonly Mend[];
};

export type Mend = CheckedAddress['mends'][number];

/**
 * Compares many addresses with the zip table, in parts; `onPart` gets the number done and all found so far.
 * Refused where the server can't be reached, or the signal aborts it.
 */
export async function checkAddresses<Item>(
  items: readonly Item[],
  addressOf: (item: Item) => PostalAddress,
  signal: AbortSignal,
  onPart: (done: number, found: readonly Warned<Item>[]) => void,
): Promise<Result<readonly Warned<Item>[], CallFailure>> {
  const all: Warned<Item>[] = [];
  const checked = await checkInParts(items.map(addressOf), signal, (start, results) => {
    for (const [at, result] of results.entries()) {
      const item = items[start + at];
      if (item && result.warnings.length > 0) all.push({ item, ...result });
    }
    onPart(start + results.length, [...all]);
  });
  return checked.ok ? ok(all) : checked;
}
