import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** The figures, each a program of its own so that its memory and its start are its own; `npm run bench NAME…` picks. */
const BENCHES = ['flow', 'album', 'front', 'print', 'zip', 'addresses'] as const;

/** Run only when named, with the arguments behind the name: they measure nothing, or need PostgreSQL or photos. */
const ON_REQUEST = ['capacity', 'desk', 'faces', 'load', 'seed', 'start'] as const;

const chosen = process.argv.slice(2);
const requested = ON_REQUEST.find((name) => name === chosen[0]);
if (requested) process.exit(await run(requested, chosen.slice(1)));
const unknown = chosen.filter((name) => !(BENCHES as readonly string[]).includes(name));
if (unknown.length > 0) {
  console.error(
    `There is no bench ${unknown.join(', ')}. Choose of: ${[...BENCHES, ...ON_REQUEST].join(', ')}.`,
  );
  process.exit(2);
}

function run(name: string, words: readonly string[] = []): Promise<number> {
  const program = join(import.meta.dirname, `${name}.ts`);
  const child = spawn(process.execPath, [program, ...words], { stdio: 'inherit' });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

let failed = 0;
for (const name of BENCHES) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  if ((await run(name)) !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
