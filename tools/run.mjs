// The one program behind every npm script. Plain JavaScript that needs no package and runs on Node 18
// or later, because it runs before anything is installed: it installs what is missing, finds a Node
// that is recent enough, and hands over.
import { commands } from './commands.mjs';
import { ensureInstalled } from './install.mjs';
import { findNode } from './node-runtime.mjs';
import { giveUp } from './say.mjs';

const [name = '', ...words] = process.argv.slice(2);
const command = commands[name] ?? giveUp(`usage: node tools/run.mjs ${Object.keys(commands).join(' | ')}`);
await ensureInstalled();
process.exit(await command(findNode(), words));
