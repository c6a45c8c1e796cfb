import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** Connections that any work may use, and those that only orders and payments find when the others are all taken. */
const CONNECTIONS = { shared: 10, reserved: 3 } as const;

const urgent = new AsyncLocalStorage<true>();

/** Does work whose statements may use the reserve: somebody is about to pay. */
export const withReserve = (work: () => void): void => urgent.run(true, work);

type OnConnection = (error: Error | undefined, client?: pg.PoolClient, release?: () => void) => void;

/**
 * A pool whose last connections wait for orders and payments: a flood of calls that cost little each takes the shared
 * ones and stands in line for them, and checkout goes past the line.
 */
export class PoolWithReserve extends pg.Pool {
  readonly #reserve: pg.Pool;

  constructor(options: pg.PoolConfig, onFault: (error: Error) => void) {
    super({ ...options, max: CONNECTIONS.shared });
    this.#reserve = new pg.Pool({ ...options, max: CONNECTIONS.reserved });
    for (const pool of [this, this.#reserve]) {
      pool.on('error', onFault);
      // A checked-out client whose server dies emits an error of its own, which would end the process.
      pool.on('connect', (client) => void client.on('error', onFault));
    }
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
