import { CLAIM_DAYS_FROM_SHIPPING } from './inquiry/inquiry.ts';

/** Days for which things are kept once done with: the shop deletes by it, its terms promise it. */
export const KEPT_DAYS = {
  /** A book that nobody ordered, or whose order came to nothing, and an order that nobody paid (design §7). */
  unorderedBooks: 7,
  /** A member's draft, after its last change. */
  drafts: 90,
  /**
   * Words and design of an order, where the member wishes it: fourteen months, from the cards of one New Year to those
   * of the next.
   */
  words: 426,
  /**
   * A book with its recipients, photos, texts and press file, after the parcel left: for a claim on the last day, and
   * about two weeks to print it again (ADR 167).
   */
  shippedBooks: CLAIM_DAYS_FROM_SHIPPING + 16,
  /** Where an order went, after its parcel or after it came to nothing: for a complaint and a reprint. */
  deliveryAddresses: 90,
  /** Answers to calls with an idempotency key, for whoever repeats the call. */
  answers: 7,
  mails: 30,
  /** Counts of what visitors did, without persons: this season beside the one before. */
  events: 800,
  loginFailures: 1,
  /** What a friend sent in answer to an address request. */
  proposals: 180,
  /** What somebody wrote to the shop: a claim, its reprint, and a question about that. */
  inquiries: 180,
  /** Contacts that were deleted or merged: time to notice, and to bring them back. */
  contactTrash: 30,
  /** Values before and after a change by an operator, such as a corrected address of a parcel. */
  corrections: 180,
  /** Copies of the database and the store: time to notice that something was lost. */
  backups: 35,
} as const;

/**
 * Receipts stay for seven years after the return of their business year is due (法人税法施行規則 第59条, 消費税法施行令
 * 第50条): the year ends within twelve months of the order, and the return is due two months later. Ten years instead
 * of seven where a loss is carried forward.
 */
export const BUYER_KEPT_MONTHS = 12 + 2 + 7 * 12;
