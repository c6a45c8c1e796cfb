import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { say } from './say.mjs';

/** A lock older than this is left over, even if its process number lives on in another process. */
const MAX_AGE_MS = 10 * 60_000;
/** Between making the folder and writing the process number a lock may be empty for a moment. */
const EMPTY_GRACE_MS = 5_000;

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** @param {string} dir */
function holders(dir) {
  try {
    return readFileSync(path.join(dir, 'pids'), 'utf8').split(/\s+/).filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** @param {string} dir */
export function isLeftOver(dir) {
  const made = statSync(dir, { throwIfNoEntry: false })?.mtimeMs;
  if (made === undefined) return false;
  const age = Date.now() - made;
  const pids = holders(dir);
  return pids.length === 0 ? age > EMPTY_GRACE_MS : age > MAX_AGE_MS || !pids.some(isAlive);
}

/** @param {string} dir */
function tryTake(dir) {
  try {
    mkdirSync(dir);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
  writeFileSync(path.join(dir, 'pids'), String(process.pid));
  return true;
}

/** @param {string} dir */
function clearLeftOver(dir) {
  const aside = `${dir}.${process.pid}`;
  try {
    renameSync(dir, aside); // atomic: of two that clear at once, one fails here
  } catch {
    return;
  }
  rmSync(aside, { recursive: true, force: true });
}

/**
 * Runs `work` while no other process does. mkdir is atomic on every file system; a killed holder is
 * recognised by its process number. `work` may register a child's number, so that a child that
 * outlives its killed parent still counts as a holder.
 * @template T
 * @param {string} dir
 * @param {string} purpose said to those who wait
 * @param {(addHolder: (pid: number) => void) => Promise<T>} work
 */
export async function withLock(dir, purpose, work) {
  mkdirSync(path.dirname(dir), { recursive: true });
  for (let waiting = false; !tryTake(dir); ) {
    if (isLeftOver(dir)) {
      clearLeftOver(dir);
      continue;
    }
    if (!waiting) say(`waiting: another process (${holders(dir).join(', ')}) is ${purpose}`);
    waiting = true;
    await sleep(300);
  }
  try {
    return await work((pid) => writeFileSync(path.join(dir, 'pids'), `${process.pid} ${pid}`));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
