/** What time it is, for all that the shop decides by it; tests set their own. */
export type Clock = { readonly nowMs: () => number };

export const systemClock: Clock = { nowMs: () => Date.now() };
