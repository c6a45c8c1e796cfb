import type { Database, Transaction } from '../db/database.ts';

/** Data of a run that goes on where one before it ended (`inRuns`); empty for a first run. */
export type Continued = {
  /** When the first of these runs began. */
  readonly since?: string;
  /** Cursor behind which the run goes on; absent where finished rows are deleted, so that it starts with the oldest. */
  readonly after?: string;
};

/** Work that happens after the answer, by name: what it needs, how often it is tried, how long it may take. */
export type JobData = {
  /** Asks the provider to give money back. */
  'payment-refund': { readonly refundCode: string };
  /** Closes an attempt at the provider. */
  'payment-close': { readonly paymentCode: string };
  /** Asks about every attempt that nobody has settled. */
  'payment-reconcile': Record<string, never>;
  /** Cancels orders that nobody paid. */
  'unpaid-cancel': Continued;
  /** Sends one row of the outbox. */
  'mail-send': { readonly mailId: string };
  /** Mails a link to whoever has the address: looked up here, so that the answer cannot tell who exists. */
  'password-link': { readonly emailKey: string };
  /**
   * Notes in the store who has left, for whoever restores a backup, and deletes the files of what
   * they had.
   */
  'member-erased': {
    readonly memberCode: string;
    readonly books?: readonly string[];
    readonly drafts?: readonly string[];
  };
  /** Deletes or masks rows after their `KEPT_DAYS`; books and sheets of runs have jobs of their own. */
  'expired-delete': Continued;
  /** Gives new rows of the audit log their places in the chain. */
  'audit-chain': Record<string, never>;
  /** Mails members who asked for it about next month's calendar. */
  'monthly-mail': Continued;
  /** Renders the press file of a finished book. */
  'press-render': { readonly bookCode: string };
  /** Enqueues press files that wait although no job is to render them. */
  'press-resume': Record<string, never>;
  /** Deletes books that nobody ordered or that were shipped long ago. */
  'book-expire': Continued;
  /** Deletes objects of the store that no row names. */
  'orphan-sweep': Continued;
  /** Draws all designs that are not current. */
  'art-draw': Record<string, never>;
  /** Draws one design that somebody waits for. */
  'art-draw-kit': { readonly kitId: number };
  /** Makes the sheets of a print run. */
  'run-impose': { readonly runNumber: string };
  /** Puts the sheets of a run that was started into the machine's folder. */
  'run-hand-off': { readonly runNumber: string };
  /** Deletes the sheets of runs that ended or that nobody ended for a month. */
  'run-expire': Record<string, never>;
};

export type JobName = keyof JobData;

type JobOptions = {
  /** Tries after the first. At least one: a worker that is killed uses one up, and its job has not failed. */
  readonly retries: number;
  /** Before the first retry, or up to twice as long; doubles from one to the next. */
  readonly retryDelaySeconds: number;
  readonly maxRetryDelaySeconds?: number;
  /** A try that takes longer counts as failed: its worker is taken for dead. */
  readonly timeLimitSeconds: number;
  /** How many run at once in a process, unless it is configured. */
  readonly concurrency: number;
  /** Of jobs with one `onceKey` a single one waits or runs. Each job then has a key. */
  readonly isOncePerKey?: true;
  /** One runs at a time, whatever the number of workers; others wait. */
  readonly isAlone?: true;
  /**
   * pg-boss cannot change a queue's policy: raise this when `isOncePerKey` or `isAlone` changes, to create a new queue.
   * Jobs in the older queues are worked on as well.
   */
  readonly queueVersion?: number;
  /** Cron expression, in Asia/Tokyo, for jobs that start by themselves: once, as all machines share the queue. */
  readonly schedule?: string;
};

/** A worker with a job that may take longer than a minute is taken for dead when it is silent for so long. */
export const HEARTBEAT_SECONDS = 10;

export const hasHeartbeat = (name: JobName): boolean => JOBS[name].timeLimitSeconds > 60;

/** Options of jobs that go through all rows, in runs (`inRuns`): a failed try loses nothing. */
const DAILY = {
  retries: 20,
  retryDelaySeconds: 5,
  maxRetryDelaySeconds: 300,
  timeLimitSeconds: 900,
  concurrency: 1,
  isAlone: true,
} as const;

