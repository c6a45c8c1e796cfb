import { createHmac, randomBytes } from 'node:crypto';

/* Time-based one-time passwords, RFC 6238 over RFC 4226: SHA-1, 30 seconds, 6 digits, as every phone app reads them. */

const STEP_MS = 30_000;
const DIGITS = 6;
/** RFC 4226 asks for 128 bits at least and recommends 160. */
const SECRET_BYTES = 20;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648 base32 without padding. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)])
    .join('');
}

function bytesOf(secret: string): Buffer {
  const bits = Array.from(secret, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const whole = bits.match(/.{8}/g) ?? [];
  return Buffer.from(whole.map((byte) => Number.parseInt(byte, 2)));
}

export const newTotpSecret = (): string => base32(randomBytes(SECRET_BYTES));

/** Number of the time step that an instant (ms since 1970 UTC) lies in. */
export const totpStep = (nowMs: number): number => Math.floor(nowMs / STEP_MS);

/** The code of a step. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0x0f;
  const number = (mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
}

/** The step that a code belongs to: this one, or one beside it for clocks that differ; null where none fits. */
export function matchingStep(secret: string, code: string, nowMs: number): number | null {
  const current = totpStep(nowMs);
  return [current, current - 1, current + 1].find((step) => totpCode(secret, step) === code) ?? null;
}

/** What a phone app reads from a picture or takes by hand. */
export const otpauthUri = (name: string, secret: string): string =>
  `otpauth://totp/Fumi:${encodeURIComponent(name)}?secret=${secret}&issuer=Fumi`;
