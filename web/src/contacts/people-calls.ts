import { entryFromWire, type WirePerson } from '@fumi/contract/client';
import { type BookEntry, ok, type Result, refuse } from '@fumi/domain';
import { client } from '../api.ts';

/** A person of the address book with all that is kept. */
export type Person = BookEntry & { readonly code: string };

export const personFromWire = (wire: WirePerson): Person => ({ ...entryFromWire(wire), code: wire.code });

const PAGE_SIZE = 1000;

/** The whole address book, a page at a time; for what needs all of it: export, duplicates of a file, a check. */
export async function fetchEverybody(
  onProgress: (current: number, total: number) => void = () => {},
): Promise<Result<readonly Person[], 'unreachable'>> {
  const all: Person[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await client.contactsList({ query: { order: 'kana', paginate_by: PAGE_SIZE, page } });
    if (!answer.ok) return refuse('unreachable');
    const { people, total } = answer.value;
    all.push(...people.map(personFromWire));
    onProgress(all.length, total);
    if (people.length === 0 || all.length >= total) return ok(all);
  }
}
