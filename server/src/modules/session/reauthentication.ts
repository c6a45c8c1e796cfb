import type { Context } from '../../context.ts';
import type { Refusal } from '../../http/call.ts';
import type { SignedIn } from './session.service.ts';

/** How long signing in counts as reauthentication. */
const REAUTHENTICATION_LIFE_MS = 15 * 60_000;

const STALE: Refusal = { code: 'forbidden', fields: { session: ['stale'] } };

/** Refuses changes that would outlast a stolen session, unless signed in lately; `provenAtMs` since the epoch. */
export const refuseStaleProof = ({ clock }: Pick<Context, 'clock'>, provenAtMs: number): Refusal | null =>
  clock.nowMs() - provenAtMs < REAUTHENTICATION_LIFE_MS ? null : STALE;

/** The refusal of whatever could take an account away, when nobody has proven lately who they are. */
export const refuseStale = (context: Context, { session }: SignedIn): Refusal | null =>
  refuseStaleProof(context, session.provenAt.getTime());
