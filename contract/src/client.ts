import { ok, type Result, refuse } from '@fumi/domain';
import type { z } from 'zod';
import type { Api } from './api.ts';
import type { ErrorBody } from './error-codes.ts';
import { ROUTES, type RouteName } from './routes.ts';

export { ERRORS, type ErrorBody, type ErrorCode } from './error-codes.ts';
export type { AnalyticsEvent } from './event.ts';
export { ROUTES } from './routes.ts';
export * from './wire-address.ts';
export * from './wire-address-book.ts';
export * from './wire-kit.ts';

type Part<E, Name extends string> = E extends { readonly [K in Name]: infer Schema extends z.ZodType }
  ? { readonly [K in Name]: z.input<Schema> }
  : unknown;

/** What a call takes: `params`, `query`, `body`, as its endpoint declares them, and a `file` where it may carry one. */
export type Input<E> = Part<E, 'params'> &
  Part<E, 'query'> &
  Part<E, 'body'> &
  (E extends { readonly file: string }
    ? { readonly file?: { readonly bytes: unknown; readonly name: string } }
    : unknown);

export type Output<E> = E extends { readonly response: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : never;

/** Why a call did not succeed: the server refused, or no answer came. */
export type CallFailure =
  | { readonly kind: 'refused'; readonly status: number; readonly error: ErrorBody['error'] }
  | { readonly kind: 'unreachable' };

export type CallOptions = {
  readonly idempotencyKey?: string;
  readonly signal?: unknown;
  /** The caller retries by itself: the platform sends it once. */
  readonly isSentOnce?: boolean;
};

/** A request, ready to be sent by whatever the platform has. */
export type OutgoingRequest = CallOptions & {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  readonly file?: { readonly field: string; readonly bytes: unknown; readonly name: string };
};

export type Answer = { readonly status: number; readonly body: unknown };

/** Sends one request; resolves with status and parsed JSON, or null where no answer came. */
export type Send = (request: OutgoingRequest) => Promise<Answer | null>;

type Arguments = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly file?: { readonly bytes: unknown; readonly name: string };
};

export type Client = {
  readonly [Name in RouteName]: (
    ...args: unknown extends Input<Api[Name]>
      ? [input?: undefined, options?: CallOptions]
      : [input: Input<Api[Name]>, options?: CallOptions]
  ) => Promise<Result<Output<Api[Name]>, CallFailure>>;
};

function fillPath(path: string, input: Arguments): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  );
  const query = Object.entries(input.query ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'object';

function judge(answer: Answer | null): Result<unknown, CallFailure> {
  if (answer === null) return refuse({ kind: 'unreachable' });
  if (answer.status >= 200 && answer.status < 300) return ok(answer.body);
  return isErrorBody(answer.body)
    ? refuse({ kind: 'refused', status: answer.status, error: answer.body.error })
    : refuse({ kind: 'unreachable' });
}

/** Typed calls over a `send` of the platform: `client.bookCreate({ body }, { idempotencyKey })`. */
export function createClient(send: Send): Client {
  const call =
    (name: RouteName) =>
    async (input: Arguments = {}, options: CallOptions = {}): Promise<Result<unknown, CallFailure>> => {
      const { method, path } = ROUTES[name];
      const request: OutgoingRequest = {
        ...options,
        method,
        path: fillPath(path, input),
        ...(method === 'POST' ? { body: input.body ?? {} } : {}),
        ...(input.file ? { file: { field: 'object', ...input.file } } : {}),
      };
      return judge(await send(request));
    };
  const names = Object.keys(ROUTES) as RouteName[];
  return Object.fromEntries(names.map((name) => [name, call(name)])) as unknown as Client;
}
