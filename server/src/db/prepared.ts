import { type Placeholder, sql } from 'drizzle-orm';
import type { Database, Transaction } from './database.ts';

type Ready<Rows> = { readonly execute: (values: Record<string, unknown>) => Promise<Rows> };
type Query<Rows> = { readonly prepare: (name: string) => Ready<Rows> };

type Slots<Name extends string> = { readonly [Key in Name]: Placeholder<Key> };

/**
 * A query that every visit asks, put together once for a handle and asked again with other values: to put it together
 * takes drizzle several times the CPU that sending it takes. It has no name, so that PostgreSQL keeps nothing of it and
 * PgBouncer may give it any connection. A connection has one handle for all its transactions.
 */
export function prepared<Name extends string, Rows>(
  names: readonly Name[],
  build: (db: Database | Transaction, slots: Slots<Name>) => Query<Rows>,
): (db: Database | Transaction, values: Readonly<Record<Name, unknown>>) => Promise<Rows> {
  const slots = Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as Slots<Name>;
  const byHandle = new WeakMap<Database | Transaction, Ready<Rows>>();
  return (db, values) => {
    const ready = byHandle.get(db) ?? build(db, slots).prepare('');
    byHandle.set(db, ready);
    return ready.execute(values);
  };
}
