import { AsyncLocalStorage } from 'node:async_hooks';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Either driver's drizzle. Inside `transaction` every query of the same async context joins it. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** The handle that `transaction` gives to its work: what is done with it is kept or lost together. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

type Scope = { readonly tx: Database; isOpen: boolean };

export type AmbientDatabase = {
  readonly db: Database;
  /** The transaction that the running code is in, or null. */
  readonly current: () => Database | null;
};

/**
 * Makes queries inside a transaction join it, whichever handle they use. Without this the embedded database,
 * which has one connection, waits for itself for ever, and PostgreSQL silently works outside of the transaction.
 * A transaction inside a transaction is a savepoint.
 */
export function ambient(root: Database): AmbientDatabase {
  const scopes = new AsyncLocalStorage<Scope>();
  const current = (): Database | null => {
    const scope = scopes.getStore();
    return scope?.isOpen ? scope.tx : null;
  };
  const transaction: Database['transaction'] = (work, config) =>
    (current() ?? root).transaction(async (tx) => {
      const scope: Scope = { tx, isOpen: true };
      try {
        return await scopes.run(scope, () => work(tx));
      } finally {
        scope.isOpen = false;
      }
    }, config);
  const db = new Proxy(root, {
    get(_, property) {
      if (property === 'transaction') return transaction;
      const target = current() ?? root;
      const value = Reflect.get(target, property, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { db, current };
}
