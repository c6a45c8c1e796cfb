import type { Api, CallName, ErrorCode, Words } from '@fumi/contract';
import type { Result } from '@fumi/domain';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import type { Transaction } from '../db/database.ts';
import type { AuditDetails, AuditObject } from '../modules/audit/audit.repository.ts';
import type { SignedInOperator } from '../modules/operator/desk-session.service.ts';
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

type Part<Name extends CallName, Key extends string> = Api[Name] extends {
  readonly [K in Key]: infer Schema extends z.ZodType;
}
  ? Words<z.output<Schema>, Name>
  : undefined;

export type UploadedFile = { readonly bytes: Buffer; readonly name: string };

export type CallInput<Name extends CallName> = {
  readonly params: Part<Name, 'params'>;
  readonly query: Part<Name, 'query'>;
  readonly body: Part<Name, 'body'>;
  readonly file: UploadedFile | null;
};

type SignedInTo<Name extends CallName> = Api[Name] extends { readonly access: 'member' }
  ? SignedIn
  : SignedIn | null;

declare const kept: unique symbol;

/** An answer that `once` has kept: nothing else makes one. */
type Kept<Answer> = Answer & { readonly [kept]: true };

/** Does the work of a call that creates, in one transaction and, with an Idempotency-Key, once. */
export type Once = <Answer>(
  work: (tx: Transaction) => Promise<Result<Answer, Refusal>>,
) => Promise<Result<Kept<Answer>, Refusal>>;

declare const noted: unique symbol;

/** An answer that is in the audit log: only `change` and `view` make one (ADR 0049). */
export type Noted<Answer> = Answer & { readonly [noted]: true };

/** What was changed, how it was before and how it is after. */
export type Changed<Answer> = {
  readonly answer: Answer;
  readonly object: AuditObject;
  readonly before?: AuditDetails['before'];
  readonly after?: AuditDetails['after'];
};

/** Changes something and notes it, both in one transaction or neither. */
export type Change = <Answer>(
  work: (tx: Transaction) => Promise<Result<Changed<Answer>, Refusal>>,
) => Promise<Result<Noted<Answer>, Refusal>>;

/** Notes whose data are about to be shown, and answers with them. */
export type View = <Answer>(object: AuditObject, answer: Answer) => Promise<Result<Noted<Answer>, Refusal>>;

type Creates = { readonly creates: true };

type IsChange = { readonly audit: 'change' };
type IsView = { readonly audit: 'view' };

/** One call on its way through the server: what a handler gets. */
export type Call<Name extends CallName> = {
  readonly context: Context;
  readonly input: CallInput<Name>;
  /** The session and its member; never null where the endpoint's access is `member`. */
  readonly signedIn: SignedInTo<Name>;
  /** Who is signed in at the desk, and may do this; null where the endpoint's access is not `operator`. */
  readonly operator: Api[Name] extends { readonly access: 'operator' } ? SignedInOperator : null;
  /** Key of the address of origin for rate limits: an IPv4 address or an IPv6 /64. */
  readonly originKey: string;
  readonly device: string;
  readonly cookies: Cookies;
  /** For headers only; what the handler returns is the answer. */
  readonly reply: Pick<FastifyReply, 'header'>;
  /** The one way to answer a call that creates, so that a repeated call is answered with what the first has made. */
  readonly once: Api[Name] extends Creates ? Once : never;
  /** The one way to answer a call of the desk that changes something: it is noted with the change. */
  readonly change: Api[Name] extends IsChange ? Change : never;
  /** The one way to answer a call of the desk that shows personal data. */
  readonly view: Api[Name] extends IsView ? View : never;
};

/** What a handler answers, before the response schema has judged it. */
type Answer<Name extends CallName> = Words<z.input<Api[Name]['response']>, Name>;

/** The answer of a call, made by `change`, `view` or `once` where its endpoint asks for that. */
type Branded<Name extends CallName> = Api[Name] extends IsChange | IsView
  ? Noted<Answer<Name>>
  : Api[Name] extends Creates
    ? Kept<Answer<Name>>
    : Answer<Name>;

type Handler<Name extends CallName> = (call: Call<Name>) => Promise<Result<Branded<Name>, Refusal>>;

/** A handler for every call of the contract; leaving one out does not compile. */
export type Handlers = { readonly [Name in CallName]: Handler<Name> };

/** The handlers of one module: `satisfies` nothing else, so that a wrong name or shape does not compile. */
export type HandlersOf<Name extends CallName> = Pick<Handlers, Name>;
