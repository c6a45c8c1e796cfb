import type { LoaderFunctionArgs } from 'react-router';
import type { Answered } from '../../api.ts';
import { client } from '../../api.ts';
import { loadMember, type SignedIn } from '../../session/member-session.ts';

export type InquiryFacts = {
  readonly member: SignedIn | null;
  /** The member's newest orders. */
  readonly orders: Answered<'orderList'>['orders'];
  /** The order whose page led here. */
  readonly orderCode: string;
};

/** A shop that cannot say who is there can still be written to. */
export async function loadInquiry({ request }: LoaderFunctionArgs): Promise<InquiryFacts> {
  const orderCode = new URL(request.url).searchParams.get('order') ?? '';
  const member = await loadMember().catch(() => null);
  const listed = member && (await client.orderList({ query: { page: 1 } }));
  return { member, orders: listed?.ok ? listed.value.orders : [], orderCode };
}
