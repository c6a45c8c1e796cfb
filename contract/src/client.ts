import { ok, type Result, refuse } from '@fumi/domain';
import type { z } from 'zod';
import type { Api } from './api.ts';
import type { CallDefinition, Calls } from './call.ts';
import { type CallName, calls, type Words } from './calls.ts';
import type { ErrorBody } from './error-codes.ts';
import { fieldFromWire, fromWire, toWire } from './wire.ts';

export type { AuthorizationQuery } from './authorization.ts';
export { type CallName, calls } from './calls.ts';
export { ERRORS, type ErrorBody, type ErrorCode } from './error-codes.ts';
export type { AnalyticsEvent } from './event.ts';
export { toWire } from './wire.ts';
export * from './wire-address.ts';
export * from './wire-book.ts';
export * from './wire-kit.ts';

type Part<Name extends CallName, Key extends string> = Api[Name] extends {
  readonly [K in Key]: infer Schema extends z.ZodType;
}
  ? { readonly [K in Key]: Words<z.input<Schema>, Name> }
  : unknown;

type FilePart<Name extends CallName> = Name extends NameWithFile
  ? { readonly file?: { readonly bytes: unknown; readonly name: string } }
  : unknown;

type NameWithFile = {
  [Name in keyof typeof calls]: (typeof calls)[Name] extends { readonly file: string } ? Name : never;
}[keyof typeof calls];

/** What a call takes: `params`, `query`, `body`, as its endpoint declares them, and a `file` where it may carry one. */
export type Input<Name extends CallName> = Part<Name, 'params'> &
  Part<Name, 'query'> &
  Part<Name, 'body'> &
  FilePart<Name>;

export type Output<Name extends CallName> = Words<z.output<Api[Name]['response']>, Name>;

/** Why a call did not succeed: the server refused, or no answer came. */
export type CallFailure =
  | { readonly kind: 'refused'; readonly status: number; readonly error: ErrorBody['error'] }
  | { readonly kind: 'unreachable' };

export type CallOptions = {
  readonly idempotencyKey?: string;
  readonly signal?: unknown;
  /**
   * Whether the platform repeats the request when no answer came or the server was busy. Default: GET requests and
   * requests with an idempotency key. `true`: the call is idempotent; `false`: the caller retries by itself.
   */
  readonly isRepeatable?: boolean;
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

type Fields = Readonly<Record<string, unknown>>;

type Arguments = {
  readonly params?: Fields;
  readonly query?: Fields;
  readonly body?: unknown;
  readonly file?: { readonly bytes: unknown; readonly name: string };
};

type ClientOf<Names extends CallName> = {
  readonly [Name in Names]: (
    ...args: unknown extends Input<Name>
      ? [input?: undefined, options?: CallOptions]
      : [input: Input<Name>, options?: CallOptions]
  ) => Promise<Result<Output<Name>, CallFailure>>;
};

function fillPath(path: string, params: Fields, query: Fields): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const asked = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  return asked.length > 0 ? `${filled}?${asked.join('&')}` : filled;
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'object';

const errorFromWire = ({ fields, ...error }: ErrorBody['error']): ErrorBody['error'] => ({
  ...error,
  ...(fields && {
    fields: Object.fromEntries(
      Object.entries(fields).map(([field, problems]) => [fieldFromWire(field), problems]),
    ),
  }),
});

function judge(answer: Answer | null, translate: (body: unknown) => unknown): Result<unknown, CallFailure> {
  if (answer === null) return refuse({ kind: 'unreachable' });
  if (answer.status >= 200 && answer.status < 300) return ok(translate(answer.body));
  return isErrorBody(answer.body)
    ? refuse({ kind: 'refused', status: answer.status, error: errorFromWire(answer.body.error) })
    : refuse({ kind: 'unreachable' });
}

/** Calls of a table over a `send` of the platform. */
export function clientOf<Table extends Calls>(
  table: Table,
  send: Send,
): ClientOf<Extract<keyof Table, CallName>> {
  const call =
    ({ route, asIs, file: field }: CallDefinition) =>
    async (input: Arguments = {}, options: CallOptions = {}): Promise<Result<unknown, CallFailure>> => {
      const [method, path] = route.split(' ') as ['GET' | 'POST', string];
      const wire = (part: unknown = {}) => toWire(part, asIs) as Fields;
      const request: OutgoingRequest = {
        ...options,
        method,
        path: fillPath(path, wire(input.params), wire(input.query)),
        ...(method === 'POST' ? { body: wire(input.body) } : {}),
        ...(field !== undefined && input.file ? { file: { field, ...input.file } } : {}),
      };
      return judge(await send(request), (body) => fromWire(body, asIs));
    };
  return Object.fromEntries(
    Object.entries(table).map(([name, definition]) => [name, call(definition)]),
  ) as unknown as ClientOf<Extract<keyof Table, CallName>>;
}

export type Client = ClientOf<keyof typeof calls>;

/** Typed calls over a `send` of the platform: `client.bookCreate({ body }, { idempotencyKey })`. */
export const createClient = (send: Send): Client => clientOf(calls, send);
