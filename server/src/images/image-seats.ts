import type { ImageChild } from './image-child.ts';
import type { ImageAnswer, ImageTask } from './image-task.ts';

/** At once: pictures are large, and cores are few. */
const PROCESSES = 2;
/** A process is replaced after so many pictures, whatever its library may have leaked. */
const MAX_TASKS = 500;
const IDLE_MS = 30_000;
/** A picture that kills two processes is to blame, not the processes. */
const MAX_TRIES = 2;

type Seat = { child: ImageChild | null; tasks: number; idle?: NodeJS.Timeout | undefined };

export type ImageSeats = {
  /** Null where the picture killed every process that tried. Waits for a free process. */
  readonly perform: (task: ImageTask) => Promise<ImageAnswer | null>;
  readonly waitingCount: () => number;
  readonly close: () => void;
};

function occupy(seat: Seat, startChild: () => ImageChild): ImageChild {
  clearTimeout(seat.idle);
  if (seat.child?.isAlive() && seat.tasks < MAX_TASKS) return seat.child;
  seat.child?.end();
  seat.tasks = 0;
  seat.child = startChild();
  return seat.child;
}

function leave(seat: Seat): void {
  clearTimeout(seat.idle);
  seat.child?.end();
  seat.child = null;
}

async function performAt(seat: Seat, task: ImageTask, startChild: () => ImageChild) {
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const answer = await occupy(seat, startChild).ask(task);
    seat.tasks += 1;
    if (answer) return answer;
  }
  return null;
}

/** A few processes and a queue before them. A process is started when it is needed, and ends when it is not. */
export function openImageSeats(startChild: () => ImageChild): ImageSeats {
  const seats: Seat[] = Array.from({ length: PROCESSES }, () => ({ child: null, tasks: 0 }));
  const free = [...seats];
  const waiting: ((seat: Seat) => void)[] = [];
  const takeSeat = (): Promise<Seat> => {
    const seat = free.pop();
    return seat ? Promise.resolve(seat) : new Promise((resolve) => waiting.push(resolve));
  };
  const giveBack = (seat: Seat): void => {
    const next = waiting.shift();
    if (next) {
      next(seat);
    } else {
      seat.idle = setTimeout(() => leave(seat), IDLE_MS).unref();
      free.push(seat);
    }
  };
  return {
    async perform(task) {
      const seat = await takeSeat();
      return performAt(seat, task, startChild).finally(() => giveBack(seat));
    },
    waitingCount: () => waiting.length,
    close: () => seats.forEach(leave),
  };
}
