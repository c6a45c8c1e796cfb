import { runOnPostgres } from './on-postgres.ts';

/* What a call and an order cost: `npm run bench load`. */

runOnPostgres('load-figure.ts');
