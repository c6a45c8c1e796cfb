import type { ImageChild } from './image-child.ts';
import type { ImageAnswer, ImageTask } from './image-task.ts';

/** Processes at once: pictures are large, and cores are few. */
const PROCESSES = 2;
/** A process is replaced after so many pictures, whatever its library may have leaked. */
const MAX_TASKS = 500;
const IDLE_MS = 30_000;
/** A picture that kills two processes is to blame, not the processes. */
const MAX_TRIES = 2;

type Worker = { child: ImageChild | null; tasks: number; idle?: NodeJS.Timeout | undefined };

type ImagePool = {
  /** Null where the picture killed every process that tried. Waits for a free process. */
  readonly perform: (task: ImageTask) => Promise<ImageAnswer | null>;
  readonly waitingCount: () => number;
  readonly close: () => void;
};

function runningChild(worker: Worker, startChild: () => ImageChild): ImageChild {
  clearTimeout(worker.idle);
  if (worker.child?.isAlive() && worker.tasks < MAX_TASKS) return worker.child;
  worker.child?.end();
  worker.tasks = 0;
  worker.child = startChild();
  return worker.child;
}

function stop(worker: Worker): void {
  clearTimeout(worker.idle);
  worker.child?.end();
  worker.child = null;
}

async function performOn(worker: Worker, task: ImageTask, startChild: () => ImageChild) {
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const answer = await runningChild(worker, startChild).ask(task);
    worker.tasks += 1;
    if (answer) return answer;
  }
  return null;
}

/** A few processes and a queue before them. A process is started when it is needed, and ends when it is not. */
export function openImagePool(startChild: () => ImageChild): ImagePool {
  const workers: Worker[] = Array.from({ length: PROCESSES }, () => ({ child: null, tasks: 0 }));
  const free = [...workers];
  const waiting: ((worker: Worker) => void)[] = [];
  const takeWorker = (): Promise<Worker> => {
    const worker = free.pop();
    return worker ? Promise.resolve(worker) : new Promise((resolve) => waiting.push(resolve));
  };
  const giveBack = (worker: Worker): void => {
    const next = waiting.shift();
    if (next) {
      next(worker);
    } else {
      worker.idle = setTimeout(() => stop(worker), IDLE_MS).unref();
      free.push(worker);
    }
  };
  return {
    async perform(task) {
      const worker = await takeWorker();
      return performOn(worker, task, startChild).finally(() => giveBack(worker));
    },
    waitingCount: () => waiting.length,
    close: () => workers.forEach(stop),
  };
}
