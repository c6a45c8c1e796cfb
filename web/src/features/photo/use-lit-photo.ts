import { isPlainLook, ok, type PhotoLook, paintLook, type Result, refuse, type Size } from '@fumi/domain';
import { type RefObject, useDeferredValue, useEffect, useRef } from 'react';
import { useCall } from '../../platform/use-call.ts';

/** Long side of the picture in the dialog, px. */
const LONG_SIDE_PX = 1200;

async function pixelsOf(src: string): Promise<Result<ImageData, 'imagedata'>> {
  const image = new Image();
  image.src = src;
  const isDecoded = await image.decode().then(
    () => true,
    () => false,
  );
  if (!isDecoded) return refuse('imagedata');
  const scale = Math.min(1, LONG_SIDE_PX / Math.max(image.naturalWidth, image.naturalHeight));
  const width = Math.max(1, Math.round(image.naturalWidth * scale));
  const height = Math.max(1, Math.round(image.naturalHeight * scale));
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0, width, height);
  const pixels = context?.getImageData(0, 0, width, height);
  return pixels ? ok(pixels) : refuse('imagedata');
}

export type LitPhoto = {
  readonly ref: RefObject<HTMLCanvasElement | null>;
  /** Of the canvas, px; null until the photo is there. */
  readonly size: Size | null;
  /** As it was taken. */
  readonly pixels: ImageData | null;
  readonly isUnreadable: boolean;
};

/** A photo on a canvas in the look that is being chosen, by the same arithmetic as in print. */
export function useLitPhoto(src: string, wanted: PhotoLook): LitPhoto {
  const ref = useRef<HTMLCanvasElement>(null);
  const { value: pixels, failure } = useCall(src, () => pixelsOf(src));
  // The slider stays responsive, the picture follows later.
  const look = useDeferredValue(wanted);
  useEffect(() => {
    const context = ref.current?.getContext('2d');
    if (!context || !pixels) return;
    const lit = new ImageData(new Uint8ClampedArray(pixels.data), pixels.width, pixels.height);
    if (!isPlainLook(look)) paintLook(lit.data, look);
    context.putImageData(lit, 0, 0);
  }, [pixels, look]);
  return { ref, size: pixels, pixels, isUnreadable: failure !== null };
}
