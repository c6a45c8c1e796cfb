import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { S3Client, type S3ClientOptions, S3Errors } from '@bradenmacdonald/s3-lite-client';
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

const isRefusal = (error: unknown): error is S3Errors.ServerError => error instanceof S3Errors.ServerError;

/**
 * The store's own trouble: 5xx, too many calls, our keys, or no bucket of that name. None of it is about the object,
 * and all of it passes once somebody has mended it.
 */
const isTrouble = (error: unknown): boolean =>
  isRefusal(error) &&
  (error.statusCode >= 500 || [401, 403, 429].includes(error.statusCode) || error.code === 'NoSuchBucket');

const named = <Value>(promise: Promise<Value>): Promise<Value> =>
  promise.catch((error: unknown) => {
    throw isTrouble(error) ? new Unavailable('The store is in trouble.', { cause: error }) : error;
  });

const orNull = <Value>(promise: Promise<Value>): Promise<Value | null> =>
  named(promise).catch((error: unknown) => {
    if (isRefusal(error) && error.statusCode === 404) return null;
    throw error;
  });

/** Size of the parts that a file is sent in, four at once. */
const PART_BYTES = 16 * 1024 * 1024;

/** A client whose listings begin after a key (S3: start-after): the library itself always lists from the beginning. */
function listingFrom(options: S3ClientOptions, after: string): S3Client {
  const client = new S3Client(options);
  const ask = client.makeRequest.bind(client);
  client.makeRequest = (request) =>
    ask({ ...request, query: { ...(request.query as Record<string, string>), 'start-after': after } });
  return client;
}

/** Objects in a bucket of any S3-compatible store. The store itself makes a put atomic and durable. */
export function openS3Storage({ endpoint, ...options }: S3Options): ObjectStorage {
  const place = { endPoint: endpoint, pathStyle: true, ...options };
  const client = new S3Client(place);
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
      const response = await orNull(client.getObject(checked(key)));
      if (!response) return false;
      const body = response.body ? Readable.fromWeb(response.body as ReadableStream) : Readable.from([]);
      body.on('data', () => onProgress?.());
      await pipeline(body, createWriteStream(file, { mode: 0o600 }));
      return true;
    },
    async get(key, onProgress) {
      const response = await orNull(client.getObject(checked(key)));
      if (!response?.body) return response && Buffer.alloc(0);
      const parts: Uint8Array[] = [];
      for await (const part of response.body) {
        parts.push(part);
        onProgress?.();
      }
      return Buffer.concat(parts);
    },
    async stat(key) {
      const found = await orNull(client.statObject(checked(key)));
      // The answer to HEAD has no body: 404 may also mean that the whole bucket is gone.
      if (!found && !(await named(client.bucketExists(options.bucket))))
        throw new Unavailable('The bucket of the store does not exist.');
      return found && { key, byteCount: found.size, modifiedMs: found.lastModified.getTime() };
    },
    async delete(key) {
      await orNull(client.deleteObject(checked(key)));
    },
    async *list(prefix, after) {
      const from = after === undefined ? client : listingFrom(place, after);
      const found = from.listObjects({ prefix });
      for (;;) {
        const { done, value } = await named(found.next());
        if (done) return;
        yield { key: value.key, byteCount: value.size, modifiedMs: value.lastModified.getTime() };
      }
    },
  };
}
