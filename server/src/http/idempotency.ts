import { ok, type Result, refuse } from '@fumi/domain';
import type { Context } from '../context.ts';
import type { Database, Transaction } from '../db/database.ts';
import { digest } from '../random.ts';
import type { Refusal } from './call.ts';
import { decryptResponse, encryptResponse } from './encrypted-response.ts';
import { claimKey, findKey, keepAnswer, releaseKey } from './idempotency.repository.ts';

export type IdempotentCall = {
  /** The member's code, `operator:` and a name, or 'visitor'. */
  readonly owner: string;
  readonly route: string;
  readonly key: string;
  readonly request: unknown;
};

export const isIdempotencyKey = (text: unknown): text is string =>
  typeof text === 'string' && /^[\x20-\x7e]{1,255}$/.test(text);

/** A key as it is stored: its digest, because the key itself decrypts the answer. */
const storedKey = ({ owner, route, key }: IdempotentCall) => ({ owner, route, key: digest(key) });

const hashOf = ({ request }: IdempotentCall): string => digest(JSON.stringify(request) ?? '');

/** What the first call with this key was answered, a refusal where it was another request, or null. */
export async function answerOfFirst(
  db: Database | Transaction,
  call: IdempotentCall,
): Promise<Result<unknown, Refusal> | null> {
  const found = await findKey(db, storedKey(call));
  if (found && found.requestHash !== hashOf(call)) {
    return refuse({ code: 'invalid', fields: { 'Idempotency-Key': ['other-request'] } });
  }
  return found?.answer ? ok(decryptResponse(call.key, found.answer)) : null;
}

/**
 * Does the work of a call once for its key: claim, work and answer are one transaction, so a crash leaves either all or
 * nothing, and a repeated call gets the answer of the first. A refusal is not kept: the caller may mend and try again.
 */
export function runOnce<Answer>(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  call: IdempotentCall,
  work: (tx: Transaction) => Promise<Result<Answer, Refusal>>,
): Promise<Result<Answer, Refusal>> {
  const stored = storedKey(call);
  return db.transaction(async (tx) => {
    const claim = { ...stored, requestHash: hashOf(call), createdAt: new Date(clock.nowMs()) };
    if (!(await claimKey(tx, claim))) {
      const first = (await answerOfFirst(tx, call)) as Result<Answer, Refusal> | null;
      return first ?? refuse({ code: 'wrong_state', retryAfterSeconds: 1 });
    }
    const result = await work(tx);
    if (result.ok) await keepAnswer(tx, stored, encryptResponse(call.key, result.value));
    else await releaseKey(tx, stored);
    return result;
  });
}

/**
 * Lets calls of one key come one after the other in this process, so that the second finds the answer of
 * the first before it counts against any rate limit. Between processes the database alone decides: there a
 * repeated call may count once more.
 */
export function openKeyedMutex() {
  const last = new Map<string, Promise<unknown>>();
  return <Value>(call: IdempotentCall, work: () => Promise<Value>): Promise<Value> => {
    const name = `${call.owner} ${call.route} ${call.key}`;
    const before = last.get(name) ?? Promise.resolve();
    const turn = before.then(work, work);
    last.set(name, turn);
    const leave = (): void => {
      if (last.get(name) === turn) last.delete(name);
    };
    turn.then(leave, leave);
    return turn;
  };
}
