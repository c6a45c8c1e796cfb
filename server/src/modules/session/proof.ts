import type { Context } from '../../context.ts';
import type { SignedIn } from './session.service.ts';

/** How long a sign-in counts as a fresh proof of who is there (security rows 8, 28). */
const PROOF_LIFE_MS = 15 * 60_000;

export const isRecentlyProven = ({ clock }: Context, { session }: SignedIn): boolean =>
  clock.nowMs() - session.provenAt.getTime() < PROOF_LIFE_MS;
