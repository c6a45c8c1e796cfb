import type { Mailer } from './mailer.ts';

/** Sends nothing: the outbox itself is what the inbox under /sandbox/ shows. */
export const sandboxMailer: Mailer = { isReal: false, send: async () => 'sent' };
