import type { Database, Transaction } from './database.ts';
import { type Placeholder, sql } from './drizzle.ts';
import { AskedQuery } from './postgres-session.ts';

type Ready<Rows> = { readonly execute: (values: Record<string, unknown>) => Promise<Rows> };
type Query<Rows> = { readonly prepare: (name: string) => Ready<Rows> };

type Slots<Name extends string> = { readonly [Key in Name]: Placeholder<Key> };

/** A prepared query with the values to run it with. */
export type Asked<Rows> = {
  readonly on: (db: Database | Transaction) => Ready<Rows>;
  readonly values: Values;
};
type Values = Record<string, unknown>;

type Prepared<Name extends string, Rows> = {
  (db: Database | Transaction, values: Readonly<Record<Name, unknown>>): Promise<Rows>;
  /** For `runPipelined`. */
  readonly of: (values: Readonly<Record<Name, unknown>>) => Asked<Rows>;
};

/**
 * A query that every visit asks, put together once for a handle and asked again with other values: to put it together
 * takes drizzle several times the CPU that sending it takes. It has no name, so that PostgreSQL keeps nothing of it and
 * PgBouncer may give it any connection. A connection has one handle for all its transactions.
 */
export function prepared<Name extends string, Rows>(
  names: readonly Name[],
  build: (db: Database | Transaction, slots: Slots<Name>) => Query<Rows>,
): Prepared<Name, Rows> {
  const slots = Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as Slots<Name>;
  const byHandle = new WeakMap<Database | Transaction, Ready<Rows>>();
  const on = (db: Database | Transaction): Ready<Rows> => {
    const ready = byHandle.get(db) ?? build(db, slots).prepare('');
    byHandle.set(db, ready);
    return ready;
  };
  return Object.assign(
    (db: Database | Transaction, values: Readonly<Record<Name, unknown>>) => on(db).execute(values),
    { of: (values: Readonly<Record<Name, unknown>>) => ({ on, values }) },
  );
}

const ask = (db: Database | Transaction, { on, values }: Asked<unknown>): Promise<unknown> =>
  on(db).execute(values);

async function oneByOne(db: Database | Transaction, asked: readonly Asked<unknown>[]): Promise<unknown[]> {
  const answered: unknown[] = [];
  for (const each of asked) answered.push(await ask(db, each));
  return answered;
}

/**
 * Runs queries that do not need each other's answers, in their order: on PostgreSQL in one pipeline. After a query that
 * fails no other runs. Several queries that write belong in a transaction: otherwise the embedded database keeps those
 * before the failed one.
 */
export const runPipelined = <Rows extends readonly unknown[]>(
  db: Database | Transaction,
  ...asked: { readonly [Index in keyof Rows]: Asked<Rows[Index]> }
): Promise<Rows> => inPipeline(db, asked, false) as unknown as Promise<Rows>;

/** As `runPipelined`, for the last queries of `tx`: on PostgreSQL their pipeline also commits, so no query may follow. */
export const runPipelinedAndCommit = <Rows extends readonly unknown[]>(
  tx: Transaction,
  ...asked: { readonly [Index in keyof Rows]: Asked<Rows[Index]> }
): Promise<Rows> => inPipeline(tx, asked, true) as unknown as Promise<Rows>;

function inPipeline(
  db: Database | Transaction,
  asked: readonly Asked<unknown>[],
  isLast: boolean,
): Promise<unknown[]> {
  const ready = asked.flatMap(({ on, values }) => {
    const query = on(db);
    return query instanceof AskedQuery ? [[query, values] as const] : [];
  });
  return ready.length === asked.length ? AskedQuery.together(ready, isLast) : oneByOne(db, asked);
}
