import { PAYMENT_TYPES, type PaymentType } from '@fumi/domain';

/** The provider's page with a number for a till, and until when it can be paid there. */
export type Slip = { readonly url: string; readonly expiresAt: Date };

/** What a provider knows of a payment. */
export type Charge = {
  readonly state: 'open' | 'succeeded' | 'failed' | 'cancelled' | 'refunded';
  readonly amountYen: number;
  readonly currency: string;
  /** Code of our attempt, which the provider was given when the payment began. */
  readonly attemptCode: string;
  /** Set while a number for a till can be paid; else null. */
  readonly slip: Slip | null;
};

type PaymentAttempt = {
  readonly code: string;
  readonly type: PaymentType;
  readonly amountYen: number;
  /** What the payer reads. */
  readonly title: string;
  readonly email: string;
  readonly returnOkUrl: string;
  readonly returnNgUrl: string;
};

/**
 * How far a refund is. `waiting`: the customer must say where the money should go (money paid at a till has no card
 * to go back to); `failed`: the provider will not do it, and a person has to.
 */
export const REFUND_STATES = ['asked', 'waiting', 'done', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** Money that is to go back. The same code again is the same refund. */
export type RefundRequest = {
  readonly code: string;
  readonly paymentRef: string;
  readonly amountYen: number;
  /** Where the provider writes to a customer who must name an account. */
  readonly email: string;
};

/** What a provider said of a refund; where it was refused for good it has no name there, but the provider's reason. */
export type RefundAnswer =
  | { readonly ref: string; readonly state: RefundState }
  | { readonly ref: null; readonly state: 'failed'; readonly reason: string };

/** What a signed notice is about: a payment, a refund, or something that the shop does not follow. */
export type Notice = {
  readonly eventId: string;
  readonly subject: 'payment' | 'refund' | 'other';
  readonly ref: string;
};

export const PAYMENT_PROVIDERS = ['sandbox', 'stripe'] as const;
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number];

/** A provider as the shop sees it. The truth is what `ask` answers; a return or a notice only says when to ask. */
export type PaymentProvider = {
  readonly name: PaymentProviderName;
  /** What it takes, and for how long an attempt stays open there. */
  readonly lifetimeMs: Readonly<Partial<Record<PaymentType, number>>>;
  /** Opens a payment at the provider; the same attempt again gives the same one. */
  readonly begin: (attempt: PaymentAttempt) => Promise<{ readonly ref: string; readonly url: string }>;
  readonly ask: (ref: string) => Promise<Charge>;
  /** Ends an open payment; does nothing to an ended one. A slip from Stripe can still be paid. */
  readonly cancel: (ref: string) => Promise<void>;
  /** Gives money back, once however often it is asked. */
  readonly refund: (request: RefundRequest) => Promise<RefundAnswer>;
  readonly askRefund: (refundRef: string) => Promise<RefundState>;
  /** What a notice is about, or null where its signature is not the provider's. */
  readonly readNotice: (notice: {
    readonly headers: Readonly<Record<string, unknown>>;
    readonly rawBody: Buffer;
  }) => Promise<Notice | null>;
};

export const paymentTypesOf = ({ lifetimeMs }: Pick<PaymentProvider, 'lifetimeMs'>): PaymentType[] =>
  PAYMENT_TYPES.filter((type) => lifetimeMs[type] !== undefined);

/** Every provider that the shop can reach. A payment belongs to the one that it began at, whatever is active today. */
export type Payments = {
  /** New payments begin here. */
  readonly active: PaymentProvider;
  /** Null for a provider that is not configured. */
  readonly find: (name: string) => PaymentProvider | null;
  /** Throws for a provider that is not configured: only an operator can mend that. */
  readonly named: (name: string) => PaymentProvider;
};

/** The first provider is the active one. */
export function paymentsOf(active: PaymentProvider, others: readonly PaymentProvider[] = []): Payments {
  const find = (name: string) => [active, ...others].find((provider) => provider.name === name) ?? null;
  return {
    active,
    find,
    named: (name) => {
      const provider = find(name);
      if (provider === null)
        throw new Error(`The payment provider ${name} has payments to settle, but is not configured.`);
      return provider;
    },
  };
}
