/** Ways to pay: by card, at the till of a convenience store, with the telephone's bill (spec §3). */
export const PAYMENT_TYPES = ['card', 'convenience', 'carrier'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** At a till the money comes days later, and no card is known that it could go back to. */
export const isPaidAtTill = (type: PaymentType): boolean => type === 'convenience';
