import { invariant } from '@fumi/domain';
import pg from 'pg';

/*
 * Sends several statements to PostgreSQL in one socket write: such writes are a third of the CPU of
 * a call. They end with one Sync, so that no statement runs after one that failed.
 */

const { TIMESTAMPTZ, TIMESTAMP, DATE, INTERVAL } = pg.types.builtins;
/** Types of times, and of lists of times or numerics: drizzle's columns parse their text. */
const READ_BY_COLUMNS: ReadonlySet<number> = new Set([
  ...[TIMESTAMPTZ, TIMESTAMP, DATE, INTERVAL],
  ...[1231, 1115, 1185, 1187, 1182],
]);

type ReadText = (text: string) => unknown;
const asText: ReadText = (text) => text;
const readerOf = (id: number): ReadText => (READ_BY_COLUMNS.has(id) ? asText : pg.types.getTypeParser(id));

/**
 * SQL text and the parsers of its result columns. Only the first execution asks PostgreSQL to describe the columns, so
 * one whose type a migration changes is parsed as before until the process restarts.
 */
export type Statement = { readonly text: string; columns: readonly ReadText[] | null };

export type Asked = readonly [statement: Statement, values: readonly unknown[]];

type Row = unknown[];

/** pg's own way to write a value; its types leave it out. */
const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => unknown } }).utils;

/** The unnamed statement and portal. */
const UNNAMED = { type: 'P', name: '' };

/** A query object for `pg.Client.query`: pg calls `submit` to send it, and the `handle…` methods with the answers. */
class Pipeline {
  /** Set by pg. */
  callback: ((error: unknown, answers?: readonly Row[][]) => void) | undefined = undefined;
  readonly #asked: readonly Asked[];
  readonly #answers: Row[][];
  #answering = 0;
  #fault: unknown = null;

  constructor(asked: readonly Asked[]) {
    this.#asked = asked;
    this.#answers = asked.map(() => []);
  }

  submit(connection: pg.Connection): null {
    connection.stream.cork();
    try {
      for (const [{ text, columns }, values] of this.#asked) {
        connection.parse({ name: '', text, types: [] }, true);
        connection.bind({ values: values as string[], valueMapper: prepareValue }, true);
        if (columns === null) connection.describe(UNNAMED, true);
        connection.execute(null, true);
      }
    } catch (error) {
      this.#fault = error;
    } finally {
      connection.sync();
      connection.stream.uncork();
    }
    return null;
  }

  handleRowDescription({ fields }: { readonly fields: readonly { readonly dataTypeID: number }[] }): void {
    const asked = this.#asked[this.#answering];
    if (asked) asked[0].columns = fields.map(({ dataTypeID }) => readerOf(dataTypeID));
  }

  handleDataRow({ fields }: { readonly fields: (string | null)[] }): void {
    const columns = this.#asked[this.#answering]?.[0].columns ?? [];
    const row: Row = fields;
    try {
      for (let column = 0; column < row.length; column += 1) {
        const text = fields[column];
        if (typeof text === 'string') row[column] = columns[column]?.(text);
      }
      this.#answers[this.#answering]?.push(row);
    } catch (error) {
      this.#fault ??= error;
    }
  }

  handleCommandComplete(): void {
    const asked = this.#asked[this.#answering];
    // A statement whose columns were not described has none.
    if (asked) asked[0].columns ??= [];
    this.#answering += 1;
  }

  handleError(error: unknown): void {
    this.callback?.(error);
  }

  handleReadyForQuery(): void {
    if (this.#fault === null) this.callback?.(null, this.#answers);
    else this.callback?.(this.#fault);
  }
}

/** Runs the statements in order without waiting in between; the rows of each. */
export const inOnePipeline = (
  client: pg.Pool | pg.PoolClient,
  asked: readonly Asked[],
): Promise<readonly Row[][]> =>
  new Promise((resolve, reject) => {
    const send = client.query as unknown as (pipeline: Pipeline, heard: Pipeline['callback']) => void;
    send.call(client, new Pipeline(asked), (error, answers = []) => {
      if (error) reject(error);
      else resolve(answers);
    });
  });

const BEGIN: Asked = [{ text: 'begin', columns: [] }, []];
const COMMIT: Asked = [{ text: 'commit', columns: [] }, []];

/**
 * A connection in a transaction, whose `begin` goes with the first pipeline instead of before it, and whose `commit`
 * goes with the last one, where the work says which that is.
 */
export class TransactionClient {
  readonly #client: pg.PoolClient;
  #stage: 'to-begin' | 'begun' | 'committed' = 'to-begin';

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  /** From here on the next statement begins a transaction. */
  begin(): void {
    this.#stage = 'to-begin';
  }

  /** Sends `commit` or `rollback`, unless no statement has begun the transaction or `lastPipeline` has committed it. */
  async end(command: 'commit' | 'rollback'): Promise<void> {
    if (this.#stage === 'begun') await this.#client.query(command);
  }

  async pipeline(asked: readonly Asked[]): Promise<readonly Row[][]> {
    if (!this.#begins()) return inOnePipeline(this.#client, asked);
    const [, ...answers] = await inOnePipeline(this.#client, [BEGIN, ...asked]);
    return answers;
  }

  /** The last pipeline of a transaction. One that fails leaves it to be rolled back: its `commit` was not begun. */
  async lastPipeline(asked: readonly Asked[]): Promise<readonly Row[][]> {
    const answers = await this.pipeline([...asked, COMMIT]);
    this.#stage = 'committed';
    return answers;
  }

  /** How drizzle's own statements are sent. */
  async query(config: pg.QueryArrayConfig, values: unknown[]): Promise<pg.QueryArrayResult> {
    if (this.#begins()) await this.#client.query('begin');
    return this.#client.query(config, values);
  }

  #begins(): boolean {
    invariant(this.#stage !== 'committed', 'Nothing is asked after the last pipeline of a transaction.');
    const isFirst = this.#stage === 'to-begin';
    this.#stage = 'begun';
    return isFirst;
  }
}
