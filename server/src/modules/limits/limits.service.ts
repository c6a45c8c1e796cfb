import type { Context } from '../../context.ts';
import type { Refusal } from '../../http/call.ts';
import { digest } from '../../random.ts';
import { BUDGETS, type Budget, type BudgetName, RELAXED_FACTOR } from './budgets.ts';
import { countUse, uncountUse } from './limits.repository.ts';

function allowedUses(context: Context, name: BudgetName): number {
  const { max, per }: Budget = BUDGETS[name];
  return per === 'origin' && context.config.limits === 'relaxed' ? max * RELAXED_FACTOR : max;
}

const keyOf = (name: BudgetName, key: string): string => digest(`${name}:${key}`);

const secondsUntil = (endsAt: Date, nowMs: number): number =>
  Math.max(1, Math.ceil((endsAt.getTime() - nowMs) / 1000));

/** Seconds to wait when the budget is spent; null when the use is within it. */
async function secondsToWait(
  context: Context,
  name: BudgetName,
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
    endsAt: new Date(nowMs + BUDGETS[name].windowSeconds * 1000),
  });
  return used <= allowed ? null : secondsUntil(endsAt, nowMs);
}

/** True while the budget lasts: for limits that answer as if nothing had happened. */
export const isWithin = async (context: Context, name: BudgetName, key: string): Promise<boolean> =>
  (await secondsToWait(context, name, key)) === null;

/**
 * Spends of each budget, one use unless told how many; the refusal of the first that is spent, or null. Call it
 * outside of transactions.
 */
export async function overBudget(
  context: Context,
  ...uses: readonly (readonly [name: BudgetName, key: string, count?: number])[]
): Promise<Refusal | null> {
  for (const [name, key, count] of uses) {
    const seconds = await secondsToWait(context, name, key, count);
    if (seconds !== null) return { code: 'too_many_requests', retryAfterSeconds: seconds };
  }
  return null;
}

/**
 * Gives one use back. For tries that cost only when they fail: spend before, give back what succeeded; counting
 * failures afterwards would let in all that come at once.
 */
export const giveBackUse = (context: Context, name: BudgetName, key: string): Promise<void> =>
  uncountUse(context.db, keyOf(name, key), new Date(context.clock.nowMs()));
