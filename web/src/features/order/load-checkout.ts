import type { Client } from '@fumi/contract/client';
import type { OrderCustomer } from '@fumi/domain';
import { data, type LoaderFunctionArgs } from 'react-router';
import { client } from '../../api.ts';
import { UnreachableError } from '../../platform/member-session.ts';
import { type FinishedBook, loadBook } from './load-book.ts';

type Answered<Call extends keyof Client> = Extract<Awaited<ReturnType<Client[Call]>>, { ok: true }>['value'];

export type WireOrder = Answered<'orderGet'>['order'];
export type WireStatement = Answered<'orderCheck'>['order_statement'];

/** An order and who sold it. */
export type ReceiptFacts = Answered<'orderGet'>;

export type CustomerFacts = { readonly book: FinishedBook; readonly profile: OrderCustomer | null };

/** The finished book and what the member kept from the last order. */
export async function loadCustomer(args: LoaderFunctionArgs): Promise<CustomerFacts> {
  const [book, profile] = await Promise.all([loadBook(args), client.orderProfileGet()]);
  return { book, profile: profile.ok ? profile.value.order_profile : null };
}

/** Somebody else's order does not exist. */
async function fetchOrder(code: string): Promise<ReceiptFacts> {
  const answer = await client.orderGet({ params: { order_code: code } });
  if (answer.ok) return answer.value;
  if (answer.error.kind === 'unreachable') throw new UnreachableError('The order could not be fetched.');
  throw data(null, { status: 404 });
}

/** The order of a checkout page stands in the query, so that a return from the provider finds it again. */
export const loadOrderOfQuery = async ({ request }: LoaderFunctionArgs): Promise<WireOrder> =>
  (await fetchOrder(new URL(request.url).searchParams.get('order') ?? '')).order;

export const loadReceipt = ({ params }: LoaderFunctionArgs): Promise<ReceiptFacts> =>
  fetchOrder(params.orderCode ?? '');

export const loadOrderOfPath = async (args: LoaderFunctionArgs): Promise<WireOrder> =>
  (await loadReceipt(args)).order;

const ORDERS_A_PAGE = 20;

export type OrdersFacts = {
  readonly orders: readonly WireOrder[];
  readonly page: number;
  readonly pages: number;
};

export async function loadOrders({ request }: LoaderFunctionArgs): Promise<OrdersFacts> {
  const page = Math.max(1, Number(new URL(request.url).searchParams.get('page') ?? 1) || 1);
  const answer = await client.orderList({ query: { page } });
  if (!answer.ok) throw new UnreachableError('The orders could not be fetched.');
  const { orders, total } = answer.value;
  return { orders, page, pages: Math.max(1, Math.ceil(total / ORDERS_A_PAGE)) };
}
