import type { OrderState, PlainDate } from '@fumi/domain';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { book } from '../../db/tables/book.ts';
import { orderDestination, shopOrder } from '../../db/tables/order.ts';

/** Where a page of the list begins: after this order. */
export type OrderCursor = { readonly createdAt: Date; readonly code: string };

export type OrderFilter = {
  readonly q?: string | undefined;
  /** Whether names, addresses and telephones are searched too. */
  readonly byPerson: boolean;
  readonly state?: OrderState | undefined;
  readonly productCode?: string | undefined;
  readonly deliveryTypeId?: number | undefined;
  /** In Tokyo. */
  readonly day?: PlainDate | undefined;
  readonly after?: OrderCursor | undefined;
};

const customer = (field: string): SQL => sql`${shopOrder.customer} ->> ${sql.raw(`'${field}'`)}`;
const address = (field: string): SQL => sql`${orderDestination.address} ->> ${sql.raw(`'${field}'`)}`;

/** What begins with the words, both in the form that is compared; the two bounds are what an index finds. */
const begins = (column: SQL, words: string): SQL =>
  sql`(search_form(${column}) ~>=~ search_form(${words}) and search_form(${column}) ~<~ (search_form(${words}) || chr(1114111)))`;

/** Codes of the orders that a search finds: each part of it asks one index. */
function found({ q = '', byPerson }: OrderFilter): SQL {
  const inOrder = (column: SQL): SQL =>
    sql`select ${shopOrder.code} from ${shopOrder} where ${begins(column, q)}`;
  const inDestination = (column: SQL): SQL =>
    sql`select ${orderDestination.orderCode} from ${orderDestination} where ${begins(column, q)}`;
  const parts = [
    inOrder(sql`${shopOrder.number}`),
    sql`select ${shopOrder.code} from ${shopOrder} where ${shopOrder.bookCode} = ${q}`,
    ...(byPerson
      ? [
          ...['name', 'kana', 'email', 'tel'].map((field) => inOrder(customer(field))),
          ...['name', 'kana', 'tel'].map((field) => inDestination(address(field))),
        ]
      : []),
  ];
  return sql`${shopOrder.code} in (${sql.join(parts, sql` union `)})`;
}

const onDay = (day: PlainDate): SQL =>
  sql`${shopOrder.createdAt} >= ${`${day}T00:00:00+09:00`}::timestamptz and ${shopOrder.createdAt} < ${`${day}T00:00:00+09:00`}::timestamptz + interval '1 day'`;

/** What a list says of an order. */
export const ORDER_FACTS = {
  order: shopOrder,
  press: book.press,
  quantity: sql<number>`(select coalesce(sum(${orderDestination.quantity}), 0)::int from ${orderDestination} where ${orderDestination.orderCode} = ${shopOrder.code})`,
  destinations: sql<number>`(select count(*)::int from ${orderDestination} where ${orderDestination.orderCode} = ${shopOrder.code})`,
};

/** The statement of a page of the list, for the list and for the test that looks at its plan. */
export const orderPage = (db: Database | Transaction, filter: OrderFilter, limit: number) => {
  const { q, state, productCode, deliveryTypeId, day, after } = filter;
  return db
    .select(ORDER_FACTS)
    .from(shopOrder)
    .leftJoin(book, eq(book.code, shopOrder.bookCode))
    .where(
      and(
        q ? found(filter) : undefined,
        state === undefined ? undefined : eq(shopOrder.state, state),
        productCode === undefined ? undefined : eq(shopOrder.productCode, productCode),
        deliveryTypeId === undefined ? undefined : eq(shopOrder.deliveryTypeId, deliveryTypeId),
        day === undefined ? undefined : onDay(day),
        after === undefined
          ? undefined
          : sql`(${shopOrder.createdAt}, ${shopOrder.code}) < (${after.createdAt.toISOString()}::timestamptz, ${after.code})`,
      ),
    )
    .orderBy(desc(shopOrder.createdAt), desc(shopOrder.code))
    .limit(limit);
};

export type ListedOrder = Awaited<ReturnType<typeof orderPage>>[number];

/** One order as the list has it. */
export async function listedOrder(db: Database | Transaction, number: string): Promise<ListedOrder | null> {
  const rows = await db
    .select(ORDER_FACTS)
    .from(shopOrder)
    .leftJoin(book, eq(book.code, shopOrder.bookCode))
    .where(eq(shopOrder.number, number));
  return rows[0] ?? null;
}
