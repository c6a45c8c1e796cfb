import type { Output } from '@fumi/contract/client';
import {
  type AddressWarning,
  CONTACTS_PER_CALL,
  type Contact,
  type Locality,
  ok,
  type PostalAddress,
  type Result,
  refuse,
} from '@fumi/domain';
import { client } from '../../api.ts';

/** So many a phone reads without being held up; what one call may give or take is more. */
const PAGE = { listed: CONTACTS_PER_CALL.listed / 4, checked: CONTACTS_PER_CALL.checked / 4 } as const;

/** All contacts, a page at a time: for an export, a check, and the comparison with a file, which hears each page. */
export async function fetchContacts(
  onPage: (contacts: readonly Contact[]) => Promise<void> = async () => {},
): Promise<Result<readonly Contact[], 'unreachable'>> {
  const all: Contact[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await client.contactsList({ query: { order: 'kana', paginateBy: PAGE.listed, page } });
    if (!answer.ok) return refuse('unreachable');
    const { contacts, total } = answer.value;
    await onPage(contacts);
    all.push(...contacts);
    if (contacts.length === 0 || all.length >= total) return ok(all);
  }
}

/** Does something for many contacts in as many calls as it takes; stops at the first that is refused. */
export async function inParts<Item>(
  items: readonly Item[],
  call: (part: Item[]) => Promise<{ readonly ok: boolean }>,
  size: number = CONTACTS_PER_CALL.chosen,
): Promise<boolean> {
  for (let start = 0; start < items.length; start += size) {
    const answer = await call(items.slice(start, start + size));
    if (!answer.ok) return false;
  }
  return true;
}

export type Warned<Item> = {
  readonly item: Item;
  readonly warnings: readonly AddressWarning[];
  /** What a zip in doubt stands for. */
  readonly localities: readonly Locality[];
  /** What may be meant instead, the likeliest first. */
  readonly mends: readonly Mend[];
};

export type Mend = Output<'addressCheck'>['results'][number]['mends'][number];

/**
 * Compares many addresses with the zip table, in parts; `onPart` hears how many are done and what was found so far.
 * Refused where the server can't be reached, and where the signal ends it.
 */
export async function checkAddresses<Item>(
  items: readonly Item[],
  addressOf: (item: Item) => PostalAddress,
  signal: AbortSignal,
  onPart: (done: number, found: readonly Warned<Item>[]) => void,
): Promise<Result<readonly Warned<Item>[], 'unreachable'>> {
  const all: Warned<Item>[] = [];
  for (let start = 0; start < items.length; start += PAGE.checked) {
    const part = items.slice(start, start + PAGE.checked);
    const addresses = part.map((item) => {
      const { zip, state, address1, address2 } = addressOf(item);
      return { zip, state, address1, address2 };
    });
    const answer = await client.addressCheck({ body: { addresses } });
    if (!answer.ok || signal.aborted) return refuse('unreachable');
    for (const [index, item] of part.entries()) {
      const result = answer.value.results[index];
      if (result && result.warnings.length > 0) all.push({ item, ...result });
    }
    onPart(start + part.length, [...all]);
  }
  return ok(all);
}
