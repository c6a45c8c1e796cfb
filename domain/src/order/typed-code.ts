import { HYPHENS } from '../address/hyphens.ts';

const GAPS = new RegExp(`[\\s${HYPHENS}]`, 'g');

/**
 * The code of a campaign, a coupon or a referral as the shop gave it out, from what somebody copied off paper: small
 * letters, full-width ones, and the gaps that make it easier to read.
 */
export const typedCode = (text: string): string => text.normalize('NFKC').replace(GAPS, '').toUpperCase();
