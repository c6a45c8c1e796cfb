import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** @param {string[]} parts */
export const inRoot = (...parts) => path.join(root, ...parts);

/** One line about what the commands do, on stderr so that stdout stays the programs' own. @param {string} text */
export const say = (text) => console.error(`[fumi] ${text}`);

/** Ends the command with an explanation instead of a stack trace. @param {string} text @returns {never} */
export function giveUp(text) {
  say(text);
  process.exit(1);
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let isStopping = false;

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    if (running.size === 0) process.exit(128 + constants.signals[signal]);
    isStopping = true;
    // A terminal sends Ctrl+C to the children itself.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) for (const child of running) child.kill(signal);
  });
}

/**
 * Runs a program with this Node or another. Its output goes to ours, or is kept if `isQuiet`. A stop signal
 * is passed on to the program, and this process ends with it: later steps of a command do not run.
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, isQuiet?: boolean, node?: string }} [options]
 * @returns {Promise<{ code: number, output: string }>} the code as a shell tells it
 */
export function run(args, { env, isQuiet = false, node = process.execPath } = {}) {
  const PATH = path.dirname(node) + path.delimiter + (process.env.PATH ?? '');
  // Node keeps there what it made of our files: a shop starts in half the time.
  const NODE_COMPILE_CACHE = inRoot('.cache/compiled');
  const child = spawn(node, args, {
    cwd: root,
    env: { ...process.env, PATH, NODE_COMPILE_CACHE, ...env },
    stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      running.delete(child);
      const exitCode = code ?? (signal ? 128 + constants.signals[signal] : 1);
      if (isStopping) process.exit(exitCode);
      resolve({ code: exitCode, output });
    });
  });
}
