import { Worker } from 'node:worker_threads';
import type { PressAnswer, PressTask } from './press-task.ts';

/** Fonts take some 30 MB, so the thread goes when nothing is left to print. */
const IDLE_MS = 60_000;
const TIMEOUT_MS = 60_000;

const PROGRAM = new URL('./press-thread.ts', import.meta.url);

export type PressWorker = {
  /** One file after another. Never rejects: a thread that dies is an answer too. */
  readonly render: (task: PressTask) => Promise<PressAnswer>;
  readonly close: () => Promise<void>;
};

function ask(worker: Worker, task: PressTask): Promise<PressAnswer> {
  return new Promise((resolve) => {
    const settle = (answer: PressAnswer): void => {
      clearTimeout(timer);
      worker.off('message', settle);
      worker.off('error', onError);
      worker.off('exit', onExit);
      resolve(answer);
    };
    const fail = (reason: string): void => settle({ kind: 'failed', reason });
    const onError = (error: unknown): void => fail(String(error));
    const onExit = (): void => fail('the thread ended');
    const timer = setTimeout(() => {
      void worker.terminate();
      fail('the thread did not answer in time');
    }, TIMEOUT_MS);
    worker.once('message', settle);
    worker.once('error', onError);
    worker.once('exit', onExit);
    worker.postMessage(task);
  });
}

/** The thread that press files are rendered in, started when it is needed. */
export function openPressWorker(): PressWorker {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const stop = async (): Promise<void> => {
    const stopped = worker;
    worker = null;
    await stopped?.terminate();
  };
  const renderNow = async (task: PressTask): Promise<PressAnswer> => {
    clearTimeout(idle);
    worker ??= new Worker(PROGRAM, { execArgv: [] });
    const answer = await ask(worker, task);
    if (answer.kind === 'failed') await stop();
    worker?.unref();
    idle = setTimeout(() => void stop(), IDLE_MS).unref();
    return answer;
  };
  return {
    render: (task) => {
      const rendered = last.then(() => renderNow(task));
      last = rendered;
      return rendered;
    },
    close: stop,
  };
}
