import type { Refusal } from '../../http/call.ts';

/** The refusal of a new password that is in a list of leaked ones. */
export const BREACHED: Refusal = { code: 'invalid', fields: { password: ['too-common'] } };
