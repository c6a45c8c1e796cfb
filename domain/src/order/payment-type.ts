/** Ways to pay: by card, at the till of a convenience store, with the telephone's bill (spec §3). */
export const PAYMENT_TYPES = ['card', 'convenience', 'carrier'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** Money paid at a till arrives days later, and there is no card to give it back to. */
export const isPaidAtTill = (type: PaymentType): boolean => type === 'convenience';
