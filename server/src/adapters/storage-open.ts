import { invariant } from '@fumi/domain';
import type { ObjectStorage } from './storage.ts';
import { openDiskStorage } from './storage-disk.ts';
import { withRetries } from './storage-retry.ts';
import { openS3Storage, type S3Options } from './storage-s3.ts';

type StorageEnvironment = {
  readonly AWS_ACCESS_KEY_ID?: string | undefined;
  readonly AWS_SECRET_ACCESS_KEY?: string | undefined;
};

/**
 * Reads `s3://bucket?endpoint=https://…&region=…`; the keys come from the environment, under the names that every
 * S3 tool knows, so that no secret stands in an address that may be logged.
 */
export function s3Options(url: string, env: StorageEnvironment): S3Options {
  const { protocol, hostname, searchParams } = new URL(url);
  invariant(
    protocol === 's3:' && hostname !== '',
    'STORAGE_URL has the form s3://bucket?endpoint=…&region=…',
  );
  const { AWS_ACCESS_KEY_ID: accessKey, AWS_SECRET_ACCESS_KEY: secretKey } = env;
  invariant(accessKey && secretKey, 'STORAGE_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.');
  const region = searchParams.get('region') ?? 'us-east-1';
  const endpoint = searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`;
  return { bucket: hostname, endpoint, region, accessKey, secretKey };
}

/** The store that the configuration names: S3 where `url` is given, else files under `folder`. */
export const openStorage = async (options: {
  readonly url?: string | undefined;
  readonly folder: string;
  readonly env: StorageEnvironment;
}): Promise<ObjectStorage> =>
  withRetries(
    options.url ? openS3Storage(s3Options(options.url, options.env)) : await openDiskStorage(options.folder),
  );
