import type { CallFailure } from '@fumi/contract/client';
import { ok, type Result } from '@fumi/domain';
import { desk } from '../desk-client.ts';
import type { PackOrder } from './station.ts';

export type PackList = {
  readonly orders: readonly PackOrder[];
  /** False where a page after the first failed: cards of orders that are not listed may lie on the table. */
  readonly isWhole: boolean;
  /** The server's version of this list; null where it is incomplete and must be fetched again. */
  readonly stamp: string | null;
};

/**
 * Every order in print, fetched page by page: a packing table without network must know each card that may come. The
 * orders so far, where a later page fails; the failure, where the first does; null where the list is still `known`.
 */
export async function ordersToPack(
  known: string | null,
  list = desk.deskPackList,
): Promise<Result<PackList | null, CallFailure>> {
  const first = await list({ query: known === null ? {} : { known } });
  if (!first.ok) return first;
  if (first.value.same) return ok(null);
  const { stamp } = first.value;
  const orders: PackOrder[] = [...first.value.orders];
  for (let after = first.value.next; after !== null; ) {
    const page = await list({ query: { after } });
    if (!page.ok) return ok({ orders, isWhole: false, stamp: null });
    orders.push(...page.value.orders);
    after = page.value.next;
  }
  return ok({ orders, isWhole: true, stamp });
}
