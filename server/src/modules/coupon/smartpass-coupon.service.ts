import { COUPON_ROLES, SMARTPASS_UNIT_PRICE_YEN } from '@fumi/domain';
import type { Context } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { newReadableCode } from '../../random.ts';
import { insertCoupon } from './coupon.repository.ts';

/** Long enough that nobody guesses one: 31^12 is about 2^59, and it serves its owner only. */
const CODE_LENGTH = 12;

/** The coupon of the smartpass promotion (spec §1, §9): one set free, once, for this member. */
export const grantSmartpassCoupon = (
  db: Database | Transaction,
  { clock }: Pick<Context, 'clock'>,
  memberCode: string,
): Promise<void> =>
  insertCoupon(db, {
    code: `SP${newReadableCode(CODE_LENGTH)}`,
    label: 'スマートパス 1セット無料クーポン',
    terms: {
      role: COUPON_ROLES.user,
      ownerCode: memberCode,
      startsOn: null,
      endsOn: null,
      benefit: { kind: 'one-unit-free' },
      onlyUnitPriceYen: SMARTPASS_UNIT_PRICE_YEN,
      onlyProductCodes: null,
    },
    maxUses: 1,
    createdAt: new Date(clock.nowMs()),
  });
