import type { z } from 'zod';

/*
 * A call stands in one file, in two tables: `…Calls` is what the browser knows of it, `…Endpoints` is what the server
 * checks. The second is a function, so that a bundle that never calls it carries no schema (ADR 0030).
 */

export type CallDefinition = {
  /** Method and path; `:name` is a parameter. */
  readonly route: `${'GET' | 'POST'} /api/${string}`;
  /** Fields whose content crosses as it is: its keys are data, or ours already. */
  readonly asIs?: readonly string[];
  /** The field that may be a file, which makes the call multipart. */
  readonly file?: string;
};

export type Calls = Readonly<Record<string, CallDefinition>>;

export type Endpoint = {
  readonly summary: string;
  readonly access: 'anyone' | 'member';
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  /** A JSON body; also the fields of a multipart one. */
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
  /** Honours `Idempotency-Key` (design §6). A post of a photo doesn't need to: its page and z are its key. */
  readonly creates?: true;
};

export type EndpointsOf<Table extends Calls> = { readonly [Name in keyof Table]: Endpoint };
