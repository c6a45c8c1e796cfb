import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/* AES-256-GCM (NIST SP 800-38D): 96-bit nonce, 128-bit tag, then the text. */
const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Stored responses were encrypted with this label, so it must not change. */
const keyFrom = (secret: string): Buffer => createHash('sha256').update(`sealed answer\n${secret}`).digest();

/**
 * A response as it rests in the database: only who has the secret can read it. Responses may hold links that are worth
 * an address or an account; the secret is the caller's own key, of which only the digest is kept.
 */
export function encryptResponse(secret: string, response: unknown): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyFrom(secret), nonce);
  const text = Buffer.concat([cipher.update(JSON.stringify({ answer: response }), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
}

/** The response again. Throws where the secret is another or the text was changed. */
export function decryptResponse(secret: string, encrypted: string): unknown {
  const bytes = Buffer.from(encrypted, 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(ALGORITHM, keyFrom(secret), nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = Buffer.concat([
    decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
    decipher.final(),
  ]).toString('utf8');
  return (JSON.parse(text) as { answer: unknown }).answer;
}
