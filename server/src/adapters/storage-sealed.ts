import { createCipheriv, createDecipheriv, type DecipherGCM, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { invariant } from '@fumi/domain';
import { KEY_BYTES, type Keyring } from '../secrets/keyring.ts';
import type { ObjectStorage } from './storage.ts';

/*
 * Envelope encryption: each object is encrypted (AES-256-GCM) with a data key of its own, which stands in its head,
 * encrypted with the shop's key. After a rotation of the shop's key only the data key is encrypted anew.
 *
 *   mark │ length, 2 bytes │ sealed key, with the id of the shop's │ IV, 12 bytes │ encrypted │ tag, 16 bytes
 */

const CIPHER = 'aes-256-gcm';
/** No JPEG, PNG or PDF begins like this. */
const MARK = Buffer.from('FUMIO1\n');
const LENGTH_BYTES = 2;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Encrypted at once, in about a millisecond; other work has its turn in between. */
const SLICE_BYTES = 1024 * 1024;

type Bytes = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

async function* slicesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.byteLength; at += SLICE_BYTES) {
    yield bytes.subarray(at, at + SLICE_BYTES);
    await setImmediate();
  }
}

/** Copies chunk by chunk: 40 MB at once can hold the event loop for a sixth of a second. */
async function joined(parts: Bytes): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of parts) chunks.push(chunk);
  const whole = Buffer.allocUnsafe(chunks.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
    await setImmediate();
  }
  return whole;
}

function headOf(keys: Keyring, objectKey: string, key: Buffer): Buffer {
  const sealed = Buffer.from(keys.seal('object', key.toString('base64url'), objectKey));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt16BE(sealed.length);
  return Buffer.concat([MARK, length, sealed]);
}

async function* encrypted(keys: Keyring, objectKey: string, content: Bytes): AsyncGenerator<Uint8Array> {
  const [key, iv] = [randomBytes(KEY_BYTES), randomBytes(IV_BYTES)];
  // The name is authenticated too, so that no object can stand in for another.
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(objectKey));
  yield Buffer.concat([headOf(keys, objectKey, key), iv]);
  for await (const chunk of content) yield cipher.update(chunk);
  yield cipher.final();
  yield cipher.getAuthTag();
}

type Head = { readonly sealedKey: string; readonly byteCount: number };

/** The head of a sealed object; null where the object is unencrypted. `start` holds it whole. */
function readHead(start: Buffer): Head | null {
  if (!start.subarray(0, MARK.length).equals(MARK)) return null;
  const from = MARK.length + LENGTH_BYTES;
  const byteCount = from + start.readUInt16BE(MARK.length);
  return { sealedKey: start.subarray(from, byteCount).toString(), byteCount };
}

/** Longer than any head. */
const HEAD_MAX_BYTES = 512;

function keyOf(keys: Keyring, objectKey: string, { sealedKey }: Head): Buffer {
  const key = keys.unseal('object', sealedKey, objectKey);
  invariant(key !== null, 'A sealed object opens: SECRET_KEYS holds the key that it was sealed with.');
  return Buffer.from(key, 'base64url');
}

function decipherOf(keys: Keyring, objectKey: string, head: Head, iv: Buffer, tag: Buffer) {
  const decipher = createDecipheriv(CIPHER, keyOf(keys, objectKey, head), iv);
  return decipher.setAAD(Buffer.from(objectKey)).setAuthTag(tag);
}

async function unsealed(keys: Keyring, objectKey: string, bytes: Buffer): Promise<Buffer | null> {
  const head = readHead(bytes);
  if (head === null) return null;
  const from = head.byteCount + IV_BYTES;
  const iv = bytes.subarray(head.byteCount, from);
  const decipher = decipherOf(keys, objectKey, head, iv, bytes.subarray(-TAG_BYTES));
  return joined(decrypted(decipher, slicesOf(bytes.subarray(from, -TAG_BYTES))));
}

async function* decrypted(decipher: DecipherGCM, content: Bytes): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) yield decipher.update(chunk);
  yield decipher.final();
}

