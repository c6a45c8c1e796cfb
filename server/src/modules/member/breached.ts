import type { Refusal } from '../../http/call.ts';

/** The refusal of a new password that stands in a list of leaked ones: one of those that everybody tries. */
export const BREACHED: Refusal = { code: 'invalid', fields: { password: ['too-common'] } };
