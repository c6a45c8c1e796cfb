import type { OrderState, PlainDate } from '@fumi/domain';
import type { Database, Transaction } from '../../db/database.ts';
import { and, desc, eq, type SQL, sql } from '../../db/drizzle.ts';
import type { Cursor } from '../../db/keyset.ts';
import { book } from '../../db/tables/book.ts';
import { orderDestination, shopOrder } from '../../db/tables/order.ts';

export type OrderFilter = {
  readonly q?: string | undefined;
  /** Whether names, addresses and telephones are searched too. */
  readonly byPerson: boolean;
  readonly state?: OrderState | undefined;
  readonly productCode?: string | undefined;
  readonly deliveryTypeId?: number | undefined;
  /** In Tokyo. */
  readonly day?: PlainDate | undefined;
  /** Where the page before ended. */
  readonly after?: Cursor | undefined;
};

const customer = (field: string): SQL => sql`${shopOrder.customer} ->> ${sql.raw(`'${field}'`)}`;
const address = (field: string): SQL => sql`${orderDestination.address} ->> ${sql.raw(`'${field}'`)}`;

/** Whether a column begins with the words, compared by `search_form`; as two bounds, which an index finds. */
const begins = (column: SQL, words: string): SQL =>
  sql`(search_form(${column}) ~>=~ search_form(${words}) and search_form(${column}) ~<~ (search_form(${words}) || chr(1114111)))`;

/** Whether `search_form`, which drops spaces and hyphens, leaves nothing: then every order would match. */
const isBlank = (words: string): boolean => /^[ -]*$/.test(words.normalize('NFKC'));

/** A typed beginning of an order number that is shorter than its day: F2611, F26; else null. */
function monthOfNumber(q: string): string | null {
  const typed = q.normalize('NFKC').replace(/[ -]/g, '').toUpperCase();
  return /^F\d{0,5}$/.test(typed) ? typed : null;
}

const DAY_MS = 86_400_000;

/**
 * Bounds of the time of orders whose number begins so, some days more on either side: the number
 * begins with the day in Tokyo.
 */
function timesOfMonth(month: string): readonly [from: string, until: string] {
  const partsOf = (fill: string) => month.slice(1).padEnd(6, fill).match(/../g)?.map(Number) ?? [];
  const [firstYear = 0, firstMonth = 0, firstDay = 0] = partsOf('0');
  const [lastYear = 0, lastMonth = 0, lastDay = 0] = partsOf('9');
  const first = Date.UTC(2000 + firstYear, Math.max(firstMonth, 1) - 1, Math.max(firstDay, 1));
  const last = Date.UTC(2000 + lastYear, Math.min(lastMonth, 12) - 1, Math.min(lastDay, 31));
  return [new Date(first - DAY_MS).toISOString(), new Date(last + 2 * DAY_MS).toISOString()];
}

/** Code and time of what a search finds among the orders that `filters` let through: each part asks one index. */
function found({ q = '', byPerson }: OrderFilter, filters: SQL | undefined, limit: number): SQL {
  const orders = (condition: SQL | undefined): SQL =>
    sql`select ${shopOrder.code}, ${shopOrder.createdAt} from ${shopOrder} where ${and(condition, filters)}`;
  const inOrder = (column: SQL): SQL => orders(begins(column, q));
  const inDestination = (column: SQL): SQL =>
    sql`select ${orderDestination.orderCode} from ${orderDestination} where ${begins(column, q)}`;
  // Of a month there are tens of thousands: read by their time until a page is full, instead of finding all.
  const inMonth = (month: string): SQL => {
    const [from, until] = timesOfMonth(month);
    const isOfMonth = sql`starts_with(${shopOrder.number}, ${month}) and ${shopOrder.createdAt} >= ${from}::timestamptz and ${shopOrder.createdAt} < ${until}::timestamptz`;
    return sql`(${orders(isOfMonth)} order by ${shopOrder.createdAt} desc, ${shopOrder.code} desc limit ${limit})`;
  };
  const month = monthOfNumber(q);
  const own = sql.join(
    [
      month === null ? inOrder(sql`${shopOrder.number}`) : inMonth(month),
      orders(eq(shopOrder.bookCode, q)),
      ...(byPerson ? ['name', 'kana', 'email', 'tel'].map((field) => inOrder(customer(field))) : []),
    ],
    sql` union `,
  );
  if (!byPerson) return own;
  const destinations = sql.join(
    ['name', 'kana', 'tel'].map((field) => inDestination(address(field))),
    sql` union `,
  );
  // Most parcels go to the customer, whose order `own` has found. Orders of other destinations are read one by one by
  // their key: left to itself, the planner reads all orders to find those of some thousand destinations.
  const ofOthers = sql`select its.* from ((${destinations}) except select code from own) as other (code) cross join lateral (${orders(eq(shopOrder.code, sql`other.code`))} offset 0) its`;
  return sql`with own as (${own}) select code, created_at from own union all ${ofOthers}`;
}

/** The newest orders of a search, found by their indexes however many orders came since. */
const searched = (
  filter: OrderFilter & { readonly q: string },
  filters: SQL | undefined,
  limit: number,
): SQL =>
  sql`${shopOrder.code} in (select code from (${found(filter, filters, limit)}) as found order by created_at desc, code desc limit ${limit})`;

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
  const filters = and(
    state === undefined ? undefined : eq(shopOrder.state, state),
    productCode === undefined ? undefined : eq(shopOrder.productCode, productCode),
    deliveryTypeId === undefined ? undefined : eq(shopOrder.deliveryTypeId, deliveryTypeId),
    day === undefined ? undefined : onDay(day),
    after === undefined
      ? undefined
      : sql`(${shopOrder.createdAt}, ${shopOrder.code}) < (${after.createdAt.toISOString()}::timestamptz, ${after.code})`,
  );
  return db
    .select(ORDER_FACTS)
    .from(shopOrder)
    .leftJoin(book, eq(book.code, shopOrder.bookCode))
    .where(q && !isBlank(q) ? and(searched({ ...filter, q }, filters, limit), filters) : filters)
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
