import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '../../context.ts';

/* Designs are drawn by workers, each once for the whole shop; web processes serve what they have drawn. */

/** How often new drawings are pushed to the store, where other machines find them. */
const PUSH_EVERY_MS = 15_000;
const LOOK_EVERY_MS = 500;
/** How long an answer waits for its kit to be drawn: 1.5 s a postcard, 6 s a calendar, more on a busy machine. */
const TIMEOUT_MS = 40_000;
const ALL = 'all';

/** Called when a worker starts: enqueues one job for the whole shop that draws all designs. */
export async function askForArt({
  config,
  db,
  jobs,
}: Pick<Context, 'config' | 'db' | 'jobs'>): Promise<void> {
  if (config.role !== 'web' && config.drawing === 'ahead')
    await jobs.enqueue(db, 'art-draw', {}, { onceKey: ALL });
}

/** Draws what no machine has drawn yet, and pushes it to the store from time to time. */
export async function drawAllArt({
  art,
  content,
  log,
}: Pick<Context, 'art' | 'content' | 'log'>): Promise<void> {
  await art.pull();
  const drawing = content.drawing.drawAll();
  const ended = drawing.then(
    () => true,
    () => true,
  );
  while (!(await Promise.race([ended, wait(PUSH_EVERY_MS, false, { ref: false })])))
    await art.push().catch((error: unknown) => log.error('drawn designs are not in the store yet', error));
  await drawing;
  await art.push();
}

/** Draws a design before the others. */
export async function drawKitArt(
  { art, content }: Pick<Context, 'art' | 'content'>,
  kitId: number,
): Promise<void> {
  await content.drawing.drawKit(kitId);
  await art.push();
}

/** Lets a design be drawn for somebody who waits; resolves when it is here, was drawn, takes too long, or `waiting` ends. */
export async function drawSoon(
  { config, content, db, jobs }: Pick<Context, 'config' | 'content' | 'db' | 'jobs'>,
  kitId: number,
  isHere: () => Promise<boolean>,
  waiting: AbortSignal,
): Promise<void> {
  if (waiting.aborted) return;
  let isOver = false;
  const ended = Promise.race([once(waiting, 'abort'), wait(TIMEOUT_MS, undefined, { ref: false })]).then(
    () => {
      isOver = true;
    },
  );
  if (config.role !== 'web') {
    const drawing = content.drawing.drawKit(kitId).catch(() => {});
    return Promise.race([drawing, ended]);
  }
  await jobs.enqueue(db, 'art-draw-kit', { kitId }, { onceKey: String(kitId) });
  while (!isOver && !(await isHere())) {
    await Promise.race([ended, wait(LOOK_EVERY_MS, undefined, { ref: false })]);
  }
}
