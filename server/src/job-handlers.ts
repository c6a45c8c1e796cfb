import type { Context } from './context.ts';
import type { JobHandlers } from './jobs/jobs.ts';

/** Every job and the module that does it. */
export const jobHandlers = (_context: Context): JobHandlers => ({
  'mail-send': async () => {},
  'expired-delete': async () => {},
});
