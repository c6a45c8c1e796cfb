import type { PgDatabase, PgQueryResultHKT } from './drizzle.ts';

type Drizzle = PgDatabase<PgQueryResultHKT, Record<string, never>>;

declare const outside: unique symbol;

/** drizzle on either driver, outside of transactions. Branded: a transaction handle is no `Database`. */
export type Database = Drizzle & { readonly [outside]: true };

/** The handle that `transaction` gives to its work: what is done with it is kept or lost together. */
export type Transaction = Parameters<Parameters<Drizzle['transaction']>[0]>[0];
