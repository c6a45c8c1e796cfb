import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { Log } from '../log.ts';
import { readTraceparent, type TraceContext, traceparentOf } from './trace-context.ts';
import type { Span, Tracing } from './tracing.ts';

/* Spans to a collector, as OTLP 1.x over HTTP in JSON (opentelemetry.io/docs/specs/otlp). Loaded where one is named. */

/** Numbers of the protocol: SpanKind and StatusCode. */
const KINDS = { server: 2, consumer: 5 } as const;
const FAULT = 2;

const SEND_EVERY_MS = 5_000;
const SEND_TIMEOUT_MS = 5_000;
/** Spans that are sent without waiting for the timer: a busy second has more than may wait. */
const BATCH = 512;
/** What waits while the collector is away; what comes on top is counted, and not sent. */
const MAX_WAITING = 2_048;

type OtlpObject = Readonly<Record<string, unknown>>;

const wireValue = (value: string | number): OtlpObject =>
  typeof value === 'number' ? { intValue: String(value) } : { stringValue: value };

const attributesOf = (attributes: Readonly<Record<string, string | number>>): OtlpObject[] =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: wireValue(value) }));

/** Nanoseconds of now, as 64-bit numbers travel in JSON. */
const nowNanos = (): string =>
  String(BigInt(Math.round((performance.timeOrigin + performance.now()) * 1000)) * 1000n);

const newContext = (parent: TraceContext | null): TraceContext => ({
  traceId: parent?.traceId ?? randomBytes(16).toString('hex'),
  spanId: randomBytes(8).toString('hex'),
  isSampled: parent?.isSampled ?? true,
});

type Options = { readonly endpoint: string; readonly role: string; readonly log: Log };

/** Sends spans in batches; a collector that is away costs the shop nothing but their loss, and a line in the log. */
function openExporter({ endpoint, role, log }: Options) {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const resource = { attributes: attributesOf({ 'service.name': 'fumi', 'fumi.role': role }) };
  let waiting: OtlpObject[] = [];
  let lost = 0;
  let isSending = false;
  const send = async (): Promise<void> => {
    const spans = waiting;
    waiting = [];
    if (lost > 0) log.warn('traces lost', { spans: lost });
    lost = 0;
    if (spans.length === 0) return;
    isSending = true;
    const body = JSON.stringify({
      resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'fumi' }, spans }] }],
    });
    const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
    const headers = { 'content-type': 'application/json' };
    const refused = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' }).then(
      async (answer) => {
        await answer.body?.cancel();
        return answer.ok ? null : answer.status;
      },
      () => 'no answer',
    );
    isSending = false;
    if (refused !== null) log.warn('traces not taken', { status: refused, spans: spans.length });
  };
  const timer = setInterval(() => void send(), SEND_EVERY_MS).unref();
  return {
    add: (span: OtlpObject): void => {
      if (waiting.length < MAX_WAITING) waiting.push(span);
      else lost += 1;
      if (waiting.length >= BATCH && !isSending) void send();
    },
    close: (): Promise<void> => {
      clearInterval(timer);
      return send();
    },
  };
}

/** Tells a collector of requests and jobs. */
export function openTracing(options: Options): Tracing {
  const exporter = openExporter(options);
  const current = new AsyncLocalStorage<TraceContext>();
  const begin: Tracing['begin'] = ({ kind, name, parent: cause, attributes: known = {} }): Span => {
    const parent = readTraceparent(cause);
    const context = newContext(parent);
    const startTimeUnixNano = nowNanos();
    return {
      within: (work) => current.run(context, work),
      end: ({ attributes = {}, isFault }) => {
        if (!context.isSampled) return;
        exporter.add({
          traceId: context.traceId,
          spanId: context.spanId,
          ...(parent ? { parentSpanId: parent.spanId } : {}),
          name,
          kind: KINDS[kind],
          startTimeUnixNano,
          endTimeUnixNano: nowNanos(),
          attributes: attributesOf({ ...known, ...attributes }),
          status: isFault ? { code: FAULT } : {},
        });
      },
    };
  };
  return {
    begin,
    current: () => {
      const context = current.getStore();
      return context && traceparentOf(context);
    },
    close: exporter.close,
  };
}
