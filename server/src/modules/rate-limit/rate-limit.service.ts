import type { Context } from '../../context.ts';
import type { Refusal } from '../../http/call.ts';
import { digest } from '../../random.ts';
import { countUse, uncountUse } from './rate-limit.repository.ts';
import { RATE_LIMITS, type RateLimit, type RateLimitName, RELAXED_FACTOR } from './rate-limits.ts';

function allowedUses(context: Context, name: RateLimitName): number {
  const { max, per }: RateLimit = RATE_LIMITS[name];
  return per === 'origin' && context.config.limits === 'relaxed' ? max * RELAXED_FACTOR : max;
}

const keyOf = (name: RateLimitName, key: string): string => digest(`${name}:${key}`);

const secondsUntil = (endsAt: Date, nowMs: number): number =>
  Math.max(1, Math.ceil((endsAt.getTime() - nowMs) / 1000));

/** Seconds to wait when the limit is reached; null when the use is within it. */
async function secondsToWait(
  context: Context,
  name: RateLimitName,
  key: string,
  count = 1,
): Promise<number | null> {
  const allowed = allowedUses(context, name);
  const nowMs = context.clock.nowMs();
  const { used, endsAt } = await countUse(context.db, {
    key: keyOf(name, key),
    count,
    max: allowed,
    now: new Date(nowMs),
    endsAt: new Date(nowMs + RATE_LIMITS[name].windowSeconds * 1000),
  });
  return used <= allowed ? null : secondsUntil(endsAt, nowMs);
}

/** True within the limit: for those that answer as if nothing had happened. */
export const isWithin = async (context: Context, name: RateLimitName, key: string): Promise<boolean> =>
  (await secondsToWait(context, name, key)) === null;

/**
 * Counts a use of each limit, or so many as told; the refusal of the first that is exceeded, or null. Call it outside
 * of transactions.
 */
export async function refuseOverLimit(
  context: Context,
  ...uses: readonly (readonly [name: RateLimitName, key: string, count?: number])[]
): Promise<Refusal | null> {
  for (const [name, key, count] of uses) {
    const seconds = await secondsToWait(context, name, key, count);
    if (seconds !== null) return { code: 'too_many_requests', retryAfterSeconds: seconds };
  }
  return null;
}

/**
 * Gives one use back. For tries that count only when they fail: count before, give back what succeeded; counting
 * failures afterwards would let in all that come at once.
 */
export const giveBackUse = (context: Context, name: RateLimitName, key: string): Promise<void> =>
  uncountUse(context.db, keyOf(name, key), new Date(context.clock.nowMs()));
