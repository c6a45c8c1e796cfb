import { hash, randomBytes, randomInt } from 'node:crypto';

/** Bytes of a secret token: 256 bits. */
const TOKEN_BYTES = 32;
/** Bytes of a code that names a row to its owner: 128 bits. */
const CODE_BYTES = 16;
/** Without 0, O, 1, I and L, which people mix up when they read a code to each other. */
const READABLE = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A secret for a link, a cookie or a form, base64url. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** An opaque code of a book, contact, order or member, base64url; never like an option of a command line (`-x`). */
export function newCode(): string {
  const code = randomBytes(CODE_BYTES).toString('base64url');
  return code.startsWith('-') ? newCode() : code;
}

/** Decimal digits, leading zeros included. */
export const newDigits = (length: number): string =>
  Array.from({ length }, () => String(randomInt(10))).join('');

/** A short code that people read and type. */
export const newReadableCode = (length: number): string =>
  Array.from({ length }, () => READABLE[randomInt(READABLE.length)]).join('');

/** SHA-256, base64url: how tokens rest in the database. They are random, so they need no salt. */
export const digest = (text: string): string => hash('sha256', text, 'base64url');
