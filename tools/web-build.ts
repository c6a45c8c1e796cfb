import { globSync, rmSync, writeFileSync } from 'node:fs';
import { fingerprint, stampOf } from './install.mjs';
import { inRoot, run, say } from './process.mjs';

/** Everything that the pages are made of: the browser's workspaces, and the versions of its packages. */
const SOURCES = ['{web,domain,print,contract}/**/*.*', 'package-lock.json'];
const NOT_SOURCES = ['**/{node_modules,dist,golden,fixtures,test}', '**/*.{test,tsbuildinfo}*'];
const stampFile = inRoot('web/dist/made-of');

/** Builds web/dist when its sources changed; false when that fails. */
export async function ensureBuilt(): Promise<boolean> {
  const sources = globSync(SOURCES, { cwd: inRoot(), exclude: NOT_SOURCES }).sort();
  const wanted = fingerprint(sources); // before the build: what changes meanwhile is built next time
  if (stampOf(stampFile) === wanted) return true;
  say('building the pages (web/dist) …');
  rmSync(stampFile, { force: true });
  const { code } = await run(['web/build.ts']);
  if (code !== 0) return false;
  writeFileSync(stampFile, wanted);
  return true;
}
