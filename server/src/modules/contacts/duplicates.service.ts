import { type Contact, ok, openDuplicateGroups, type Result, refuse, stillDoubtful } from '@fumi/domain';
import type { Refusal } from '../../http/call.ts';
import { contactsByCode } from './contacts.repository.ts';
import { type Done, lockAll, type Owner } from './contacts.service.ts';
import { type NamedContact, namesOfContacts } from './contacts-whole.repository.ts';
import { countDifferent, differentPairs, insertDifferent } from './duplicates.repository.ts';

/** Duplicates that one answer shows, and of one name as many as one call can set apart; the rest comes after them. */
const MAX_DUPLICATES = 500;
const MAX_DUPLICATES_IN_GROUP = 50;

/** Pairs of different people: every one is read when duplicates are looked for. */
const MAX_DIFFERENT_PAIRS = 20_000;

const pairKey = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`);

/** The first groups whose contacts together are no more than one answer shows. */
function shownGroups(groups: readonly (readonly NamedContact[])[]): string[][] {
  let shown = 0;
  return groups
    .map((group) => group.slice(0, MAX_DUPLICATES_IN_GROUP).map(({ code }) => code))
    .filter((group) => {
      shown += group.length;
      return shown <= MAX_DUPLICATES;
    });
}

/**
 * Groups of contacts that are probably the same; the page shows them side by side. Looked for by names alone, and
 * read whole only where they are shown.
 */
export async function findDuplicates({ context: { db }, memberCode }: Owner): Promise<Contact[][]> {
  const byName = openDuplicateGroups<NamedContact>();
  for await (const named of namesOfContacts(db, memberCode)) byName.add(named);
  const pairs = await differentPairs(db, memberCode);
  const different = new Set(pairs.map(({ code, otherCode }) => pairKey(code, otherCode)));
  const areDifferent = (one: NamedContact, other: NamedContact) =>
    different.has(pairKey(one.code, other.code));
  const groups = byName
    .found()
    .map((group) => stillDoubtful(group, areDifferent))
    .filter((group) => group.length > 1);
  const shown = shownGroups(groups);
  const known = new Map((await contactsByCode(db, memberCode, shown.flat())).map((one) => [one.code, one]));
  return shown.map((group) => group.flatMap((code) => known.get(code) ?? []));
}

/** Remembers that contacts of one name are different people, each from each. */
export const markDifferent = (
  { context: { db }, memberCode }: Owner,
  codes: readonly string[],
): Promise<Result<Done, Refusal>> =>
  db.transaction(async (tx) => {
    const locked = await lockAll(tx, memberCode, codes);
    if (!locked.ok) return locked;
    const sorted = [...new Set(codes)].sort();
    const pairs = sorted.flatMap((code, at) =>
      sorted.slice(at + 1).map((otherCode) => ({ code, otherCode })),
    );
    if ((await countDifferent(tx, memberCode)) + pairs.length > MAX_DIFFERENT_PAIRS) {
      return refuse({ code: 'invalid', fields: { codes: ['too-many'] } } as const);
    }
    if (pairs.length > 0) await insertDifferent(tx, pairs);
    return ok({});
  });
