import { isInitialThirdPartyLogin } from '@fumi/domain';
import type { Clock } from '../../adapters/clock.ts';
import type { MemberRow } from './member.repository.ts';

/** Kinds of members (spec §3): above 1 is third-party. */
export const MEMBER_TYPES = { email: 1, au: 2, facebook: 3 } as const;

/** Ids of the sites that a sign-up may come from, on a computer and on a phone (design §7). */
export const SITES = { normal: { pc: 1, mobile: 2 }, minchu: { pc: 3, mobile: 4 } } as const;

const SITE_IDS: readonly number[] = Object.values(SITES).flatMap(({ pc, mobile }) => [pc, mobile]);

export const isSite = (site: number): boolean => SITE_IDS.includes(site);

/** The member on the wire: these fields and no others. */
export const memberToWire = (row: MemberRow, clock: Clock) => ({
  code: row.code,
  type: row.type,
  activateDate: row.activatedAt.toISOString(),
  isInitial: isInitialThirdPartyLogin(
    { type: row.type, activatedAtMs: row.activatedAt.getTime() },
    clock.nowMs(),
  ),
  existNotificationDestination: row.notificationEmail !== null,
  site: SITES,
  email: row.email,
  referralCode: row.referralCode,
});
