import type { ImposeAnswer, ImposeTask } from './impose-task.ts';
import { openPressImages, type PressImages, type PressSources } from './press-images.ts';
import type { PressAnswer, PressTask } from './press-task.ts';
import { openPrintWorker, type PrintWorker } from './print-worker.ts';

/** What makes what is printed: the threads that render press files and impose sheets, and the pictures at hand. One a process. */
export type Press = {
  readonly worker: PrintWorker<PressTask, PressAnswer>;
  /** Draws pages for the desk on a thread of its own, so that no press file waits for them. */
  readonly viewer: PrintWorker<PressTask, PressAnswer>;
  /** A thread of its own: nobody's proof waits for the sheets of a run. */
  readonly imposer: PrintWorker<ImposeTask, ImposeAnswer>;
  readonly images: PressImages;
};

const PRESS_THREAD = new URL('./press-thread.ts', import.meta.url);
const RENDER_TIMEOUT_MS = 60_000;
/** Below what the job may take; a hundred orders take some seconds. */
const IMPOSE_TIMEOUT_MS = 10 * 60_000;

export const openPress = (sources: PressSources): Press => ({
  worker: openPrintWorker(PRESS_THREAD, RENDER_TIMEOUT_MS),
  viewer: openPrintWorker(PRESS_THREAD, RENDER_TIMEOUT_MS),
  imposer: openPrintWorker(new URL('./impose-thread.ts', import.meta.url), IMPOSE_TIMEOUT_MS),
  images: openPressImages(sources),
});
