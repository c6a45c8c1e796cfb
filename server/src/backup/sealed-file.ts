import { createCipheriv, createDecipheriv, createHash, type DecipherGCM, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, readFile, rename } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { ConfigError } from '../config.ts';

/** 32 bytes for AES-256-GCM; null: what is written lies open. */
export type BackupKey = Buffer | null;

/** What was written, before it was encrypted. */
export type Written = { readonly sha256: string; readonly byteCount: number };

type Bytes = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

const ALGORITHM = 'aes-256-gcm';
const MAGIC = Buffer.from('FUMI1');
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = MAGIC.length + IV_BYTES;

/** The key of a backup: a file with the 64 hexadecimal digits that `openssl rand -hex 32` prints. */
export async function readBackupKey(file: string): Promise<Buffer> {
  const digits = (await readFile(file, 'utf8')).trim();
  if (!/^[0-9a-f]{64}$/i.test(digits)) {
    throw new ConfigError(`${file} holds no key: 64 hexadecimal digits, as \`openssl rand -hex 32\` prints.`);
  }
  return Buffer.from(digits, 'hex');
}

async function* encrypted(content: Bytes, key: Buffer, name: string): AsyncGenerator<Uint8Array> {
  const iv = randomBytes(IV_BYTES);
  // The name is part of what is proved, so that no file can stand in for another.
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(name));
  yield Buffer.concat([MAGIC, iv]);
  for await (const chunk of content) yield cipher.update(chunk);
  yield cipher.final();
  yield cipher.getAuthTag();
}

/** Writes a file whole or not at all, encrypted where there is a key. */
export async function writeSealed(
  file: string,
  content: Bytes,
  key: BackupKey,
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
  const source = key === null ? counted() : encrypted(counted(), key, name);
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

/** Reads such a file. What was encrypted is proved with its last bytes: whoever reads believes nothing before the end. */
export async function* readSealed(file: string, key: BackupKey, name: string): AsyncGenerator<Uint8Array> {
  if (key === null) return yield* createReadStream(file);
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const [head, tag] = [Buffer.alloc(HEAD_BYTES), Buffer.alloc(TAG_BYTES)];
    await handle.read(head, 0, HEAD_BYTES, 0);
    if (size < HEAD_BYTES + TAG_BYTES || !head.subarray(0, MAGIC.length).equals(MAGIC)) {
      throw new ConfigError(`${file} is not encrypted, or no file of a backup.`);
    }
    await handle.read(tag, 0, TAG_BYTES, size - TAG_BYTES);
    const decipher = createDecipheriv(ALGORITHM, key, head.subarray(MAGIC.length));
    decipher.setAAD(Buffer.from(name)).setAuthTag(tag);
    const range = { start: HEAD_BYTES, end: size - TAG_BYTES - 1, autoClose: false };
    if (range.end >= range.start) {
      for await (const chunk of handle.createReadStream(range)) yield decipher.update(chunk as Buffer);
    }
    yield proved(decipher, file);
  } finally {
    await handle.close();
  }
}

/** Such a file as bytes, after it was compared with the digest that it was written with. */
export async function sealedBytes(
  file: string,
  key: BackupKey,
  name: string,
  sha256?: string,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of readSealed(file, key, name)) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  if (sha256 && createHash('sha256').update(bytes).digest('hex') !== sha256) {
    throw new ConfigError(`${file} is damaged: its bytes are not those that were saved.`);
  }
  return bytes;
}
