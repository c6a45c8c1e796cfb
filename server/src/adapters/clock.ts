/** The only place that asks what time it is. */
export type Clock = { readonly nowMs: () => number };

export const systemClock: Clock = { nowMs: () => Date.now() };
