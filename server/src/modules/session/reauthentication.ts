import type { Context } from '../../context.ts';
import type { Refusal } from '../../http/call.ts';
import type { SignedIn } from './session.service.ts';

/** How long signing in counts as reauthentication. */
const REAUTHENTICATION_LIFE_MS = 15 * 60_000;

const isReauthenticated = ({ clock }: Context, { session }: SignedIn): boolean =>
  clock.nowMs() - session.provenAt.getTime() < REAUTHENTICATION_LIFE_MS;

const STALE: Refusal = { code: 'forbidden', fields: { session: ['stale'] } };

/** The refusal of whatever could take an account away, when nobody has proven lately who they are. */
export const refuseStale = (context: Context, signedIn: SignedIn): Refusal | null =>
  isReauthenticated(context, signedIn) ? null : STALE;
