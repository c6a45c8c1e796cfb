import { type Config, ConfigError } from '../config.ts';
import { openBareObjects } from '../context.ts';
import { openKeyring } from '../secrets/open-keyring.ts';
import { sealObject } from './storage-sealed.ts';

const USAGE = 'usage: npm run fumi -- files seal';

/** `files seal`: what lies open is sealed, and what an older key has sealed is sealed with the newest. */
export async function filesCommand(
  [verb, ...more]: readonly string[],
  config: Config,
  say: (line: string) => void,
): Promise<number> {
  if (verb !== 'seal' || more.length > 0) {
    say(USAGE);
    return 1;
  }
  if (config.files !== 'sealed')
    throw new ConfigError('files seal needs FILES=sealed: what comes later lies open.');
  const keys = openKeyring(config);
  const storage = await openBareObjects(config);
  const counts = { sealed: 0, anew: 0, was: 0 };
  for await (const { key } of storage.list('')) {
    const done = await sealObject(storage, keys, key);
    if (done !== null) counts[done] += 1;
  }
  say(`${counts.sealed} sealed, ${counts.anew} sealed anew, ${counts.was} were sealed with the newest key.`);
  return 0;
}
