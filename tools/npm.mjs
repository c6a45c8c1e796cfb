import { spawn } from 'node:child_process';
import path from 'node:path';

/** npm as the script that started us, else the one on PATH (a .cmd, which needs a shell on Windows). @param {string} node */
function npmCommand(node) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return { command: node, args: [script], shell: false };
  return { command: 'npm', args: [], shell: process.platform === 'win32' };
}

/**
 * Runs `npm ci` in a folder, npm itself running on the given Node.
 * @param {{ folder: string, node: string, onStart: (pid: number) => void }} options
 * @returns {Promise<number>} exit code
 */
export function npmCi({ folder, node, onStart }) {
  const { command, args, shell } = npmCommand(node);
  const flags = ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--include=dev', '--include=optional'];
  const PATH = path.dirname(node) + path.delimiter + (process.env.PATH ?? '');
  const npm = spawn(command, [...args, ...flags], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, PATH, NODE_ENV: '' },
    shell,
  });
  if (npm.pid) onStart(npm.pid);
  return new Promise((resolve) => {
    npm.on('error', () => resolve(127));
    npm.on('exit', (code) => resolve(code ?? 1));
  });
}
