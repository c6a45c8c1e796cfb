export type PaymentType = 'card' | 'convenience' | 'carrier';

/** What a provider knows of a payment. */
export type Charge = {
  readonly state: 'open' | 'succeeded' | 'failed' | 'cancelled' | 'refunded';
  readonly amountYen: number;
  readonly currency: string;
  /** Our attempt, as we told it when it began. */
  readonly attemptCode: string;
};

export type PaymentAttempt = {
  readonly code: string;
  readonly type: PaymentType;
  readonly amountYen: number;
  /** What the payer reads. */
  readonly title: string;
  readonly email: string;
  readonly returnOkUrl: string;
  readonly returnNgUrl: string;
};

/** A provider as the shop sees it. The truth is what `ask` answers; a return or a notice only says when to ask. */
export type PaymentProvider = {
  readonly name: 'sandbox' | 'stripe';
  readonly types: readonly PaymentType[];
  /** Opens a payment at the provider; the same attempt again gives the same one. */
  readonly begin: (attempt: PaymentAttempt) => Promise<{ readonly ref: string; readonly url: string }>;
  readonly ask: (ref: string) => Promise<Charge>;
  /** Makes an open payment impossible to pay; does nothing to one that has ended. */
  readonly cancel: (ref: string) => Promise<void>;
  /** Gives the money back, once however often it is asked. */
  readonly refund: (ref: string, attemptCode: string) => Promise<void>;
  /** Whose notice this is, or null where its signature is not the provider's. */
  readonly readNotice: (notice: {
    readonly headers: Readonly<Record<string, unknown>>;
    readonly rawBody: Buffer;
  }) => Promise<{ readonly eventId: string; readonly ref: string } | null>;
};
