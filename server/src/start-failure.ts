import { ConfigError } from './config.ts';
import { DirectoryInUse } from './db/directory-lock.ts';

/** What PostgreSQL and the network answer to a shop that starts, by their codes; the address is in the configuration. */
const SENTENCES: Readonly<Record<string, string>> = {
  EADDRINUSE: 'The port is taken: another program listens on PORT.',
  ENOSPC: 'The disk is full where DATA_DIR lies.',
  EACCES: 'HOST and PORT may not be used by this user.',
  EADDRNOTAVAIL: 'HOST is no address of this machine.',
  ECONNREFUSED: 'Nothing answers where DATABASE_URL points.',
  ENOTFOUND: 'The host of DATABASE_URL is not known.',
  EAI_AGAIN: 'The host of DATABASE_URL is not known just now.',
  ETIMEDOUT: 'Nothing answers in time where DATABASE_URL points.',
  '28P01': 'PostgreSQL refuses the password of DATABASE_URL.',
  '28000': 'PostgreSQL refuses the user of DATABASE_URL.',
  '3D000': 'PostgreSQL has no database of the name in DATABASE_URL: create it first.',
  '42501': 'The user of DATABASE_URL may not create tables in that database.',
};

/** A sentence for the operator where the configuration or its surroundings are at fault; null for a fault of ours. */
export function startFailure(error: unknown): string | null {
  if (error instanceof ConfigError || error instanceof DirectoryInUse) return error.message;
  if (!(error instanceof Error)) return null;
  const sentence = 'code' in error ? SENTENCES[String(error.code)] : undefined;
  // A host of several addresses fails with all their errors in one.
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
  return sentence ?? startFailure(inner);
}
