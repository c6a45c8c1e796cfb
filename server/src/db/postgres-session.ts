import type pg from 'pg';
import {
  DrizzleQueryError,
  fillPlaceholders,
  type Logger,
  NodePgDatabase,
  NodePgSession,
  NodePgTransaction,
  NoopLogger,
  PgDialect,
  PgPreparedQuery,
  type PgTransactionConfig,
  type PreparedQueryConfig,
  type Query,
  type SelectedFieldsOrdered,
} from './drizzle.ts';
import { inOnePipeline, type Statement, TransactionClient } from './pipeline.ts';
import { type RowReader, rowReader } from './row-reader.ts';

/*
 * drizzle on PostgreSQL, with less work for each statement: what drizzle does besides the statement was a sixth of the
 * CPU of a call that reads, and half of that of a transaction, whose statements it put together anew each time.
 */

type Schema = Record<string, never>;
type Client = pg.Pool | TransactionClient;
type PostgresTransaction = NodePgTransaction;

/** A statement that was put together once (`prepared`). */
export class AskedQuery<T extends PreparedQueryConfig> extends PgPreparedQuery<T> {
  /** drizzle sets it after it has made the query. */
  private readonly joinsNotNullableMap: Readonly<Record<string, boolean>> | undefined;
  readonly #client: Client;
  readonly #logger: Logger;
  readonly #fields: SelectedFieldsOrdered | undefined;
  readonly #statement: Statement;
  #reader: RowReader | null = null;

  constructor(client: Client, logger: Logger, query: Query, fields: SelectedFieldsOrdered | undefined) {
    super(query, undefined, undefined);
    this.#client = client;
    this.#logger = logger;
    this.#fields = fields;
    this.#statement = { text: query.sql, columns: null };
  }

  #paramsOf(values: Readonly<Record<string, unknown>>): unknown[] {
    const params = fillPlaceholders(this.query.params, values);
    this.#logger.logQuery(this.query.sql, params);
    return params;
  }

  #read(rows: readonly unknown[][]): T['execute'] {
    if (this.#fields === undefined) return rows;
    this.#reader ??= rowReader(this.#fields, this.joinsNotNullableMap);
    return rows.map(this.#reader);
  }

  override async execute(values: Record<string, unknown> = {}): Promise<T['execute']> {
    return (await AskedQuery.together([[this, values]]))[0] as T['execute'];
  }

  /** Runs queries of one handle in one pipeline; with `isLast` the pipeline also commits the transaction. */
  static async together(
    asked: readonly (readonly [AskedQuery<PreparedQueryConfig>, Readonly<Record<string, unknown>>])[],
    isLast = false,
  ): Promise<unknown[]> {
    const [first] = asked;
    if (first === undefined) return [];
    const client = first[0].#client;
    const statements = asked.map(([query, values]) => [query.#statement, query.#paramsOf(values)] as const);
    try {
      const answers = await (client instanceof TransactionClient
        ? client[isLast ? 'lastPipeline' : 'pipeline'](statements)
        : inOnePipeline(client, statements));
      return asked.map(([query], index) => query.#read(answers[index] ?? []));
    } catch (error) {
      const texts = statements.map(([{ text }]) => text).join(';\n');
      throw new DrizzleQueryError(
        texts,
        statements.flatMap(([, values]) => values),
        error as Error,
      );
    }
  }
}

/** A session on one connection, or on any connection of a pool. */
class PostgresSession extends NodePgSession<Schema, Schema> {
  readonly #client: Client;
  readonly #logger: Logger;

  constructor(client: Client, dialect: PgDialect, logger: Logger) {
    // Of a client, drizzle's own statements use nothing but `query`.
    super(client as pg.Pool, dialect, undefined, { logger });
    this.#client = client;
    this.#logger = logger;
  }

  override prepareQuery<T extends PreparedQueryConfig>(
    ...args: Parameters<NodePgSession['prepareQuery']>
  ): PgPreparedQuery<T> {
    const [query, fields, name] = args;
    return name === undefined
      ? super.prepareQuery<T>(...args)
      : new AskedQuery<T>(this.#client, this.#logger, query, fields);
  }
}

type Handle = readonly [asked: TransactionClient, tx: PostgresTransaction];

class PoolSession extends PostgresSession {
  readonly #pool: pg.Pool;
  readonly #logger: Logger;
  /** One handle for all transactions of a connection, so that queries prepared for it are reused. */
  readonly #handles = new WeakMap<pg.PoolClient, Handle>();

  constructor(pool: pg.Pool, dialect: PgDialect, logger: Logger) {
    super(pool, dialect, logger);
    this.#pool = pool;
    this.#logger = logger;
  }

  #handleOf(client: pg.PoolClient): Handle {
    const known = this.#handles.get(client);
    if (known) return known;
    const asked = new TransactionClient(client);
    const session = new PostgresSession(asked, this.dialect, this.#logger);
    const handle = [asked, new NodePgTransaction<Schema, Schema>(this.dialect, session, undefined)] as const;
    this.#handles.set(client, handle);
    return handle;
  }

  override async transaction<T>(
    work: (tx: PostgresTransaction) => Promise<T>,
    config?: PgTransactionConfig,
  ): Promise<T> {
    const client = await this.#pool.connect();
    const [asked, tx] = this.#handleOf(client);
    const end = (command: 'commit' | 'rollback') => {
      this.#logger.logQuery(command, []);
      return asked.end(command);
    };
    try {
      this.#logger.logQuery('begin', []);
      asked.begin();
      if (config) await tx.setTransaction(config);
      const done = await work(tx);
      await end('commit');
      return done;
    } catch (error) {
      await end('rollback');
      throw error;
    } finally {
      client.release();
    }
  }
}

/** drizzle over a pool; `logger` hears of every statement before it is sent. */
export function drizzleOn(pool: pg.Pool, logger: Logger = new NoopLogger()): NodePgDatabase {
  const dialect = new PgDialect({ casing: 'snake_case' });
  return new NodePgDatabase(dialect, new PoolSession(pool, dialect, logger), undefined);
}
