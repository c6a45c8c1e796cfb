import { invariant, REFERRAL_CODE_LENGTH, TERMS_VERSION } from '@fumi/domain';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { newCode, newReadableCode } from '../../random.ts';
import * as members from './member.repository.ts';

/** 31⁵ codes, 28 million; with a million members one in thirty is taken. */
const REFERRAL_ATTEMPTS = 50;

async function freeReferralCode(tx: Transaction): Promise<string> {
  let code: string | null = null;
  for (let attempt = 0; code === null && attempt < REFERRAL_ATTEMPTS; attempt += 1) {
    const candidate = newReadableCode(REFERRAL_CODE_LENGTH);
    if ((await members.findMemberByReferral(tx, candidate)) === null) code = candidate;
  }
  invariant(code !== null, 'A free referral code is found within fifty attempts.');
  return code;
}

type NewMember = {
  readonly type: number;
  readonly email: string | null;
  readonly emailKey: string | null;
  readonly passwordHash: string | null;
  readonly notificationEmail: string | null;
  readonly referredBy: string | null;
  readonly site: number;
};

/** Makes a member, who has agreed to the terms, with codes of their own; null where the e-mail belongs to another. */
export async function registerMember(
  tx: Transaction,
  { clock }: Pick<Context, 'clock'>,
  person: NewMember,
): Promise<members.MemberRow | null> {
  return members.insertMember(tx, {
    ...person,
    code: newCode(),
    referralCode: await freeReferralCode(tx),
    activatedAt: new Date(clock.nowMs()),
    termsVersion: TERMS_VERSION,
    termsAcceptedAt: new Date(clock.nowMs()),
  });
}
