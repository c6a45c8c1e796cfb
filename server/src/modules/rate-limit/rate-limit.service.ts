import { ok, type Result, refuse } from '@fumi/domain';
import type { Context } from '../../context.ts';
import type { Asked } from '../../db/prepared.ts';
import type { Refusal } from '../../http/call.ts';
import { digest } from '../../random.ts';
import { countUse, countUseWith, uncountUse } from './rate-limit.repository.ts';
import { RATE_LIMITS, type RateLimit, type RateLimitName, RELAXED_FACTOR } from './rate-limits.ts';

function allowedUses(context: Context, name: RateLimitName): number {
  const { max, per }: RateLimit = RATE_LIMITS[name];
  return per === 'origin' && context.config.limits === 'relaxed' ? max * RELAXED_FACTOR : max;
}

const keyOf = (name: RateLimitName, key: string): string => digest(`${name}:${key}`);

const secondsUntil = (endsAt: Date, nowMs: number): number =>
  Math.max(1, Math.ceil((endsAt.getTime() - nowMs) / 1000));

type Use = readonly [name: RateLimitName, key: string, count?: number];

function countOf(context: Context, [name, key, count = 1]: Use) {
  const nowMs = context.clock.nowMs();
  return {
    key: keyOf(name, key),
    count,
    max: allowedUses(context, name),
    now: new Date(nowMs),
    endsAt: new Date(nowMs + RATE_LIMITS[name].windowSeconds * 1000),
  };
}

type Counted = { readonly used: number; readonly endsAt: Date };

/** Seconds to wait when the limit is reached; null when the use is within it. */
const secondsToWait = ({ max, now }: ReturnType<typeof countOf>, counted?: Counted): number | null =>
  counted === undefined || counted.used <= max ? null : secondsUntil(counted.endsAt, now.getTime());

async function count(context: Context, counted: Use): Promise<number | null> {
  const use = countOf(context, counted);
  return secondsToWait(use, await countUse(context.db, use));
}

const tooMany = (seconds: number): Refusal => ({ code: 'too_many_requests', retryAfterSeconds: seconds });

/** Counts a use; true within the limit. For calls that answer the same in both cases. */
export const isWithin = async (context: Context, name: RateLimitName, key: string): Promise<boolean> =>
  (await count(context, [name, key])) === null;

/**
 * Counts a use of each limit, or so many as told; the refusal of the first that is exceeded, or null. Call it outside
 * of transactions.
 */
export async function refuseOverLimit(context: Context, ...uses: readonly Use[]): Promise<Refusal | null> {
  for (const use of uses) {
    const seconds = await count(context, use);
    if (seconds !== null) return tooMany(seconds);
  }
  return null;
}

/** Counts a use, and in the same pipeline asks what its call needs: what was answered, or the refusal. */
export async function withinLimit<Rows>(
  context: Context,
  counted: Use,
  asked: Asked<Rows>,
): Promise<Result<Rows, Refusal>> {
  const use = countOf(context, counted);
  const [spent, rows] = await countUseWith(context.db, use, asked);
  const seconds = secondsToWait(use, spent);
  return seconds === null ? ok(rows) : refuse(tooMany(seconds));
}

/**
 * Gives one use back. For tries that count only when they fail: count before, give back what succeeded; counting
 * failures afterwards would let in all that come at once.
 */
export const giveBackUse = (context: Context, name: RateLimitName, key: string): Promise<void> =>
  uncountUse(context.db, keyOf(name, key), new Date(context.clock.nowMs()));
