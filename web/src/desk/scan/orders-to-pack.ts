import type { CallFailure } from '@fumi/contract/client';
import { ok, type Result } from '@fumi/domain';
import { desk } from '../desk-client.ts';
import type { PackOrder } from './station.ts';

export type PackList = {
  readonly orders: readonly PackOrder[];
  /** False where a page behind the first did not come: cards of other orders may lie on the table. */
  readonly isWhole: boolean;
};

/**
 * Every order in print, page after page: a table without network must know each card that may come. Where the list
 * breaks off, what came of it; the failure where nothing did.
 */
export async function ordersToPack(list = desk.deskPackList): Promise<Result<PackList, CallFailure>> {
  const orders: PackOrder[] = [];
  let after: string | null | undefined;
  do {
    const page = await list({ query: after ? { after } : {} });
    if (!page.ok) return orders.length === 0 ? page : ok({ orders, isWhole: false });
    orders.push(...page.value.orders);
    after = page.value.next;
  } while (after);
  return ok({ orders, isWhole: true });
}
