import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { openPasswords } from '../src/adapters/passwords.ts';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { type Context, type Overrides, openContext } from '../src/context.ts';
import { jobHandlers } from '../src/job-handlers.ts';
import { createLog } from '../src/log.ts';
import { latestMails, type MailRow } from '../src/modules/mail/mail.repository.ts';
import { type SignedUp, signUp } from './sign-up.ts';
import { type TestClient, testClient } from './test-client.ts';
import { testContent } from './test-content.ts';
import { openTestDatabase } from './test-database.ts';

/** Noon of a day in the season of New Year's cards, Asia/Tokyo. */
export const TEST_NOW_MS = Date.parse('2026-11-20T12:00:00+09:00');

type TestClock = {
  readonly nowMs: () => number;
  readonly advance: (ms: number) => void;
  readonly set: (ms: number) => void;
};

function testClock(startMs: number): TestClock {
  let nowMs = startMs;
  return {
    nowMs: () => nowMs,
    advance: (ms) => {
      nowMs += ms;
    },
    set: (ms) => {
      nowMs = ms;
    },
  };
}

export type TestApp = {
  readonly app: FastifyInstance;
  readonly context: Context;
  readonly clock: TestClock;
  /** Every line that the server logged. */
  readonly logged: string[];
  /** A browser that nobody is signed in with. */
  readonly visitor: () => TestClient;
  /** Mails that were written to an address, newest first. */
  readonly mailsTo: (email: string) => Promise<MailRow[]>;
  /** A browser of a member who has just signed up, through the same calls as everybody. */
  readonly signedUpMember: (email?: string, password?: string) => Promise<SignedUp>;
  /** Does every job that is due, and those that they ask for. */
  readonly runJobs: () => Promise<void>;
};

type TestOptions = Overrides & {
  readonly environment?: Readonly<Record<string, string>>;
};

/** Tests sign up hundreds of members; what a hash costs is a test of its own. */
const CHEAP_HASHES = { memoryCost: 256, timeCost: 1, parallelism: 1 };

/** The real server on a database of its own. Closed, with its folder, when the tests of the file are done. */
export async function testApp(options: TestOptions = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'fumi-server-'));
  const clock = testClock(TEST_NOW_MS);
  const logged: string[] = [];
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, ...options.environment });
  const content = options.content ?? (await testContent());
  const database = options.database ?? (await openTestDatabase());
  const context = await openContext(config, {
    database,
    content,
    passwords: openPasswords(CHEAP_HASHES),
    clock: options.clock ?? clock,
    log: createLog((line) => logged.push(line), clock.nowMs),
    ...options,
  }).catch(async (error: unknown) => {
    // A database of PostgreSQL outlives the test that could not begin.
    await database.close();
    throw error;
  });
  const app = await buildApp(context);
  await app.ready();
  afterAll(async () => {
    await app.close();
    await context.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    app,
    context,
    clock,
    logged,
    visitor: () => testClient(app),
    mailsTo: async (email) =>
      (await latestMails(context.db, 1000)).filter(({ recipient }) => recipient === email),
    signedUpMember: (email, password) => signUp(testClient(app), context, email, password),
    runJobs: () => context.jobs.drain(jobHandlers(context)),
  };
}
