/** Where a print run stands: its sheets are made, are there or failed; on the press; cut; given up. */
export const RUN_STATES = ['imposing', 'ready', 'failed', 'printing', 'done', 'cancelled'] as const;

export type RunState = (typeof RUN_STATES)[number];
