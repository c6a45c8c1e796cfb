import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, ConfigError } from '../config.ts';
import type { Log } from '../log.ts';
import { idOf } from '../secrets/keyring.ts';
import { takeBackup } from './backup.service.ts';
import { type BackupFolder, listStamps } from './backup-folder.ts';
import { type Restored, restoreBackup, restoreScratch } from './restore.service.ts';
import { readBackupKeys } from './sealed-file.ts';

const BACKUP_USAGE = 'usage: npm run fumi -- backup DEST [--key FILE]';
const RESTORE_USAGE = 'usage: npm run fumi -- restore DEST [--at STAMP] [--key FILE] [--scratch]';

/** Missing objects that are named one by one; the line above them counts all. */
const NAMED = 20;

type Tools = { readonly log: Log; readonly say: (line: string) => void };

const folderAt = async (dest: string, keyFile: string | undefined): Promise<BackupFolder> => ({
  root: path.resolve(dest),
  keys: keyFile === undefined ? null : await readBackupKeys(keyFile),
});

/** `backup DEST`: saves database and store, encrypted where a key is named. */
export async function backupCommand(words: readonly string[], config: Config, tools: Tools): Promise<number> {
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { key: { type: 'string' } },
  });
  const [dest] = positionals;
  if (!dest || positionals.length > 1) {
    tools.say(BACKUP_USAGE);
    return 1;
  }
  const folder = await folderAt(dest, values.key);
  await mkdir(folder.root, { recursive: true });
  const { stamp, manifest, added, renewed, pruned } = await takeBackup(config, folder, tools);
  const sizes = `${manifest.database.byteCount} bytes of database, ${manifest.objects.length} objects`;
  tools.say(`${stamp}: ${sizes}, ${added} of them new; ${pruned.deleted} old backups deleted`);
  if (pruned.unread.length > 0)
    tools.say(
      `No key of --key reads the lists of ${pruned.unread.join(', ')}, or they are damaged: no object is deleted while they are kept.`,
    );
  if (renewed > 0)
    tools.say(`${renewed} objects lay under a key that --key does not name any more, and were saved anew.`);
  tools.say(
    folder.keys === null
      ? 'It is not encrypted; --key FILE encrypts it.'
      : `It is encrypted with the key ${idOf(folder.keys[0])}.`,
  );
  return 0;
}

function report({ pressFiles, missing, erased, operators }: Restored, say: (line: string) => void): number {
  say(`${pressFiles} press files compared, ${missing.length} objects missing, ${erased} members left again`);
  if (operators.length > 0)
    say(`operators are those of then: ${operators.join(', ')}; remove who has left since`);
  for (const key of missing.slice(0, NAMED)) say(`missing: ${key}`);
  return missing.length === 0 ? 0 : 1;
}

/** `restore DEST`: fills an empty shop, with `--scratch` a temporary one; says what is missing. */
export async function restoreCommand(
  words: readonly string[],
  config: Config,
  tools: Tools,
): Promise<number> {
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { at: { type: 'string' }, key: { type: 'string' }, scratch: { type: 'boolean' } },
  });
  const [dest] = positionals;
  if (!dest || positionals.length > 1) {
    tools.say(RESTORE_USAGE);
    return 1;
  }
  const folder = await folderAt(dest, values.key);
  const stamps = await listStamps(folder);
  const stamp = values.at ?? stamps.at(-1);
  if (!stamp || !stamps.includes(stamp)) {
    throw new ConfigError(`${dest} holds ${stamp ? `no backup ${stamp}` : 'no backup'}.`);
  }
  const restore = values.scratch ? restoreScratch : restoreBackup;
  const restored = await restore(config, folder, stamp, { log: tools.log });
  tools.say(values.scratch ? `${stamp} can be restored:` : `${stamp} is restored:`);
  return report(restored, tools.say);
}
