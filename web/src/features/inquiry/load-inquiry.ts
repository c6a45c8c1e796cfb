import type { LoaderFunctionArgs } from 'react-router';
import type { Answered } from '../../api.ts';
import { client } from '../../api.ts';
import { clearInquiryDraft, readInquiryDraft, type TypedInquiry } from '../../draft/inquiry-draft.ts';
import { lastMember } from '../../session/last-member.ts';
import { loadMemberEmail } from '../../session/member-email.ts';
import { loadMember, type SignedIn } from '../../session/member-session.ts';

export type InquiryFacts = {
  readonly member: SignedIn | null;
  /** Where the member reads their mail; '' where the shop does not know. */
  readonly email: string;
  /** The member's newest orders. */
  readonly orders: Answered<'orderList'>['orders'];
  /** The order whose page led here, or that was chosen here before. */
  readonly orderCode: string;
  readonly typed: TypedInquiry;
};

/** Where the server cannot say who is signed in, the form works as for a visitor. */
export async function loadInquiry({ request }: LoaderFunctionArgs): Promise<InquiryFacts> {
  const member = await loadMember().catch(() => null);
  const last = lastMember();
  // Another member, whose session ended without a sign-out, typed the draft.
  if (member && last !== null && last !== member.code) clearInquiryDraft();
  const typed = readInquiryDraft();
  const orderCode = new URL(request.url).searchParams.get('order') ?? typed.orderCode ?? '';
  const [listed, email] = await Promise.all([
    member && client.orderList({ query: { page: 1 } }),
    loadMemberEmail(),
  ]);
  return { member, email, orders: listed?.ok ? listed.value.orders : [], orderCode, typed };
}
