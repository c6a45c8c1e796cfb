import { PIN_LIFE_MINUTES } from '@fumi/domain';
import { MAILBOX_LINK_LIFE_MS } from '../mailbox/mailbox-link.ts';

const MINUTE_MS = 60_000;

/** How long what a mail carries can be used, ms. A mail that was held up longer isn't sent: it would only puzzle. */
export const MAIL_LIFETIME_MS = {
  'signup-pin': PIN_LIFE_MINUTES * MINUTE_MS,
  'email-change-pin': PIN_LIFE_MINUTES * MINUTE_MS,
  'password-link': 30 * MINUTE_MS,
  'notification-confirm': 24 * 60 * MINUTE_MS,
  'order-mailbox': MAILBOX_LINK_LIFE_MS,
} as const;

/**
 * After so long a mail that its server doesn't take is given up. Its job goes on for two days
 * (`JOBS`), so that a last try settles it. A mail that was never tried before is tried all the same.
 */
export const MAIL_TRIED_FOR_MS = 47 * 60 * MINUTE_MS;

/** Whether a mail of a kind that was written so long ago is still worth sending. */
export const isOfUse = (kind: string, ageMs: number): boolean =>
  !(kind in MAIL_LIFETIME_MS) || ageMs < MAIL_LIFETIME_MS[kind as keyof typeof MAIL_LIFETIME_MS];
