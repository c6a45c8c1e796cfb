import { invariant, REFERRAL_CODE_LENGTH } from '@fumi/domain';
import type { Context } from '../../context.ts';
import { newCode, newReadableCode } from '../../random.ts';
import * as members from './member.repository.ts';

/** 31⁵ codes, 28 million; with a million members one in thirty is taken. */
const REFERRAL_ATTEMPTS = 50;

async function freeReferralCode(context: Context): Promise<string> {
  let code: string | null = null;
  for (let attempt = 0; code === null && attempt < REFERRAL_ATTEMPTS; attempt += 1) {
    const candidate = newReadableCode(REFERRAL_CODE_LENGTH);
    if ((await members.findMemberByReferral(context.db, candidate)) === null) code = candidate;
  }
  invariant(code !== null, 'A free referral code is found within fifty attempts.');
  return code;
}

export type NewMember = {
  readonly type: number;
  readonly email: string | null;
  readonly emailKey: string | null;
  readonly passwordHash: string | null;
  readonly notificationEmail: string | null;
  readonly referredBy: string | null;
  readonly site: number;
};

/** Makes a member with codes of their own; null where the e-mail belongs to another. */
export async function registerMember(context: Context, person: NewMember): Promise<members.MemberRow | null> {
  return members.insertMember(context.db, {
    ...person,
    code: newCode(),
    referralCode: await freeReferralCode(context),
    activatedAt: new Date(context.clock.nowMs()),
  });
}
