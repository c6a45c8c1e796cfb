/* The real server as a process of its own, so that a test can kill it: embedded database and objects in DATA_DIR,
   the tests' day on the clock. Says where it listens as its first line. */
import { flushCompileCache } from 'node:module';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { openContext } from '../src/context.ts';
import { jobHandlers } from '../src/job-handlers.ts';
import { createLog } from '../src/log.ts';

const startedMs = Date.now();
const nowMs = (): number => Date.parse('2026-11-20T12:00:00+09:00') + Date.now() - startedMs;

const config = readConfig({ ...process.env, NODE_ENV: 'test' });
const log = createLog((line) => process.stderr.write(line), nowMs);
const context = await openContext(config, { clock: { nowMs }, log });
const app = await buildApp(context);
await context.jobs.work(jobHandlers(context));
// Node keeps the code that it compiled when a process ends; a killed one could not.
flushCompileCache();
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
process.on('disconnect', () => process.exit());
