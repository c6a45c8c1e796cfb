import type { z } from 'zod';

/** One call as a value: what it takes, what it answers, who may make it. Method and path: routes.ts. */
export type Endpoint = {
  readonly summary: string;
  readonly access: 'anyone' | 'member';
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  /** A JSON body; also the fields of a multipart one. */
  readonly body?: z.ZodType;
  /** The field that may be a file, which makes the call multipart. */
  readonly file?: string;
  readonly response: z.ZodType;
  /** Honours `Idempotency-Key` (design §6). A post of a photo doesn't need to: its page and z are its key. */
  readonly creates?: true;
};

export const endpoint = <const E extends Endpoint>(definition: E): E => definition;
