import type { Context } from '../../context.ts';
import type { Refusal } from '../../http/call.ts';
import { DESK_SESSION_MS, type SignedInOperator } from './desk-session.service.ts';

/** How long a sign-in stands for who sits there now, where a new way in is made. */
const FRESH_MS = 15 * 60_000;

/** The refusal of what would outlive a session that somebody else has come by. */
export const refuseStaleDesk = (
  { clock }: Pick<Context, 'clock'>,
  { endsAt }: SignedInOperator,
): Refusal | null =>
  clock.nowMs() - (endsAt.getTime() - DESK_SESSION_MS) < FRESH_MS
    ? null
    : { code: 'forbidden', fields: { session: ['stale'] } };
