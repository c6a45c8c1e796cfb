import { openPressImages, type PressImages, type PressSources } from './press-images.ts';
import { openPressRoom, type PressRoom } from './press-room.ts';

/** What makes press files: the thread that renders, and the pictures at hand. One a process. */
export type Press = { readonly room: PressRoom; readonly images: PressImages };

export const openPress = (sources: PressSources): Press => ({
  room: openPressRoom(),
  images: openPressImages(sources),
});
