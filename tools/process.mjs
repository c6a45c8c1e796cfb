import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './paths.mjs';
import { starters } from './starters.mjs';

/** How often we look whether the process that started us is still there. */
const PARENT_CHECK_MS = 300;
const STOPPING = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** @typedef {{ node: string, args: string[], env?: NodeJS.ProcessEnv }} Task */

/** @param {Task} task @returns {NodeJS.ProcessEnv} */
const environment = ({ node, env }) => ({
  ...process.env,
  PATH: path.dirname(node) + path.delimiter + (process.env.PATH ?? ''),
  ...env,
});

/** Signals as exit codes, as a shell tells them. @param {number | null} code @param {NodeJS.Signals | null} signal */
const exitCode = (code, signal) => code ?? (signal === 'SIGINT' ? 130 : signal === 'SIGTERM' ? 143 : 1);

/**
 * Hands our signals on. A terminal sends Ctrl+C to the child as well, so there it is not sent twice.
 * When npm is killed, nobody tells us: so who started us is watched, and we follow it down.
 * @param {import('node:child_process').ChildProcess} child
 */
function followSignals(child) {
  let stopped = false;
  const stop = (/** @type {NodeJS.Signals} */ signal) => {
    stopped = true;
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of STOPPING) process.on(signal, stop);
  const startedBy = starters();
  const look = () => process.env.npm_lifecycle_event && starters() !== startedBy && stop('SIGTERM');
  const watch = setInterval(look, PARENT_CHECK_MS).unref();
  return function unfollow() {
    for (const signal of STOPPING) process.off(signal, stop);
    clearInterval(watch);
    return stopped;
  };
}

/**
 * Runs a program in the foreground, its output being ours. Told to stop, we end with the program:
 * whatever was to come next does not.
 * @param {Task} task @returns {Promise<number>}
 */
export function run(task) {
  const child = spawn(task.node, task.args, { cwd: root, stdio: 'inherit', env: environment(task) });
  const unfollow = followSignals(child);
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(127);
    });
    child.on('exit', (code, signal) => {
      if (unfollow()) process.exit(exitCode(code, signal));
      resolve(exitCode(code, signal));
    });
  });
}

/** Runs a program quietly and keeps what it printed. @param {Task} task @returns {Promise<{ code: number, output: string }>} */
export function capture(task) {
  const child = spawn(task.node, task.args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment(task),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (/** @type {string} */ text) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code, signal) => resolve({ code: exitCode(code, signal), output }));
  });
}
