import { openPressImages, type PressImages, type PressSources } from './press-images.ts';
import { openPressWorker, type PressWorker } from './press-worker.ts';

/** What makes press files: the thread that renders, and the pictures at hand. One a process. */
export type Press = { readonly worker: PressWorker; readonly images: PressImages };

export const openPress = (sources: PressSources): Press => ({
  worker: openPressWorker(),
  images: openPressImages(sources),
});
