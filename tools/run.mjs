// The one program behind every npm script. Plain JavaScript that needs no package and runs on Node 18 or later, because
// it runs before anything is installed: it installs what is missing, finds a Node that is recent enough, and hands over.
import { ensureInstalled, isRecentEnough, packagedNode } from './install.mjs';
import { inRoot, run } from './process.mjs';

// A stopped npm signals its shell alone, so this process ends when its parent is gone.
if (process.env.npm_lifecycle_event) await import('./follow-parent.mjs');
await ensureInstalled();
const [script = '', ...words] = process.argv.slice(1);
if (isRecentEnough(process.version)) {
  const { runCommand } = await import('./commands.ts');
  process.exit(await runCommand(words));
}
const node = inRoot(packagedNode(process.platform, process.arch));
process.exit((await run([script, ...words], { node })).code);
