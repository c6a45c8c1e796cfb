import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Connections } from '../db/pool-with-reserve.ts';
import { isForm } from '../http/upload-gate.ts';
import type { Measured } from './measured.ts';
import { jobAges, type Queues } from './queues.repository.ts';
import type { Status } from './status.ts';
import { openTimings, type Timings } from './timings.ts';

/* What a process counts, and the text in which Prometheus reads it (exposition format 0.0.4). */

/** Upper bounds of answers' times, s. */
const BUCKETS_S = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

/** The same for uploads, up to the minute that a request may take. */
const UPLOAD_BUCKETS_S = [0.25, 0.5, 1, 2.5, 5, 10, 30, 60] as const;

export type Metrics = {
  /** Counts every answer by its route, never by its address, which names books and people. */
  readonly watch: (app: FastifyInstance) => void;
  /** `queues` is null where the database does not answer; the text then lacks what is counted in the database. */
  readonly text: (measured: Measured, status: Status, queues: Queues | null) => string;
  readonly close: () => void;
};

/** The text of one metric; a value that is not finite, such as the age of nothing, becomes 0. */
const lines = (
  name: string,
  help: string,
  type: 'counter' | 'gauge',
  values: readonly (readonly [string, number])[],
) =>
  [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...values.map(([labels, value]) => `${name}${labels} ${Number.isFinite(value) ? value : 0}`),
  ].join('\n');

const timingLines = (name: string, help: string, { boundsS, series }: Timings): string =>
  [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} histogram`,
    ...[...series()].flatMap(({ labels, count, seconds, within }) => [
      ...boundsS.map((bound, index) => `${name}_bucket{${labels},le="${bound}"} ${within[index]}`),
      `${name}_bucket{${labels},le="+Inf"} ${count}`,
      `${name}_sum{${labels}} ${seconds.toFixed(6)}`,
      `${name}_count{${labels}} ${count}`,
    ]),
  ].join('\n');

/** Lines about connections; the embedded database has only one, and no such lines. */
const databaseLines = ({ held, inUse }: Connections): string[] => [
  timingLines('fumi_database_seconds', 'Time that a statement or transaction held its connection.', held),
  lines(
    'fumi_database_connections',
    'Connections by pool, and what waits for one.',
    'gauge',
    inUse().flatMap(({ pool, ...states }) =>
      Object.entries(states).map(([state, count]) => [`{pool="${pool}",state="${state}"}`, count] as const),
    ),
  ),
];

const statusLines = ({ parts, backupAgeSeconds }: Status): string[] => [
  lines(
    'fumi_part_ok',
    'Whether what the shop stands on is well, as /status says.',
    'gauge',
    Object.entries(parts).map(([part, { ok }]) => [`{part="${part}"}`, Number(ok)]),
  ),
  // Absent where no backup was ever finished, for which there is an alert of its own.
  ...(backupAgeSeconds === null
    ? []
    : [
        lines('fumi_backup_age_seconds', 'Since the last backup was finished.', 'gauge', [
          ['', backupAgeSeconds],
        ]),
      ]),
];

function queueLines({ jobs, unfinished, mails, payments, press, orders }: Queues): string[] {
  return [
    lines(
      'fumi_jobs',
      'Jobs by queue and state.',
      'gauge',
      jobs.map(({ queue, state, count }) => [`{queue="${queue}",state="${state}"}`, count]),
    ),
    lines(
      'fumi_job_age_seconds',
      'Age of the oldest job that could run.',
      'gauge',
      jobAges(jobs).map(([queue, seconds]) => [`{queue="${queue}"}`, seconds]),
    ),
    lines(
      'fumi_job_unfinished_seconds',
      'Since the first run of a job began that has more to do than a run has time for.',
      'gauge',
      unfinished.map(({ queue, seconds }) => [`{queue="${queue}"}`, Math.max(0, seconds)]),
    ),
    lines('fumi_mails_waiting', 'Mails in the outbox.', 'gauge', [['', mails.count]]),
    lines('fumi_mail_age_seconds', 'Age of the oldest mail in the outbox.', 'gauge', [
      ['', mails.oldestSeconds],
    ]),
    lines('fumi_mail_recipients_late', 'Recipients whose mail has waited for ten minutes.', 'gauge', [
      ['', mails.lateRecipients],
    ]),
    lines(
      'fumi_payments_open',
      'Attempts that nobody has settled, by way to pay.',
      'gauge',
      payments.map(({ type, count }) => [`{type="${type}"}`, count]),
    ),
    lines(
      'fumi_payment_age_seconds',
      'Age of the oldest attempt, by way to pay.',
      'gauge',
      payments.map(({ type, oldestSeconds }) => [`{type="${type}"}`, oldestSeconds]),
    ),
    lines(
      'fumi_press_files',
      'Finished books by the state of their press file; ready ones are not counted.',
      'gauge',
      press.map(({ state, count }) => [`{state="${state}"}`, count]),
    ),
    lines(
      'fumi_orders',
      'Orders on their way, by state.',
      'gauge',
      orders.map(({ state, count }) => [`{state="${state}"}`, count]),
    ),
  ];
}

/** Times answers by route, and uploads by how they end: also those that break off, which have no answer. */
function watchRequests(app: FastifyInstance, requests: Timings, uploads: Timings & { open: number }): void {
  const statusOf = ({ statusCode }: { readonly statusCode: number }) => `${Math.floor(statusCode / 100)}xx`;
  app.addHook('onRequest', async (request, { raw }) => {
    if (!isForm(request)) return;
    const end = uploads.begin();
    uploads.open += 1;
    raw.once('close', () => {
      uploads.open -= 1;
      end(`status="${raw.writableFinished ? statusOf(raw) : 'torn'}"`);
    });
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const labels = `method="${request.method}",route="${route}",status="${statusOf(reply)}"`;
    requests.add(labels, reply.elapsedTime / 1000);
  });
}

export function openMetrics(): Metrics {
  const requests = openTimings(BUCKETS_S);
  const uploads = { ...openTimings(UPLOAD_BUCKETS_S), open: 0 };
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  return {
    watch: (app) => watchRequests(app, requests, uploads),
    text: ({ press, connections }, status, queues) => {
      const [p99, max] = [delay.percentile(99) / 1e9, delay.max / 1e9];
      delay.reset();
      return `${[
        timingLines('fumi_request_seconds', 'Time of answers by route.', requests),
        timingLines('fumi_upload_seconds', 'Time of uploads by answer; torn ones broke off.', uploads),
        lines('fumi_uploads_open', 'Uploads under way.', 'gauge', [['', uploads.open]]),
        timingLines('fumi_press_seconds', 'Time of what was made for the press, until it is stored.', press),
        ...(connections === null ? [] : databaseLines(connections)),
        lines('fumi_event_loop_delay_seconds', 'Delay of the event loop since the last look.', 'gauge', [
          ['{quantile="0.99"}', p99],
          ['{quantile="1"}', max],
        ]),
        lines('fumi_memory_bytes', 'Memory of the process.', 'gauge', [['', process.memoryUsage.rss()]]),
        ...statusLines(status),
        ...(queues === null ? [] : queueLines(queues)),
      ].join('\n')}\n`;
    },
    close: () => delay.disable(),
  };
}
