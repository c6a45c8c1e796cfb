import type { Failing } from './fault-proxy.ts';
import type { SoakShop } from './soak-shop.ts';

/** One fault of the table in docs/faults.md: begins, and ends while visits go on. */
type Fault = {
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

/** Each of them once a round, in an order that follows from the seed. */
export const FAULTS: readonly Fault[] = [
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
