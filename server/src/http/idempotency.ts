import { ok, type Result, refuse } from '@fumi/domain';
import type { Context } from '../context.ts';
import { digest } from '../random.ts';
import type { Refusal } from './call.ts';
import { claimKey, findKey, keepAnswer, releaseKey } from './idempotency.repository.ts';
import { openAnswer, sealAnswer } from './sealed-answer.ts';

export type IdempotentCall = {
  /** The member's code, or 'visitor'. */
  readonly owner: string;
  readonly route: string;
  readonly key: string;
  readonly request: unknown;
};

export const isIdempotencyKey = (text: unknown): text is string =>
  typeof text === 'string' && /^[\x20-\x7e]{1,255}$/.test(text);

/** How a key rests: the key itself opens the answer, so that it is not kept. */
const restingKey = ({ owner, route, key }: IdempotentCall) => ({ owner, route, key: digest(key) });

type Work = () => Promise<Result<unknown, Refusal>>;

/** The answer that the first call got, or why there is none: another request, or still at work. */
async function answerOfFirst(
  context: Context,
  call: IdempotentCall,
  requestHash: string,
): Promise<Result<unknown, Refusal>> {
  const found = await findKey(context.db, restingKey(call));
  if (found?.answer && found.requestHash === requestHash) return ok(openAnswer(call.key, found.answer));
  if (found && found.requestHash !== requestHash) {
    return refuse({ code: 'invalid', fields: { 'Idempotency-Key': ['other-request'] } });
  }
  return refuse({ code: 'wrong_state', retryAfterSeconds: 1 });
}

/**
 * Runs `work` once for a key: claim, work and answer are one transaction, so a crash leaves either all or nothing,
 * and a repeated call gets the answer of the first. A refusal is not kept: the caller may mend and try again.
 */
export function runOnce(
  context: Context,
  call: IdempotentCall,
  work: Work,
): Promise<Result<unknown, Refusal>> {
  const requestHash = digest(JSON.stringify(call.request) ?? '');
  return context.db.transaction(async (tx) => {
    const resting = restingKey(call);
    const createdAt = new Date(context.clock.nowMs());
    const isFirst = await claimKey(tx, { ...resting, requestHash, createdAt });
    if (!isFirst) return answerOfFirst(context, call, requestHash);
    const result = await work();
    if (result.ok) await keepAnswer(tx, resting, sealAnswer(call.key, result.value));
    else await releaseKey(tx, resting);
    return result;
  });
}
