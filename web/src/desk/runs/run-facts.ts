import type { Answered } from '../desk-client.ts';

/** What waits to be gathered, and what the machine takes. */
export type Waiting = Answered<'deskRunWaiting'>;

/** A run and what it prints, as its page shows it. */
export type RunDetails = Answered<'deskRun'>;
