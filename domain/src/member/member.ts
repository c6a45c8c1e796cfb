/** A signed-in person (spec §3). `type` 1 or lower signed up here; above 1 through a third party. */
export type Member = {
  readonly code: string;
  readonly type: number;
  /** Instant in ms since 1970 UTC. */
  readonly activatedAtMs: number;
  readonly existNotificationDestination: boolean;
};

export const isThirdParty = (member: Pick<Member, 'type'>): boolean => member.type > 1;

/** A third-party sign-in counts as a sign-up when the account is younger than this (spec §4, §9). */
const INITIAL_LOGIN_WINDOW_MS = 30_000;

export const isInitialThirdPartyLogin = (
  member: Pick<Member, 'type' | 'activatedAtMs'>,
  nowMs: number,
): boolean => isThirdParty(member) && nowMs - member.activatedAtMs < INITIAL_LOGIN_WINDOW_MS;
