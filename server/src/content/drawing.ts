import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { Log } from '../log.ts';
import { contentFolder } from './content-folder.ts';

/** A shop that is killed outright cannot stop its drawing: the drawing notices, and stops by itself. */
const FOLLOWING = ['--import', pathToFileURL(path.join(contentFolder, '../tools/follow-parent.mjs')).href];
const PROGRAM = path.join(contentFolder, 'draw/main.ts');

/** The program that draws the goods, as processes of ours; it writes under `staticDir`. */
export type Drawing = {
  /**
   * Writes the kit files into a folder of their own below this one, and resolves with it; quick, and needed before the
   * shop opens. Rejects when the program fails.
   */
  readonly writeCatalogue: (below: string) => Promise<string>;
  /** Draws every design that is not current, at low priority, beginning with those that customers see first. */
  readonly drawAll: () => Promise<void>;
  /** Stops `drawAll`, which rejects; what is drawn stays. */
  readonly stopAll: () => void;
  /**
   * Draws one kit before all others, unless it is current: first those for the press, then what was asked for last.
   * Those who ask for the same kit share one drawing.
   */
  readonly drawKit: (kitId: number, isForPress?: boolean) => Promise<void>;
  /** Writes the sample photos into a folder, and resolves with the names of their files. */
  readonly drawPhotos: (folder: string) => Promise<string[]>;
  readonly close: () => void;
};

type Wish = { readonly drawn: Promise<void>; readonly begin: () => void; isForPress: boolean };

/** A drawing that waits for its turn. */
function wishFor(draw: () => Promise<void>): Wish {
  let begin = () => {};
  const turn = new Promise<void>((resolve) => {
    begin = resolve;
  });
  return { drawn: turn.then(draw), begin, isForPress: false };
}

/** Resolves with what the program printed. */
const finished = (child: ChildProcess, what: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const printed: Buffer[] = [];
    const errors: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => printed.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => errors.push(chunk));
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) resolve(Buffer.concat(printed).toString());
      else reject(new Error(`content/draw ${what} ended with ${code ?? signal}: ${Buffer.concat(errors)}`));
    });
  });

/** The shop answers first; drawing takes what is left of the processor. */
function giveWay(child: ChildProcess): void {
  try {
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  } catch {
    // A process that has ended, or a system that forbids it: drawing at full speed is no fault.
  }
}

export function openDrawing({ staticDir, log }: { staticDir: string; log: Log }): Drawing {
  const running = new Set<ChildProcess>();
  const drawingAll = new Set<ChildProcess>();
  /** Kits that were asked for, the last at the end. */
  const wishes = new Map<number, Wish>();
  let isClosed = false;
  let isDrawingWishes = false;

  const run = async (out: string, words: readonly string[]): Promise<string> => {
    const { PATH, SystemRoot, NODE_COMPILE_CACHE } = process.env;
    const child = spawn(process.execPath, [...FOLLOWING, PROGRAM, ...words, '--out', out], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH, SystemRoot, NODE_COMPILE_CACHE, PARENT_PID: `${process.pid}` },
    });
    running.add(child);
    if (words[0] === 'art' && words.length === 1) {
      giveWay(child);
      drawingAll.add(child);
    }
    return finished(child, words.join(' ')).finally(() => {
      running.delete(child);
      drawingAll.delete(child);
    });
  };
  const draw = async (...words: string[]): Promise<void> => {
    if (!isClosed) await run(staticDir, words);
  };
  const complain = (error: unknown): void => {
    if (!isClosed) log.error('drawing failed', error);
  };

  /**
   * One after another: the machine has few cores, and the background drawing uses one of them. The newest first: who
   * asked for others may look at another page by now.
   */
  const drawWishes = async (): Promise<void> => {
    if (isDrawingWishes) return;
    isDrawingWishes = true;
    const first = () => [...wishes].findLast(([, { isForPress }]) => isForPress) ?? [...wishes].at(-1);
    for (let next = first(); next !== undefined; next = first()) {
      const [kitId, wish] = next;
      wish.begin();
      await wish.drawn.catch(complain);
      wishes.delete(kitId);
    }
    isDrawingWishes = false;
  };

  return {
    writeCatalogue: async (below) => {
      const { folder } = z.object({ folder: z.string() }).parse(JSON.parse(await run(below, ['catalogue'])));
      return path.join(below, folder);
    },
    drawAll: async () => {
      await draw('art');
      if (!isClosed) log.info('all designs are drawn');
    },
    stopAll: () => {
      for (const child of drawingAll) child.kill();
    },
    drawKit: (kitId, isForPress = false) => {
      const wish = wishes.get(kitId) ?? wishFor(() => draw('art', '--kit', String(kitId)));
      wish.isForPress ||= isForPress;
      wishes.delete(kitId);
      wishes.set(kitId, wish);
      void drawWishes();
      return wish.drawn;
    },
    drawPhotos: async (folder) =>
      z.object({ files: z.array(z.string()) }).parse(JSON.parse(await run(folder, ['photos']))).files,
    close: () => {
      isClosed = true;
      for (const child of running) child.kill();
    },
  };
}
