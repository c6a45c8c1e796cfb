import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { ImageAnswer, ImageTask } from './image-task.ts';

const PROGRAM = path.join(import.meta.dirname, 'image-process.ts');

/** Longer than sharp's own limit: this one ends a process that no longer answers at all. */
const TIMEOUT_MS = 30_000;

/** glibc keeps freed picture buffers for ever (770 MB after a burst); with this they go back at once (155 MB). */
const MEMORY = { MALLOC_MMAP_THRESHOLD_: '131072' };

/** Variables that the child gets; the rest of our environment holds secrets. */
const FROM_US = ['PATH', 'SystemRoot', 'TEMP', 'TMPDIR', 'LD_LIBRARY_PATH'];

export type ImageChild = {
  /** Null where the process died or fell silent over the task. One task at a time. */
  readonly ask: (task: ImageTask) => Promise<ImageAnswer | null>;
  readonly isAlive: () => boolean;
  readonly end: () => void;
};

function start(): ChildProcess {
  const env = Object.fromEntries(FROM_US.flatMap((name) => [[name, process.env[name]]]));
  return fork(PROGRAM, {
    execArgv: [],
    env: { ...env, ...MEMORY },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

export function startImageChild(): ImageChild {
  const child = start();
  child.unref();
  child.channel?.unref();
  const isAlive = (): boolean => child.connected && child.exitCode === null && child.signalCode === null;
  const ask = (task: ImageTask): Promise<ImageAnswer | null> =>
    new Promise((resolve) => {
      child.channel?.ref();
      const settle = (answer: ImageAnswer | null): void => {
        clearTimeout(timer);
        child.off('message', onMessage);
        child.off('exit', onDeath);
        child.off('error', onDeath);
        child.channel?.unref();
        resolve(answer);
      };
      const onMessage = (answer: unknown): void => settle(answer as ImageAnswer);
      const onDeath = (): void => settle(null);
      const timer = setTimeout(() => {
        child.kill('SIGKILL');
        settle(null);
      }, TIMEOUT_MS);
      child.once('message', onMessage);
      child.once('exit', onDeath);
      child.once('error', onDeath);
      if (!isAlive()) return settle(null);
      child.send(task, (error) => error && settle(null));
    });
  return { ask, isAlive, end: () => child.kill('SIGKILL') };
}
