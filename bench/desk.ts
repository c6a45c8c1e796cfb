import { runOnPostgres } from './on-postgres.ts';

/* How long the lists of the desk take among 100,000 orders: `npm run bench desk`. */

runOnPostgres('desk-figure.ts');
