import type { Api, Endpoint, ErrorCode, RouteName } from '@fumi/contract';
import type { Result } from '@fumi/domain';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import type { Transaction } from '../db/database.ts';
import type { SignedIn } from '../modules/session/session.service.ts';
import type { Cookies } from './cookies.ts';

/** An expected no, as a value; status and sentence follow from the code (contract's ERRORS). */
export type Refusal = {
  readonly code: ErrorCode;
  /** Problem codes by field. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /** What the sentence's `{name}` stands for. */
  readonly words?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
};

type Part<E, Name extends string> = E extends { readonly [K in Name]: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined;

export type UploadedFile = { readonly bytes: Buffer; readonly name: string };

export type CallInput<E> = {
  readonly params: Part<E, 'params'>;
  readonly query: Part<E, 'query'>;
  readonly body: Part<E, 'body'>;
  readonly file: UploadedFile | null;
};

type Present<E> = E extends { readonly access: 'member' } ? SignedIn : SignedIn | null;

declare const kept: unique symbol;

/** An answer that `once` has kept, and nobody else can make. */
type Kept<Answer> = Answer & { readonly [kept]: true };

/** Does the work of a call that creates, in one transaction and, with an Idempotency-Key, once. */
export type Once = <Answer>(
  work: (tx: Transaction) => Promise<Result<Answer, Refusal>>,
) => Promise<Result<Kept<Answer>, Refusal>>;

type Creates = { readonly creates: true };

/** One call on its way through the server: what a handler gets. */
export type Call<E> = {
  readonly context: Context;
  readonly input: CallInput<E>;
  /** The session and its member; never null where the endpoint's access is `member`. */
  readonly present: Present<E>;
  /** Key of the address of origin for budgets: an IPv4 address or an IPv6 /64. */
  readonly originKey: string;
  readonly device: string;
  readonly cookies: Cookies;
  /** For headers only; what the handler returns is the answer. */
  readonly reply: Pick<FastifyReply, 'header'>;
  /** The one way to answer a call that creates, so that a repeated call is answered with what the first has made. */
  readonly once: E extends Creates ? Once : never;
};

/** What a handler answers, before the response schema has judged it. */
type Answer<E> = E extends { readonly response: infer Schema extends z.ZodType } ? z.input<Schema> : never;

export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<Result<E extends Creates ? Kept<Answer<E>> : Answer<E>, Refusal>>;

/** A handler for every call of the contract; leaving one out does not compile. */
export type Handlers = { readonly [Name in RouteName]: Handler<Api[Name]> };

/** The handlers of one module: `satisfies` nothing else, so that a wrong name or shape does not compile. */
export type HandlersOf<Name extends RouteName> = Pick<Handlers, Name>;
