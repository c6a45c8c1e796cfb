import { type Config, ConfigError } from '../config.ts';
import { openBareObjects } from '../context.ts';
import { openKeyring } from '../secrets/open-keyring.ts';
import { sealObject } from './storage-sealed.ts';

const USAGE = 'usage: npm run fumi -- files seal';

/** Said when all is sealed: from now on an unencrypted object can only be somebody else's. */
const WHOLE = 'Everything is sealed: with FILES=sealed-only the shop reads nothing else from now on.';

/**
 * `files seal`: unencrypted objects are sealed, and what an older key has sealed is sealed with the newest. Where the
 * shop reads sealed objects only, unencrypted ones are named, and stay as they are.
 */
export async function filesCommand(
  [verb, ...more]: readonly string[],
  config: Config,
  say: (line: string) => void,
): Promise<number> {
  if (verb !== 'seal' || more.length > 0) {
    say(USAGE);
    return 1;
  }
  if (config.files === 'plain')
    throw new ConfigError('files seal needs FILES=sealed: otherwise new objects are stored unencrypted.');
  const keys = openKeyring(config);
  const storage = await openBareObjects(config);
  const counts = { sealed: 0, anew: 0, was: 0, refused: 0 };
  for await (const { key } of storage.list('')) {
    const done = await sealObject(storage, keys, { objectKey: key, seals: config.files });
    if (done !== null) counts[done] += 1;
    if (done === 'refused') say(`${key} is unencrypted, and is read by nobody.`);
  }
  say(`${counts.sealed} sealed, ${counts.anew} sealed anew, ${counts.was} were sealed with the newest key.`);
  if (counts.refused > 0) return 1;
  if (config.files === 'sealed') say(WHOLE);
  return 0;
}
