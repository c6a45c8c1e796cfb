import { runOnPostgres } from './on-postgres.ts';

/* What a web process and a worker cost until they are ready: `npm run bench start`. */

runOnPostgres('start-figure.ts');