/** A row for each job; the worker and the queue are made from it. */
export const JOBS: Readonly<Record<JobName, JobOptions>> = {
  // Ten seconds, then up to an hour: about two days of a provider that is down.
  'payment-refund': {
    retries: 55,
    retryDelaySeconds: 10,
    maxRetryDelaySeconds: 3600,
    timeLimitSeconds: 60,
    concurrency: 1,
  },
  'payment-close': {
    retries: 20,
    retryDelaySeconds: 10,
    maxRetryDelaySeconds: 3600,
    timeLimitSeconds: 60,
    concurrency: 1,
  },
  'payment-reconcile': {
    retries: 9,
    retryDelaySeconds: 5,
    timeLimitSeconds: 300,
    concurrency: 1,
    schedule: '*/5 * * * *',
  },
  'unpaid-cancel': {
    ...DAILY,
    timeLimitSeconds: 300,
    queueVersion: 2,
    schedule: '47 3 * * *',
  },
  // Ten seconds, then up to five minutes, for two days of a mail server that is down.
  'mail-send': {
    retries: 580,
    retryDelaySeconds: 10,
    maxRetryDelaySeconds: 300,
    timeLimitSeconds: 60,
    concurrency: 3,
  },
  'password-link': { retries: 5, retryDelaySeconds: 5, timeLimitSeconds: 30, concurrency: 1 },
  // Ten seconds, then up to an hour: about two days of a store that is away.
  'member-erased': {
    retries: 55,
    retryDelaySeconds: 10,
    maxRetryDelaySeconds: 3600,
    timeLimitSeconds: 60,
    concurrency: 1,
  },
  'expired-delete': {
    ...DAILY,
    queueVersion: 2,
    schedule: '17 4 * * *',
  },
  'audit-chain': {
    retries: 9,
    retryDelaySeconds: 5,
    timeLimitSeconds: 300,
    concurrency: 1,
    schedule: '* * * * *',
  },
  // On the twentieth: ten days to choose a photo and to get the calendar.
  'monthly-mail': {
    retries: 12,
    retryDelaySeconds: 5,
    maxRetryDelaySeconds: 3600,
    timeLimitSeconds: 900,
    concurrency: 1,
    isAlone: true,
    queueVersion: 2,
    schedule: '0 10 20 * *',
  },
  // A render takes about a second, and several where the design must be drawn first. Later tries are press-resume's.
  'press-render': {
    retries: 4,
    retryDelaySeconds: 5,
    timeLimitSeconds: 180,
    concurrency: 1,
    isOncePerKey: true,
    queueVersion: 2,
  },
  'press-resume': {
    retries: 5,
    retryDelaySeconds: 60,
    timeLimitSeconds: 60,
    concurrency: 1,
    schedule: '*/5 * * * *',
  },
  'book-expire': {
    ...DAILY,
    queueVersion: 2,
    schedule: '47 3 * * *',
  },
  'orphan-sweep': {
    ...DAILY,
    schedule: '7 5 * * *',
  },
  // All designs take some ten minutes of two cores. One worker of all draws; when it ends, another goes on.
  'art-draw': {
    retries: 20,
    retryDelaySeconds: 2,
    maxRetryDelaySeconds: 300,
    timeLimitSeconds: 7200,
    concurrency: 1,
    isOncePerKey: true,
  },
  'art-draw-kit': {
    retries: 1,
    retryDelaySeconds: 1,
    timeLimitSeconds: 120,
    concurrency: 1,
    isOncePerKey: true,
  },
  // Two seconds of computing for a hundred orders, and as long as the store takes for their press files.
  'run-impose': {
    retries: 8,
    retryDelaySeconds: 5,
    timeLimitSeconds: 900,
    concurrency: 1,
    isOncePerKey: true,
  },
  'run-hand-off': {
    retries: 22,
    retryDelaySeconds: 5,
    maxRetryDelaySeconds: 600,
    timeLimitSeconds: 300,
    concurrency: 1,
    isOncePerKey: true,
  },
  // Deleting twice does no harm: it need not run alone.
  'run-expire': {
    retries: 20,
    retryDelaySeconds: 5,
    maxRetryDelaySeconds: 300,
    timeLimitSeconds: 900,
    concurrency: 1,
    schedule: '27 4 * * *',
  },
};

export const JOB_NAMES = Object.keys(JOBS) as JobName[];

/** Former names of scheduled jobs: add the old name of one that is dropped or renamed. */
export const RETIRED_SCHEDULES: readonly string[] = ['draft-expire'];

/** The signal says that the job was given to another worker. */
export type JobHandlers = {
  readonly [Name in JobName]: (data: JobData[Name], signal?: AbortSignal) => Promise<void>;
};

type EnqueueOptions = {
  readonly delaySeconds?: number;
  /** While a job with this key waits or runs, another is not added (`isOncePerKey`). */
  readonly onceKey?: string;
};

/** A job that was given up after its last try. */
export type FailedJob = {
  readonly id: string;
  readonly name: JobName;
  readonly at: Date;
  /** What it failed with. */
  readonly reason: string;
  /** How often it was tried. */
  readonly tries: number;
  readonly data: { readonly runNumber?: string; readonly bookCode?: string };
  /** Its place in the list of failures. */
  readonly cursor: string;
};

/** The queue as the shop sees it. */
export type Jobs = {
  /** Adds a job; on the handle of a transaction, job and work are kept or lost together. */
  readonly enqueue: <Name extends JobName>(
    db: Database | Transaction,
    name: Name,
    data: JobData[Name],
    options?: EnqueueOptions,
  ) => Promise<void>;
  /** Whether the queue holds a run that goes on where one before it ended. */
  readonly hasContinuation: (name: JobName) => Promise<boolean>;
  /** Prepares the queues. Nothing is worked on yet. */
  readonly open: () => Promise<void>;
  /** `concurrency`: of these jobs another number than `JOBS` says runs at once. */
  readonly work: (
    handlers: JobHandlers,
    concurrency?: Partial<Readonly<Record<JobName, number>>>,
  ) => Promise<void>;
  /** Works on everything that is due and returns when nothing is left: for tests, which have no workers. */
  readonly drain: (handlers: JobHandlers) => Promise<void>;
  /** Jobs that were given up, the newest first, behind a cursor; kept for a day. */
  readonly failures: (limit: number, after?: string) => Promise<readonly FailedJob[]>;
  /** Lets every job that was given up, or one of them, run again, on the handle of a transaction; how many. */
  readonly runFailedAgain: (db: Database | Transaction, id?: string) => Promise<number>;
  /** Stops taking jobs, and waits for those that run. */
  readonly close: () => Promise<void>;
};
