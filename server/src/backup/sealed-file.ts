import { createCipheriv, createDecipheriv, createHash, type DecipherGCM, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, readFile, rename } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { ConfigError } from '../config.ts';
import { idOf, KEY_ID_LENGTH } from '../secrets/keyring.ts';

/**
 * Keys of 32 bytes for AES-256-GCM: the first one encrypts new files; each one decrypts what it encrypted: a head names
 * the key. null: files are neither encrypted nor decrypted.
 */
export type BackupKeys = readonly [Buffer, ...Buffer[]] | null;

/** What was written, before it was encrypted. */
export type Written = { readonly sha256: string; readonly byteCount: number };

type Bytes = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

const ALGORITHM = 'aes-256-gcm';
/** mark │ name of the key │ IV │ encrypted │ tag. Older files name no key. */
const MARK = 'FUMI2';
const MARK_WITHOUT_KEY = 'FUMI1';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Length of the longest head: mark, key id and IV. */
const HEAD_MAX_BYTES = MARK.length + KEY_ID_LENGTH + IV_BYTES;

/** The keys of backups, newest first: lines of 64 hexadecimal digits, as `openssl rand -hex 32` prints them. */
export async function readBackupKeys(file: string): Promise<NonNullable<BackupKeys>> {
  const [first, ...more] = (await readFile(file, 'utf8')).split(/\s+/).filter((line) => line !== '');
  if (first === undefined || [first, ...more].some((digits) => !/^[0-9a-f]{64}$/i.test(digits))) {
    throw new ConfigError(`${file} holds no key: 64 hexadecimal digits, as \`openssl rand -hex 32\` prints.`);
  }
  return [Buffer.from(first, 'hex'), ...more.map((digits) => Buffer.from(digits, 'hex'))];
}

/** Whether a file names one of the keys, or is unencrypted where there are none. */
export async function isReadable(file: string, keys: BackupKeys): Promise<boolean> {
  const handle = await open(file);
  try {
    const start = Buffer.alloc(HEAD_MAX_BYTES);
    await handle.read(start, 0, start.length, 0);
    const mark = start.subarray(0, MARK.length).toString('latin1');
    const id = start.subarray(MARK.length, MARK.length + KEY_ID_LENGTH).toString('latin1');
    if (keys === null) return mark !== MARK && mark !== MARK_WITHOUT_KEY;
    return mark === MARK_WITHOUT_KEY || (mark === MARK && keys.some((key) => idOf(key) === id));
  } finally {
    await handle.close();
  }
}

type Head = { readonly key: Buffer; readonly iv: Buffer; readonly byteCount: number };

/** How a file begins, with the key that it names. */
function readHead(start: Buffer, keys: NonNullable<BackupKeys>, file: string): Head {
  const mark = start.subarray(0, MARK.length).toString('latin1');
  if (mark !== MARK && mark !== MARK_WITHOUT_KEY)
    throw new ConfigError(`${file} is not encrypted, or no file of a backup.`);
  const idEnd = MARK.length + (mark === MARK ? KEY_ID_LENGTH : 0);
  const id = start.subarray(MARK.length, idEnd).toString('latin1');
  // Files without a key name are from when a folder had one key, which is now the oldest.
  const key = mark === MARK ? keys.find((each) => idOf(each) === id) : keys.at(-1);
  if (key === undefined)
    throw new ConfigError(`${file} was written with the key ${id}, which is not among those of --key.`);
  return { key, iv: start.subarray(idEnd, idEnd + IV_BYTES), byteCount: idEnd + IV_BYTES };
}

async function* encrypted(content: Bytes, key: Buffer, name: string): AsyncGenerator<Uint8Array> {
  const iv = randomBytes(IV_BYTES);
  // The name is authenticated too, so that no file can stand in for another.
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(name));
  yield Buffer.concat([Buffer.from(MARK + idOf(key)), iv]);
  for await (const chunk of content) yield cipher.update(chunk);
  yield cipher.final();
  yield cipher.getAuthTag();
}

/** Writes a file whole or not at all, encrypted where there is a key. */
export async function writeSealed(
  file: string,
  content: Bytes,
  keys: BackupKeys,
  name: string,
): Promise<Written> {
  const hash = createHash('sha256');
  let byteCount = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of content) {
      hash.update(chunk);
      byteCount += chunk.byteLength;
      yield chunk;
    }
  }
  const source = keys === null ? counted() : encrypted(counted(), keys[0], name);
  await pipeline(source, createWriteStream(`${file}.part`, { flush: true }));
  await rename(`${file}.part`, file);
  return { sha256: hash.digest('hex'), byteCount };
}

function proved(decipher: DecipherGCM, file: string): Buffer {
  try {
    return decipher.final();
  } catch {
    throw new ConfigError(`${file} was changed, or was written with another key.`);
  }
}

/** Reads a file of `writeSealed`. Encrypted bytes are verified at its end only: trust none before. */
export async function* readSealed(file: string, keys: BackupKeys, name: string): AsyncGenerator<Uint8Array> {
  if (keys === null) return yield* createReadStream(file);
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const [start, tag] = [Buffer.alloc(Math.min(HEAD_MAX_BYTES, size)), Buffer.alloc(TAG_BYTES)];
    await handle.read(start, 0, start.length, 0);
    const head = readHead(start, keys, file);
    if (size < head.byteCount + TAG_BYTES) throw new ConfigError(`${file} was cut.`);
    await handle.read(tag, 0, TAG_BYTES, size - TAG_BYTES);
    const decipher = createDecipheriv(ALGORITHM, head.key, head.iv);
    decipher.setAAD(Buffer.from(name)).setAuthTag(tag);
    const range = { start: head.byteCount, end: size - TAG_BYTES - 1, autoClose: false };
    if (range.end >= range.start) {
      for await (const chunk of handle.createReadStream(range)) yield decipher.update(chunk as Buffer);
    }
    yield proved(decipher, file);
  } finally {
    await handle.close();
  }
}

/** The content of a file that `writeSealed` wrote; throws where `sha256` is given and is not the content's digest. */
export async function sealedBytes(
  file: string,
  keys: BackupKeys,
  name: string,
  sha256?: string,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of readSealed(file, keys, name)) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  if (sha256 && createHash('sha256').update(bytes).digest('hex') !== sha256) {
    throw new ConfigError(`${file} is damaged: its bytes are not those that were saved.`);
  }
  return bytes;
}
