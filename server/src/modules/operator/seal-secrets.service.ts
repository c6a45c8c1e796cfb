import type { Database } from '../../db/database.ts';
import type { Log } from '../../log.ts';
import type { Keyring } from '../../secrets/keyring.ts';
import * as operators from './operator.repository.ts';

/** A secret that is not sealed: base32. */
const IS_BARE = /^[A-Z2-7]+$/;

export const sealSecret = (keys: Keyring, name: string, secret: string): string =>
  keys.seal('operator-totp', secret, name);

/** The secret of a second factor; null where its key is gone, and its owner must be added again. */
export const openSecret = (
  keys: Keyring,
  { name, totpSecret }: { readonly name: string; readonly totpSecret: string },
): string | null => keys.unseal('operator-totp', totpSecret, name);

/** At each start: seals secrets that are not sealed, or that an older key has sealed. */
export async function sealOperatorSecrets({
  db,
  keys,
  log,
}: {
  readonly db: Database;
  readonly keys: Keyring;
  readonly log: Log;
}): Promise<void> {
  for (const row of await operators.listSecrets(db)) {
    if (keys.isCurrent(row.totpSecret)) continue;
    const secret = IS_BARE.test(row.totpSecret) ? row.totpSecret : openSecret(keys, row);
    if (secret === null) log.warn('operator secret without its key', { operator: row.name });
    else await operators.replaceSecret(db, row, sealSecret(keys, row.name, secret));
  }
}
