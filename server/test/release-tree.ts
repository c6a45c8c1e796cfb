import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
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

/** The server of another commit in a folder of its own, with the packages that it names; its main program. */
export function unpackServer(commit: string, folder: string): string {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: ROOT, stdio: 'ignore' });
  } catch {
    throw new Error(`This clone lacks the last release, ${commit}: git fetch --unshallow`);
  }
  const parts = [...WORKSPACES, 'tools', 'package.json', 'package-lock.json', ':(glob)*/package.json'];
  const archive = execFileSync('git', ['archive', commit, ...parts], { cwd: ROOT, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  execFileSync('npm', ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'pipe',
  });
  return path.join(folder, 'server/src/main.ts');
}
