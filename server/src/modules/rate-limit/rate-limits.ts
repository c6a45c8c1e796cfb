/**
 * How often something may be done. Phones share addresses, so those per origin are generous. Two more stand elsewhere:
 * points a minute of all calls, in memory (`http/flood-guard.ts`), and the waits of an account after wrong passwords
 * (`loginGuard`, in the repository).
 */
export type RateLimit = {
  readonly max: number;
  readonly windowSeconds: number;
  /** `origin` is per address of origin and can be relaxed; `account` always holds: per member, e-mail or token. */
  readonly per: 'origin' | 'account';
};

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** The limit table. Whoever does something asks for its row by name (`refuseOverLimit`, `isWithin`). */
export const RATE_LIMITS = {
  'login-origin': { max: 300, windowSeconds: 10 * MINUTE, per: 'origin' },
  /** A form that opens asks for a challenge, whether a passkey is used or not. */
  'passkey-ask-origin': { max: 600, windowSeconds: 10 * MINUTE, per: 'origin' },
  'signup-origin': { max: 100, windowSeconds: HOUR, per: 'origin' },
  /** Of one address from one place; from all places more, so that nobody shuts an address out from elsewhere. */
  'signup-email-origin': { max: 5, windowSeconds: DAY, per: 'account' },
  'signup-email': { max: 20, windowSeconds: DAY, per: 'account' },
  /** Answers that tell that an address has an account. */
  'signup-unique-origin': { max: 30, windowSeconds: HOUR, per: 'origin' },
  'referral-wrong-origin': { max: 50, windowSeconds: HOUR, per: 'origin' },
  'activate-origin': { max: 300, windowSeconds: HOUR, per: 'origin' },
  /** A hundred guesses at six digits: one in ten thousand a day. */
  'activate-email-origin': { max: 25, windowSeconds: DAY, per: 'account' },
  'activate-email': { max: 100, windowSeconds: DAY, per: 'account' },
  'password-mail-origin': { max: 100, windowSeconds: HOUR, per: 'origin' },
  'password-mail-email': { max: 3, windowSeconds: HOUR, per: 'account' },
  'password-mail-email-day': { max: 10, windowSeconds: DAY, per: 'account' },
  'password-reset-origin': { max: 100, windowSeconds: HOUR, per: 'origin' },
  'password-check-member': { max: 10, windowSeconds: HOUR, per: 'account' },
  'email-change-member': { max: 5, windowSeconds: DAY, per: 'account' },
  'notification-mail-origin': { max: 100, windowSeconds: HOUR, per: 'origin' },
  'notification-mail-member': { max: 3, windowSeconds: HOUR, per: 'account' },
  /** Of one member to one address; of all members more, so that nobody uses up what another needs. */
  'notification-mail-member-recipient': { max: 3, windowSeconds: DAY, per: 'account' },
  'notification-mail-recipient': { max: 20, windowSeconds: DAY, per: 'account' },
  /** Mail to one address that anybody can cause: more than somebody needs, and no bombardment. */
  'mail-recipient': { max: 50, windowSeconds: DAY, per: 'account' },
  /** Mail about orders of a member who has no mailbox but one that nobody has shown to be theirs. */
  'mail-unproven-recipient': { max: 10, windowSeconds: DAY, per: 'account' },
  'auth-origin': { max: 300, windowSeconds: HOUR, per: 'origin' },
  'contact-list-member': { max: 120, windowSeconds: HOUR, per: 'account' },
  'contact-write-member': { max: 3000, windowSeconds: HOUR, per: 'account' },
  'address-book-member': { max: 3000, windowSeconds: HOUR, per: 'account' },
  /** 20,000 people in parts, and again after a mistake. */
  'address-book-import-member': { max: 600, windowSeconds: HOUR, per: 'account' },
  /** Addresses: a book of 20,000 people, and twice again after a mistake. */
  'address-check-member': { max: 60_000, windowSeconds: HOUR, per: 'account' },
  'address-request-member': { max: 100, windowSeconds: DAY, per: 'account' },
  'address-request-origin': { max: 100, windowSeconds: HOUR, per: 'origin' },
  'book-create-member': { max: 20, windowSeconds: HOUR, per: 'account' },
  'book-create-origin': { max: 300, windowSeconds: HOUR, per: 'origin' },
  /** 30 recipients are some forty items, 64 photos with their words 140; a customer may try a few sets. */
  'book-post-member': { max: 1000, windowSeconds: HOUR, per: 'account' },
  /** Bytes of photos: sixty of the largest a day. */
  'upload-bytes-member': { max: 500 * 1024 * 1024, windowSeconds: DAY, per: 'account' },
  'words-keep-member': { max: 100, windowSeconds: HOUR, per: 'account' },
  /** A draft is saved a second or two after each change; several devices may be open. */
  'draft-save-member': { max: 6000, windowSeconds: HOUR, per: 'account' },
  /** Codes are long; this is for those who try them all the same. */
  'campaign-member': { max: 60, windowSeconds: HOUR, per: 'account' },
  /** Codes that fit nothing; a right one costs nothing. */
  'coupon-wrong-member': { max: 10, windowSeconds: HOUR, per: 'account' },
  'order-create-member': { max: 60, windowSeconds: HOUR, per: 'account' },
  'payment-member': { max: 30, windowSeconds: HOUR, per: 'account' },
  'zip-origin': { max: 300, windowSeconds: MINUTE, per: 'origin' },
  'glyph-origin': { max: 600, windowSeconds: MINUTE, per: 'origin' },
  /** Characters whose outlines were asked for: some hundred cards a minute, for all behind one address. */
  'glyph-outline-origin': { max: 60_000, windowSeconds: MINUTE, per: 'origin' },
  /** Each makes two mails, one of them to whatever address was typed. */
  'inquiry-origin': { max: 30, windowSeconds: HOUR, per: 'origin' },
  'inquiry-member': { max: 5, windowSeconds: DAY, per: 'account' },
  /** Of one address from one place; from all places more, so that nobody keeps others from writing. */
  'inquiry-email-origin': { max: 5, windowSeconds: DAY, per: 'account' },
  'inquiry-email': { max: 20, windowSeconds: DAY, per: 'account' },
  'inquiry-photo-origin': { max: 100, windowSeconds: HOUR, per: 'origin' },
  'event-origin': { max: 600, windowSeconds: MINUTE, per: 'origin' },
  'desk-sign-in-origin': { max: 60, windowSeconds: 10 * MINUTE, per: 'origin' },
  'export-member': { max: 5, windowSeconds: DAY, per: 'account' },
} as const satisfies Readonly<Record<string, RateLimit>>;

export type RateLimitName = keyof typeof RATE_LIMITS;

/** `LIMITS=relaxed` multiplies limits per origin by this (design §5). */
export const RELAXED_FACTOR = 1000;
