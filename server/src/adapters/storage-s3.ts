import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { S3Client, S3Errors } from '@bradenmacdonald/s3-lite-client';
import { invariant } from '@fumi/domain';
import { Unavailable } from '../faults.ts';
import { isObjectKey, type ObjectStorage } from './storage.ts';

export type S3Options = {
  readonly bucket: string;
  readonly endpoint: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
};

const orNull = <Value>(promise: Promise<Value>): Promise<Value | null> =>
  promise.catch((error: unknown) => {
    if (error instanceof S3Errors.ServerError && error.statusCode === 404) return null;
    throw error;
  });

/** The store's own trouble (5xx, or too many calls) may pass; what it refuses will be refused again. */
const isTrouble = (error: unknown): boolean =>
  error instanceof S3Errors.ServerError && (error.statusCode >= 500 || error.statusCode === 429);

const named = <Value>(promise: Promise<Value>): Promise<Value> =>
  promise.catch((error: unknown) => {
    throw isTrouble(error) ? new Unavailable('The store is in trouble.', { cause: error }) : error;
  });

/** Of a file four parts are on their way at once. */
const PART_BYTES = 16 * 1024 * 1024;

/** Objects in a bucket of any S3-compatible store. The store itself makes a put atomic and durable. */
export function openS3Storage({ endpoint, ...options }: S3Options): ObjectStorage {
  const client = new S3Client({ endPoint: endpoint, pathStyle: true, ...options });
  const checked = (key: string): string => {
    invariant(isObjectKey(key), 'An object key is made of plain segments.');
    return key;
  };
  return {
    async put(key, bytes) {
      // The client wants bytes of an ArrayBuffer of their own, not a view into Node's pool.
      await named(client.putObject(checked(key), new Uint8Array(bytes)));
    },
    async putFile(key, file) {
      const body = Readable.toWeb(createReadStream(file)) as globalThis.ReadableStream<Uint8Array>;
      await named(client.putObject(checked(key), body, { partSize: PART_BYTES }));
    },
    async getFile(key, file, onProgress) {
      const response = await named(orNull(client.getObject(checked(key))));
      if (!response) return false;
      const body = response.body ? Readable.fromWeb(response.body as ReadableStream) : Readable.from([]);
      body.on('data', () => onProgress?.());
      await pipeline(body, createWriteStream(file, { mode: 0o600 }));
      return true;
    },
    async get(key, onProgress) {
      const response = await named(orNull(client.getObject(checked(key))));
      if (!response?.body) return response && Buffer.alloc(0);
      const parts: Uint8Array[] = [];
      for await (const part of response.body) {
        parts.push(part);
        onProgress?.();
      }
      return Buffer.concat(parts);
    },
    async stat(key) {
      const found = await named(orNull(client.statObject(checked(key))));
      return found && { key, byteCount: found.size, modifiedMs: found.lastModified.getTime() };
    },
    async delete(key) {
      await named(orNull(client.deleteObject(checked(key))));
    },
    async *list(prefix) {
      for await (const { key, size, lastModified } of client.listObjects({ prefix })) {
        yield { key, byteCount: size, modifiedMs: lastModified.getTime() };
      }
    },
  };
}
