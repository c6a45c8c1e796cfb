import { z } from 'zod';
import { type FromWire, reads } from './wire.ts';

const flag = z
  .enum(['true', 'false', '1', '0', 'on', 'agreed'])
  .optional()
  .transform((text) => text !== undefined && text !== 'false' && text !== '0');

const authorizationQuery = z.object({
  login_ok_url: z.string().max(2000).default('/'),
  login_ng_url: z.string().max(2000).optional(),
  remember_me: flag,
  /** Ours: the terms were accepted before; otherwise a new member is asked for them on their return. */
  terms: flag,
  /** Ours: the site that a new member comes from, as in a sign-up (spec §6). */
  site: z.coerce.number().int().optional(),
});

/** The query with which the browser itself goes to a third party's sign-in: a redirect, no call (spec §7). */
export const readAuthorizationQuery = reads(authorizationQuery);

export type AuthorizationQuery = FromWire<z.input<typeof authorizationQuery>>;
