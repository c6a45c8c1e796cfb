import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Config, ConfigError } from '../config.ts';
import { KEY_BYTES, type Keyring, keyringOf, keysOf } from './keyring.ts';

/** The key of a shop that nobody configured: made once, for the shop's user alone. */
const FILE = 'secret.key';

function readFileIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ENOENT') return null;
    throw error;
  }
}

/** Several processes start at once: the first to give its file the name wins, and the file is whole by then. */
function makeOnce(file: string): void {
  const own = `${file}.${randomBytes(6).toString('hex')}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(own, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(own, file);
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'EEXIST') throw error;
  } finally {
    rmSync(own);
  }
}

/** The configured keys, or that of the data folder, which is made at the first start. */
export function openKeyring({ secretKeys, dataDir }: Pick<Config, 'secretKeys' | 'dataDir'>): Keyring {
  const file = path.join(dataDir, FILE);
  if (secretKeys === null && readFileIfThere(file) === null) makeOnce(file);
  const keys = keysOf(secretKeys ?? readFileIfThere(file) ?? '');
  if (keys === null) throw new ConfigError(`${file} holds no key of ${KEY_BYTES} bytes in base64.`);
  return keyringOf(keys);
}
