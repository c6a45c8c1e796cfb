import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');
/** What a server is made of. */
const WORKSPACES = ['content', 'domain', 'print', 'contract', 'server'];

/** The commit of the last release: it stands in its heading in CHANGELOG.md. */
export function lastRelease(): string {
  const changes = readFileSync(path.join(ROOT, 'CHANGELOG.md'), 'utf8');
  const commit = /^## \d.* ([0-9a-f]{7,40})$/m.exec(changes)?.[1];
  if (!commit) throw new Error('No heading of CHANGELOG.md ends with the commit of a release.');
  return commit;
}

/** The server of another commit in a folder of its own, on the packages that are installed here; its main program. */
export function unpackServer(commit: string, folder: string): string {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: ROOT, stdio: 'ignore' });
  } catch {
    throw new Error(`This clone lacks the last release, ${commit}: git fetch --unshallow`);
  }
  const archive = execFileSync('git', ['archive', commit, ...WORKSPACES, 'tools', 'package.json'], {
    cwd: ROOT,
    maxBuffer: 2 ** 30,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const packages = path.join(folder, 'node_modules');
  mkdirSync(path.join(packages, '@fumi'), { recursive: true });
  for (const name of readdirSync(path.join(ROOT, 'node_modules')))
    if (name !== '@fumi') symlinkSync(path.join(ROOT, 'node_modules', name), path.join(packages, name));
  for (const name of WORKSPACES) symlinkSync(path.join(folder, name), path.join(packages, '@fumi', name));
  return path.join(folder, 'server/src/main.ts');
}
