import type { Permission } from '@fumi/domain';
import type { z } from 'zod';

/*
 * A call stands in one file, in two tables: `…Calls` is what the browser knows of it, `…Endpoints` is what the server
 * checks. The second is a function, so that a bundle that never calls it carries no schema (ADR 0030).
 */

export type CallDefinition = {
  /** Method and path; `:name` is a parameter. */
  readonly route: `${'GET' | 'POST'} /api/${string}`;
  /** Fields whose content is not translated: its keys are data, or in our words already. */
  readonly asIs?: readonly string[];
  /** The field that may be a file, which makes the call multipart. */
  readonly file?: string;
};

export type Calls = Readonly<Record<string, CallDefinition>>;

type EndpointParts = {
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  /** A JSON body; also the fields of a multipart one. */
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
  /** Honours `Idempotency-Key` (design §6). A post of a photo doesn't need to: its page and z are its key. */
  readonly creates?: true;
  /** Open to anyone, but answers 401 to a sign-in that fails, and to a field that only a member may send. */
  readonly mayAnswer401?: true;
};

/** A call of the shop's own pages. */
type ShopEndpoint = EndpointParts & { readonly access: 'anyone' | 'member' };

/** A call of the desk: for operators whose role may do this, and what of it goes into the audit log (ADR 0049). */
type DeskEndpoint = EndpointParts & {
  readonly access: 'operator';
  readonly permission: Permission;
  /** `change`: noted in the transaction that changes something; `view`: personal data are shown; `none`: neither. */
  readonly audit: 'change' | 'view' | 'none';
};

export type Endpoint = ShopEndpoint | DeskEndpoint;

export type EndpointsOf<Table extends Calls> = { readonly [Name in keyof Table]: Endpoint };
