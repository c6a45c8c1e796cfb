import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { openTimings, type Timings } from '../metrics/timings.ts';

/** Connections that any work may use, and those that only orders and payments find when the others are all taken. */
const CONNECTIONS = { shared: 10, reserved: 3 } as const;

/** Upper bounds of the histogram, up to the timeout of a statement, s. */
const HELD_BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 15] as const;

type InUse = {
  readonly pool: 'shared' | 'reserved';
  readonly used: number;
  readonly idle: number;
  /** Calls and jobs that wait for a connection. */
  readonly waiting: number;
};

/** How busy the connections are, for the metrics. */
export type Connections = {
  /** How long each was held, by `pool`: for one statement, or for a transaction. */
  readonly held: Timings;
  readonly inUse: () => readonly InUse[];
};

const inUseOf = (pool: InUse['pool'], { totalCount, idleCount, waitingCount }: pg.Pool): InUse => ({
  pool,
  used: totalCount - idleCount,
  idle: idleCount,
  waiting: waitingCount,
});

/** Times how long connections of a pool are held. */
function timeHolders(name: InUse['pool'], pool: pg.Pool, held: Timings): void {
  const ends = new WeakMap<pg.PoolClient, ReturnType<Timings['begin']>>();
  pool.on('acquire', (client) => void ends.set(client, held.begin()));
  pool.on('release', (_, client) => ends.get(client)?.(`pool="${name}"`));
}

const urgent = new AsyncLocalStorage<true>();

/** Runs work whose statements may use the reserved connections, such as calls about orders. */
export const withReserve = (work: () => void): void => urgent.run(true, work);

type OnConnection = (error: Error | undefined, client?: pg.PoolClient, release?: () => void) => void;

/**
 * A pool with connections reserved for orders and payments: where a flood of other calls has taken
 * all shared connections and queues for them, checkout uses the reserve.
 */
export class PoolWithReserve extends pg.Pool {
  readonly #reserve: pg.Pool;
  readonly connections: Connections;

  constructor(options: pg.PoolConfig, onFault: (error: Error) => void) {
    super({ ...options, max: CONNECTIONS.shared });
    this.#reserve = new pg.Pool({ ...options, max: CONNECTIONS.reserved });
    for (const pool of [this, this.#reserve]) {
      pool.on('error', onFault);
      // A checked-out client whose server dies emits an error of its own, which would end the process.
      pool.on('connect', (client) => void client.on('error', onFault));
    }
    const held = openTimings(HELD_BUCKETS_S);
    timeHolders('shared', this, held);
    timeHolders('reserved', this.#reserve, held);
    this.connections = {
      held,
      inUse: () => [inUseOf('shared', this), inUseOf('reserved', this.#reserve)],
    };
  }

  #isTaken(): boolean {
    return this.waitingCount > 0 || (this.idleCount === 0 && this.totalCount >= CONNECTIONS.shared);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(onConnection: OnConnection): void;
  override connect(onConnection?: OnConnection): Promise<pg.PoolClient> | undefined {
    const goesPast = urgent.getStore() === true && this.#isTaken();
    const open = goesPast ? this.#reserve.connect.bind(this.#reserve) : super.connect.bind(this);
    if (onConnection === undefined) return open();
    open(onConnection as Parameters<pg.Pool['connect']>[0]);
    return undefined;
  }

  override async end(): Promise<void> {
    await Promise.all([super.end(), this.#reserve.end()]);
  }
}
