import { Worker } from 'node:worker_threads';

/** Fonts take some 30 MB, so the thread goes when nothing is left to print. */
const IDLE_MS = 60_000;

/** What every program of a thread may answer, and what is answered for one that died. */
export type Failed = { readonly kind: 'failed'; readonly reason: string };

export type PrintWorker<Task, Answer> = {
  /** One task after another. Never rejects: a thread that dies is an answer too. */
  readonly render: (task: Task) => Promise<Answer | Failed>;
  readonly close: () => Promise<void>;
};

function ask<Task, Answer>(worker: Worker, task: Task, timeoutMs: number): Promise<Answer | Failed> {
  return new Promise((resolve) => {
    const settle = (answer: Answer | Failed): void => {
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
    }, timeoutMs);
    worker.once('message', settle);
    worker.once('error', onError);
    worker.once('exit', onExit);
    try {
      worker.postMessage(task);
    } catch (error) {
      onError(error);
    }
  });
}

/** A thread that computes for print, started when it is needed; `program` posts an answer for each task. */
export function openPrintWorker<Task, Answer extends { readonly kind: string }>(
  program: URL,
  timeoutMs: number,
): PrintWorker<Task, Answer> {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const stop = async (): Promise<void> => {
    const stopped = worker;
    worker = null;
    await stopped?.terminate();
  };
  const start = (): Worker => {
    const started = new Worker(program, { execArgv: [] });
    // A thread that dies without a task fails none: the next task starts another.
    started.on('error', () => {});
    started.once('exit', () => {
      if (worker === started) worker = null;
    });
    return started;
  };
  const renderNow = async (task: Task): Promise<Answer | Failed> => {
    clearTimeout(idle);
    worker ??= start();
    const answer = await ask<Task, Answer>(worker, task, timeoutMs);
    if (answer.kind === 'failed') await stop();
    worker?.unref();
    idle = setTimeout(() => void stop(), IDLE_MS).unref();
    return answer;
  };
  return {
    render: (task) => {
      const rendered = last
        .then(() => renderNow(task))
        .catch((error: unknown): Failed => ({ kind: 'failed', reason: String(error) }));
      last = rendered;
      return rendered;
    },
    close: stop,
  };
}
