/** A mail, ready to go out. Addresses are plain: no display name, so nothing of a person enters a header. */
export type OutgoingMail = {
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Of mail that one can unsubscribe from: mail programs offer it beside the sender (RFC 2369, RFC 8058). */
  readonly unsubscribeUrl?: string | null;
};

export type Delivery = 'sent' | 'refused';

/** Sends one mail. Throws where trying again may help; `refused` where the address will never take it. */
export type Mailer = {
  /** Whether mail is really sent; the sandbox keeps it for its inbox. */
  readonly isReal: boolean;
  readonly send: (mail: OutgoingMail) => Promise<Delivery>;
  /** Ends connections that wait for the next mail. */
  readonly close?: () => void;
};