/** Decrypts a file of this machine into another; false where it is not encrypted. */
async function unsealFile(keys: Keyring, objectKey: string, from: string, to: string): Promise<boolean> {
  const handle = await open(from);
  try {
    const { size } = await handle.stat();
    const [start, tag] = [Buffer.alloc(Math.min(HEAD_MAX_BYTES, size)), Buffer.alloc(TAG_BYTES)];
    await handle.read(start, 0, start.length, 0);
    const head = readHead(start);
    if (head === null) return false;
    await handle.read(tag, 0, TAG_BYTES, size - TAG_BYTES);
    const body = head.byteCount + IV_BYTES;
    const decipher = decipherOf(keys, objectKey, head, start.subarray(head.byteCount, body), tag);
    const range = { start: body, end: size - TAG_BYTES - 1, autoClose: false };
    const content = range.end < range.start ? [] : handle.createReadStream(range);
    await pipeline(content, decipher, createWriteStream(to, { flush: true }));
    return true;
  } finally {
    await handle.close();
  }
}

/** How objects are put: as they are, or sealed; where they are `sealed-only`, none that is unencrypted is read. */
export const SEALS = ['plain', 'sealed', 'sealed-only'] as const;
export type Seals = (typeof SEALS)[number];

/**
 * A store whose objects are put as `seals` says. Sealed and unencrypted ones are read, unless it says
 * `sealed-only`: sealing can be turned on or off for a shop that has objects. Sizes are those of what is
 * stored.
 */
export function withSeals(storage: ObjectStorage, keys: Keyring, seals: Seals): ObjectStorage {
  const mayLieOpen = (): void =>
    invariant(seals !== 'sealed-only', 'An object that is unencrypted is not ours: FILES is sealed-only.');
  const put: ObjectStorage['put'] = async (key, bytes) =>
    storage.put(key, await joined(encrypted(keys, key, slicesOf(bytes))));
  const putFile: ObjectStorage['putFile'] = async (key, file) => {
    const sealed = `${file}.sealed`;
    try {
      await pipeline(
        encrypted(keys, key, createReadStream(file)),
        createWriteStream(sealed, { flush: true }),
      );
      await storage.putFile(key, sealed);
    } finally {
      await rm(sealed, { force: true });
    }
  };
  return {
    ...storage,
    ...(seals === 'plain' ? {} : { put, putFile }),
    get: async (key, onProgress) => {
      const bytes = await storage.get(key, onProgress);
      if (bytes === null) return null;
      const content = await unsealed(keys, key, bytes);
      if (content === null) mayLieOpen();
      return content ?? bytes;
    },
    getFile: async (key, file, onProgress) => {
      const sealed = `${file}.sealed`;
      try {
        if (!(await storage.getFile(key, sealed, onProgress))) return false;
        if (await unsealFile(keys, key, sealed, file)) return true;
        mayLieOpen();
        await rename(sealed, file);
        return true;
      } catch (error) {
        await rm(file, { force: true });
        throw error;
      } finally {
        await rm(sealed, { force: true });
      }
    },
  };
}

type Sealed = 'sealed' | 'anew' | 'was' | 'refused';

/**
 * Encrypts an object that is stored in plaintext (refused with `sealed-only`), or encrypts its data key anew where an
 * older key of the shop was used. `storage` is the store itself, without `withSeals`.
 */
export async function sealObject(
  storage: ObjectStorage,
  keys: Keyring,
  { objectKey, seals }: { readonly objectKey: string; readonly seals: Seals },
): Promise<Sealed | null> {
  const bytes = await storage.get(objectKey);
  if (bytes === null) return null;
  const head = readHead(bytes);
  if (head === null) {
    // Whoever can write to the store shall not have their object sealed by us.
    if (seals === 'sealed-only') return 'refused';
    await storage.put(objectKey, await joined(encrypted(keys, objectKey, slicesOf(bytes))));
    return 'sealed';
  }
  if (keys.isCurrent(head.sealedKey)) return 'was';
  const renewed = headOf(keys, objectKey, keyOf(keys, objectKey, head));
  await storage.put(objectKey, Buffer.concat([renewed, bytes.subarray(head.byteCount)]));
  return 'anew';
}
