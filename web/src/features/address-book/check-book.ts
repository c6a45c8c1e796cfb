import type { PlaceWarning } from '@fumi/domain';
import { client } from '../../api.ts';
import type { Person } from '../../platform/address-book/people-calls.ts';

/** Addresses of one call: the server takes 500. */
const PART = 400;

export type Doubt = {
  readonly person: Person;
  readonly warnings: readonly PlaceWarning[];
  /** Zips that the address may have, the likeliest first. */
  readonly zips: readonly string[];
};

/** Checks everybody in parts; null where the server can't be reached. People without an address are left alone. */
export async function checkBook(
  people: readonly Person[],
  onProgress: (current: number) => void,
): Promise<readonly Doubt[] | null> {
  const doubts: Doubt[] = [];
  for (let start = 0; start < people.length; start += PART) {
    const part = people.slice(start, start + PART);
    const addresses = part.map(({ zip, state, address1, address2 }) => ({ zip, state, address1, address2 }));
    const answer = await client.addressCheck({ body: { addresses } });
    if (!answer.ok) return null;
    for (const [index, { warnings, zips }] of answer.value.results.entries()) {
      const person = part[index];
      if (person && warnings.length > 0) doubts.push({ person, warnings, zips });
    }
    onProgress(Math.min(start + PART, people.length));
  }
  return doubts;
}
