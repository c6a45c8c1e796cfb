import { bareServer } from './bare-server.ts';

/* Fastify and pg as a process of their own, beside which a start of the shop is measured. */

const { DATABASE_URL = '', PORT } = process.env;
// Node keeps what it compiled when a process ends by itself.
process.once('SIGTERM', () => process.exit(0));
await bareServer(DATABASE_URL, { statements: [['select 1', []]], answer: {} }).listen({ port: Number(PORT) });
