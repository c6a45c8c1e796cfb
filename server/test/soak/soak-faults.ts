import type { Cluster } from '../own-postgres.ts';
import type { Failing } from './fault-proxy.ts';
import type { SoakShop } from './soak-shop.ts';

/** One fault of the table in docs/faults.md: begins, and ends while visits go on. */
export type Fault = {
  readonly name: string;
  readonly during: (shop: SoakShop) => Promise<void>;
};

const FAULT_MS = 3000;
const lasting = () => new Promise<void>((resolve) => setTimeout(resolve, FAULT_MS));

const behind = (name: keyof SoakShop['proxies'], how: Failing): Fault => ({
  name: `${name} ${how}`,
  during: async ({ proxies }) => {
    proxies[name].fail(how);
    await lasting();
    proxies[name].fail('not');
  },
});

const OF_THIS_DATABASE =
  'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

/** How long a lock that everybody wants is held: longer than a call waits for it. */
const LOCK_SECONDS = 6;

/** Within so long probes know that a database has gone, and that it is back, ms. */
const NOTICED_MS = 5000;

async function isAnswered({ origin }: SoakShop, path: string, status: number): Promise<void> {
  const endsAt = Date.now() + NOTICED_MS;
  for (let last = 0; last !== status; ) {
    if (Date.now() > endsAt) throw new Error(`${path} answers ${last}, and not ${status}.`);
    last = (await fetch(origin + path).catch(() => null))?.status ?? 0;
  }
}

/** The server of the database ends as in a crash, and is started again; what was committed is there. */
const databaseKilled = (cluster: Cluster): Fault => ({
  name: 'database killed',
  during: async (shop) => {
    await cluster.stop('immediate');
    await isAnswered(shop, '/readyz', 503);
    await isAnswered(shop, '/healthz', 200);
    await lasting();
    await cluster.start();
    await isAnswered(shop, '/readyz', 200);
  },
});

/** Each of them once a round, in an order that follows from the seed. */
const FAULTS: readonly Fault[] = [
  { name: 'web killed', during: async ({ replace }) => void (await replace('web', 'SIGKILL')) },
  { name: 'worker killed', during: async ({ replace }) => void (await replace('worker', 'SIGKILL')) },
  { name: 'web stopped', during: async ({ replace }) => void (await replace('web', 'SIGTERM')) },
  { name: 'worker stopped', during: async ({ replace }) => void (await replace('worker', 'SIGTERM')) },
  behind('database', 'refuses'),
  behind('database', 'hangs'),
  {
    name: 'database connections ended',
    during: async ({ query }) => void (await query(`select pg_terminate_backend(pid) ${OF_THIS_DATABASE}`)),
  },
  {
    name: 'database locked',
    during: async ({ query }) =>
      void (await query(
        `begin; lock table book in access exclusive mode; select pg_sleep(${LOCK_SECONDS}); commit`,
      )),
  },
  behind('store', 'refuses'),
  behind('store', 'hangs'),
  behind('store', 'loses-answers'),
  behind('mail', 'refuses'),
  behind('mail', 'hangs'),
  behind('mail', 'loses-answers'),
  behind('provider', 'is-slow'),
  behind('provider', 'refuses'),
  behind('provider', 'loses-answers'),
];

/** The faults that a database can have: one of our own can be killed, another serves others as well. */
export const faultsOn = (cluster: Cluster | null): readonly Fault[] =>
  cluster ? [...FAULTS, databaseKilled(cluster)] : FAULTS;
