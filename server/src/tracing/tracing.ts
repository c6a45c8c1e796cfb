import type { FastifyInstance, FastifyRequest } from 'fastify';

/* What a process tells of its work: spans of requests and of the jobs that they cause, under one trace (ADR 82). */

/**
 * What may be told: methods, patterns of routes, names of jobs and numbers. Never an address, which names books and
 * people, and nothing that somebody typed.
 */
type Attributes = {
  readonly 'http.request.method'?: string;
  readonly 'http.route'?: string;
  readonly 'http.response.status_code'?: number;
  readonly 'fumi.job'?: string;
};

export type Span = {
  /** Spans that `work` begins are children of this one. */
  readonly within: <Answer>(work: () => Answer) => Answer;
  readonly end: (outcome: { readonly attributes?: Attributes; readonly isFault: boolean }) => void;
};

type Beginning = {
  readonly kind: 'server' | 'consumer';
  readonly name: string;
  /** `traceparent` of what caused it; without a valid one a new trace begins. */
  readonly parent: unknown;
  readonly attributes?: Attributes;
};

export type Tracing = {
  readonly begin: (beginning: Beginning) => Span;
  /** `traceparent` of what is being worked on, for what it causes; undefined where nothing is traced. */
  readonly current: () => string | undefined;
  /** Sends what waits. */
  readonly close: () => Promise<void>;
};

const UNTOLD: Span = { within: (work) => work(), end: () => {} };

/** For a shop without a collector. */
export const NO_TRACING: Tracing = { begin: () => UNTOLD, current: () => undefined, close: async () => {} };

/** Does a job in a span below the one that caused it. */
export async function traceJob(
  tracing: Tracing,
  { job, parent }: { readonly job: string; readonly parent: unknown },
  work: () => Promise<void>,
): Promise<void> {
  const span = tracing.begin({
    kind: 'consumer',
    name: `job ${job}`,
    parent,
    attributes: { 'fumi.job': job },
  });
  try {
    await span.within(work);
    span.end({ isFault: false });
  } catch (error) {
    span.end({ isFault: true });
    throw error;
  }
}

/** A span for each request, by its route. */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  if (tracing === NO_TRACING) return;
  const spans = new WeakMap<FastifyRequest, Span>();
  const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'none';
  app.addHook('onRequest', async (request) => {
    const { method, headers } = request;
    const name = `${method} ${routeOf(request)}`;
    spans.set(request, tracing.begin({ kind: 'server', name, parent: headers.traceparent }));
  });
  // Entered here, not in onRequest: body parsing loses the AsyncLocalStorage context that earlier hooks have set.
  app.addHook('preHandler', (request, _, done) => {
    const span = spans.get(request);
    if (span) span.within(done);
    else done();
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    spans.get(request)?.end({
      isFault: statusCode >= 500,
      attributes: {
        'http.request.method': request.method,
        'http.route': routeOf(request),
        'http.response.status_code': statusCode,
      },
    });
  });
}
