import { CANCELLED_STATES } from '@fumi/domain';
import { type Answered, client } from '../../api.ts';

export type MemberOrder = Answered<'orderGet'>['order'];

/** The newest orders of the member, a page of them; none where the server could not be asked. */
export async function newestOrders(
  by: Pick<typeof client, 'orderList'> = client,
): Promise<readonly MemberOrder[]> {
  const answer = await by.orderList({ query: { page: 1 } });
  return answer.ok ? answer.value.orders : [];
}

/** Orders of other books of the same draft: another set, the card as it was before, or what another device has ordered. */
export const otherOrders = (
  orders: readonly MemberOrder[],
  draft: string | undefined,
  book: string,
): readonly MemberOrder[] =>
  orders.filter(
    ({ draftCode, bookCode, state }) =>
      Boolean(draft) && draftCode === draft && bookCode !== book && !CANCELLED_STATES.includes(state),
  );
