import { z } from 'zod';
import { code, text } from './field.ts';

/* What a browser and its authenticator say of a passkey (WebAuthn), with bytes as base64url: of members and operators. */

const bytes = (maxLength: number) => z.string().regex(new RegExp(`^[A-Za-z0-9_-]{1,${maxLength}}$`));
/** A credential's own name: 1023 bytes at most (WebAuthn §4). */
const credentialId = bytes(1364);
const clientData = bytes(4000);

export const passkeyParts = () => ({
  /** What a passkey is to be made for. */
  creation: z.object({
    challenge: z.string(),
    domain: z.string(),
    /** Who it is for, in the authenticator's own list. */
    handle: z.string(),
    account: z.string(),
    /** Passkeys that there are already: one authenticator gets no second. */
    known: z.array(z.string()),
  }),
  /** A new passkey. */
  attestation: z.strictObject({
    id: credentialId,
    client_data: clientData,
    attestation_object: bytes(20_000),
    transports: z.array(z.string().regex(/^[a-z-]{1,20}$/)).max(10),
  }),
  /** What is asked of an authenticator to sign in. */
  question: z.object({ challenge: z.string(), domain: z.string() }),
  /** The authenticator's answer. */
  assertion: z.strictObject({
    id: credentialId,
    client_data: clientData,
    authenticator_data: bytes(4000),
    signature: bytes(2000),
    user_handle: bytes(100),
  }),
  /** A passkey in a list. */
  passkey: z.object({
    code,
    name: text,
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable(),
  }),
});
