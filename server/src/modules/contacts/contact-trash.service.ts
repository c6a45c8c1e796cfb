import { isDeepStrictEqual } from 'node:util';
import {
  type Contact,
  dayInTokyo,
  KEPT_DAYS,
  mergedContact,
  type NewContact,
  newContactOf,
  ok,
  type Result,
  refuse,
} from '@fumi/domain';
import type { Transaction } from '../../db/database.ts';
import type { Refusal } from '../../http/call.ts';
import { newCode } from '../../random.ts';
import * as trash from './contact-trash.repository.ts';
import * as contacts from './contacts.repository.ts';
import { changeBy, composed, judge, judgeCount, lockAll, type Owner } from './contacts.service.ts';

const NOT_FOUND = { code: 'not_found' } as const satisfies Refusal;
const DAY_MS = 86_400_000;

/** Deletes all of them, or none where one is not the member's; for thirty days they can be brought back. */
export async function removeContacts(
  tx: Transaction,
  owner: Owner,
  codes: readonly string[],
): Promise<Result<{ removal: string }, Refusal>> {
  const { memberCode } = owner;
  if (!(await contacts.lockOwn(tx, memberCode, codes))) return refuse(NOT_FOUND);
  const removal = newCode();
  await trash.keepInTrash(tx, changeBy(owner), removal, 'deleted', codes);
  await contacts.deleteContacts(tx, memberCode, codes);
  return ok({ removal });
}

type Merge = {
  readonly keep: string;
  readonly others: readonly string[];
  /** As the member put it together; without it, what the first lacks comes from the others. */
  readonly merged?: NewContact;
  /** The contacts as the member saw them when putting `merged` together. */
  readonly known?: readonly Contact[];
};

/** Makes one contact of several, which can be taken back. */
export async function mergeContacts(
  tx: Transaction,
  owner: Owner,
  { keep, others, merged, known: seen = [] }: Merge,
): Promise<Result<{ code: string; removal: string }, Refusal>> {
  if (others.includes(keep)) return refuse({ code: 'bad_request', fields: { others: ['keep'] } });
  const refusal = merged ? judge(merged) : null;
  if (refusal) return refuse(refusal);
  const locked = await lockAll(tx, owner.memberCode, [keep, ...others]);
  if (!locked.ok) return locked;
  const known = new Map(locked.value.map((one) => [one.code, one]));
  const [first, ...rest] = [keep, ...others].flatMap((code) => known.get(code) ?? []);
  if (!first) return refuse(NOT_FOUND);
  const isSeen = seen.every((one) =>
    isDeepStrictEqual(newContactOf(one), newContactOf(known.get(one.code) ?? one)),
  );
  if (!isSeen) return refuse({ code: 'wrong_state' });
  const [removal, change] = [newCode(), changeBy(owner)];
  await trash.keepInTrash(tx, change, removal, 'kept', [keep]);
  await trash.keepInTrash(tx, change, removal, 'merged', others);
  const result = merged ? composed(merged) : rest.reduce<NewContact>(mergedContact, first);
  await contacts.updateContact(tx, change, { ...result, code: keep });
  await trash.moveCards(tx, keep, others);
  await contacts.deleteContacts(tx, owner.memberCode, others);
  return ok({ code: keep, removal });
}

/** What can still be brought back. */
export async function listRemovals({ context: { db, clock }, memberCode }: Owner) {
  const removals = await trash.listRemovals(db, memberCode);
  const keptMs = KEPT_DAYS.contactTrash * DAY_MS;
  return removals
    .filter(({ removedAt }) => removedAt.getTime() + keptMs > clock.nowMs())
    .map(({ removedAt, ...removal }) => ({
      ...removal,
      removedOn: dayInTokyo(removedAt.getTime()),
      keptUntil: dayInTokyo(removedAt.getTime() + keptMs),
    }));
}

/** Brings the contacts of a removal back, once; answers with how many. */
export const restoreRemoval = (owner: Owner, removal: string): Promise<Result<{ count: number }, Refusal>> =>
  owner.context.db.transaction(async (tx) => {
    const count = await trash.lockRemoval(tx, owner.memberCode, removal);
    if (count === 0) return refuse(NOT_FOUND);
    const refusal = await judgeCount(tx, owner.memberCode, count);
    if (refusal) return refuse(refusal);
    await trash.restoreRemoval(tx, owner.memberCode, removal);
    return ok({ count });
  });
