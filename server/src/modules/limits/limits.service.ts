import type { Context } from '../../context.ts';
import type { Refusal } from '../../http/call.ts';
import { digest } from '../../random.ts';
import { BUDGETS, type Budget, type BudgetName, RELAXED_FACTOR } from './budgets.ts';
import { countUse } from './limits.repository.ts';

/** Seconds to wait when the budget is spent; null when the use is within it. */
async function secondsToWait(context: Context, name: BudgetName, key: string): Promise<number | null> {
  const { max, windowSeconds, per }: Budget = BUDGETS[name];
  const isRelaxed = per === 'origin' && context.config.limits === 'relaxed';
  const allowed = isRelaxed ? max * RELAXED_FACTOR : max;
  const nowMs = context.clock.nowMs();
  const { used, endsAt } = await countUse(context.db, {
    key: digest(`${name}:${key}`),
    max: allowed,
    now: new Date(nowMs),
    endsAt: new Date(nowMs + windowSeconds * 1000),
  });
  return used <= allowed ? null : Math.max(1, Math.ceil((endsAt.getTime() - nowMs) / 1000));
}

/** True while the budget lasts: for limits that answer as if nothing had happened. */
export const isWithin = async (context: Context, name: BudgetName, key: string): Promise<boolean> =>
  (await secondsToWait(context, name, key)) === null;

/** Spends one use of each budget; the refusal of the first that is spent, or null. Call it outside of transactions. */
export async function overBudget(
  context: Context,
  ...uses: readonly (readonly [BudgetName, string])[]
): Promise<Refusal | null> {
  for (const [name, key] of uses) {
    const seconds = await secondsToWait(context, name, key);
    if (seconds !== null) return { code: 'too_many_requests', retryAfterSeconds: seconds };
  }
  return null;
}
