import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/* Keys that stand outside of the database. Whoever reads its disk or a backup finds what was sealed, not what it says;
   whoever writes to it can sign nothing. */

/** What is sealed or signed: each has a key of its own, derived from the shop's. */
export type Purpose =
  | 'operator-totp'
  | 'audit'
  | 'audit-head'
  | 'unsubscribe'
  | 'session-end'
  | 'object'
  | 'file'
  | 'recipient';

export type Keyring = {
  /** Encrypts for one row, named by `place`; in any other it does not open. */
  readonly seal: (purpose: Purpose, text: string, place: string) => string;
  /** What was sealed; null where it was changed, moved, or sealed with a key that is gone. */
  readonly unseal: (purpose: Purpose, sealed: string, place: string) => string | null;
  /** Whether the key it names is there: then one that does not open was changed or moved. */
  readonly hasKeyOf: (sealed: string) => boolean;
  /** Whether it was sealed with the newest key. */
  readonly isCurrent: (sealed: string) => boolean;
  readonly sign: (purpose: Purpose, text: string) => string;
  readonly hasSigned: (purpose: Purpose, text: string, signature: string) => boolean;
};

/** AES-256-GCM with the IV of NIST SP 800-38D, 8.2.2: random, 96 bits. */
const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
export const KEY_BYTES = 32;

/** Keys of a text, newest first, base64; null where one is not 32 bytes. */
export function keysOf(text: string): [Buffer, ...Buffer[]] | null {
  const [first, ...more] = text
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .map((word) => Buffer.from(word, 'base64'));
  if (first === undefined || [first, ...more].some(({ length }) => length !== KEY_BYTES)) return null;
  return [first, ...more];
}

/** Length of the name of a key, in characters. */
export const KEY_ID_LENGTH = 8;

/** Names the key without telling it. */
export const idOf = (key: Buffer): string =>
  createHash('sha256').update('fumi key id').update(key).digest('base64url').slice(0, KEY_ID_LENGTH);

const derived = (key: Buffer, purpose: Purpose): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', `fumi ${purpose}`, KEY_BYTES));

const macOf = (key: Buffer, purpose: Purpose, text: string): Buffer =>
  createHmac('sha256', derived(key, purpose)).update(text).digest();

function unsealed(key: Buffer, purpose: Purpose, bytes: Buffer, place: string): string | null {
  if (bytes.length < IV_BYTES + TAG_BYTES) return null;
  const cipher = createDecipheriv(CIPHER, derived(key, purpose), bytes.subarray(0, IV_BYTES));
  cipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return `${cipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8')}${cipher.final('utf8')}`;
  } catch {
    return null;
  }
}

/** A keyring of keys of 32 bytes: the first seals and signs, the others only open what they once did. */
export function keyringOf(keys: readonly [Buffer, ...Buffer[]]): Keyring {
  const [newest] = keys;
  const byId = new Map(keys.map((key) => [idOf(key), key]));
  /** `id.rest`, split; the key is undefined where it is gone. */
  const split = (text: string): { key: Buffer | undefined; bytes: Buffer } => {
    const [id = '', rest = ''] = text.split('.');
    return { key: byId.get(id), bytes: Buffer.from(rest, 'base64url') };
  };
  const marked = (bytes: Buffer): string => `${idOf(newest)}.${bytes.toString('base64url')}`;
  return {
    seal: (purpose, text, place) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, derived(newest, purpose), iv).setAAD(Buffer.from(place));
      return marked(Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]));
    },
    unseal: (purpose, sealed, place) => {
      const { key, bytes } = split(sealed);
      return key ? unsealed(key, purpose, bytes, place) : null;
    },
    hasKeyOf: (sealed) => split(sealed).key !== undefined,
    isCurrent: (sealed) => sealed.startsWith(`${idOf(newest)}.`),
    sign: (purpose, text) => marked(macOf(newest, purpose, text)),
    hasSigned: (purpose, text, signature) => {
      const { key, bytes } = split(signature);
      const mac = key && macOf(key, purpose, text);
      return mac !== undefined && mac.length === bytes.length && timingSafeEqual(mac, bytes);
    },
  };
}
