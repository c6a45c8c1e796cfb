import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { jobAges, type Queues } from './queues.repository.ts';
import type { Status } from './status.ts';

/* What a process counts, and the text in which Prometheus reads it (exposition format 0.0.4). */

/** Upper bounds of answers' times, s. */
const BUCKETS_S = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

type Route = { readonly labels: string; count: number; seconds: number; readonly buckets: number[] };

export type Metrics = {
  /** Counts every answer by its route, never by its address, which names books and people. */
  readonly watch: (app: FastifyInstance) => void;
  /** Without what the database would say where it does not answer. */
  readonly text: (status: Status, queues: Queues | null) => string;
  readonly close: () => void;
};

/** The age of nothing is 0. */
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

function requestLines(routes: readonly Route[]): string {
  const name = 'fumi_request_seconds';
  return [
    `# HELP ${name} Time of answers by route.`,
    `# TYPE ${name} histogram`,
    ...routes.flatMap(({ labels, count, seconds, buckets }) => [
      ...BUCKETS_S.map((bound, index) => `${name}_bucket{${labels},le="${bound}"} ${buckets[index]}`),
      `${name}_bucket{${labels},le="+Inf"} ${count}`,
      `${name}_sum{${labels}} ${seconds.toFixed(6)}`,
      `${name}_count{${labels}} ${count}`,
    ]),
  ].join('\n');
}

const statusLines = ({ parts, backupAgeSeconds }: Status): string[] => [
  lines(
    'fumi_part_ok',
    'Whether what the shop stands on is well, as /status says.',
    'gauge',
    Object.entries(parts).map(([part, { ok }]) => [`{part="${part}"}`, Number(ok)]),
  ),
  // Nothing where there was none: that is an alert of its own.
  ...(backupAgeSeconds === null
    ? []
    : [
        lines('fumi_backup_age_seconds', 'Since the last backup was finished.', 'gauge', [
          ['', backupAgeSeconds],
        ]),
      ]),
];

function queueLines({ jobs, mails, payments, press, orders }: Queues): string[] {
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
    lines('fumi_mails_waiting', 'Mails in the outbox.', 'gauge', [['', mails.count]]),
    lines('fumi_mail_age_seconds', 'Age of the oldest mail in the outbox.', 'gauge', [
      ['', mails.oldestSeconds],
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

export function openMetrics(): Metrics {
  const routes = new Map<string, Route>();
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  return {
    watch: (app) => {
      app.addHook('onResponse', async (request, reply) => {
        const status = `${Math.floor(reply.statusCode / 100)}xx`;
        const route = request.routeOptions.url ?? 'none';
        const labels = `method="${request.method}",route="${route}",status="${status}"`;
        const seconds = reply.elapsedTime / 1000;
        const known = routes.get(labels) ?? { labels, count: 0, seconds: 0, buckets: BUCKETS_S.map(() => 0) };
        routes.set(labels, known);
        known.count += 1;
        known.seconds += seconds;
        for (const [index, bound] of BUCKETS_S.entries())
          if (seconds <= bound) known.buckets[index] = (known.buckets[index] ?? 0) + 1;
      });
    },
    text: (status, queues) => {
      const [p99, max] = [delay.percentile(99) / 1e9, delay.max / 1e9];
      delay.reset();
      return `${[
        requestLines([...routes.values()]),
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
