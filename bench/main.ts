import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** The figures, each a program of its own so that its memory and its start are its own; `npm run bench NAME…` picks. */
const BENCHES = ['flow', 'front', 'print', 'zip', 'addresses'] as const;

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(BENCHES as readonly string[]).includes(name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. Choose of: ${BENCHES.join(', ')}.`);
  process.exit(2);
}

function run(name: string): Promise<number> {
  const child = spawn(process.execPath, [join(import.meta.dirname, `${name}.ts`)], { stdio: 'inherit' });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

let failed = 0;
for (const name of BENCHES) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  if ((await run(name)) !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
