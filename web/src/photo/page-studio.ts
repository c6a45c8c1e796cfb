import type { DecodedPhoto, Studio } from './draw-photo.ts';

/** The element turns the photo upright by itself; it holds the page up, which is why this is the second choice. */
async function decode(file: Blob): Promise<DecodedPhoto> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch (error) {
    URL.revokeObjectURL(url);
    throw error;
  }
  return {
    source: image,
    width: image.naturalWidth,
    height: image.naturalHeight,
    close: () => URL.revokeObjectURL(url),
  };
}

function canvasOf({ width, height }: { width: number; height: number }): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** For browsers whose workers can't draw. */
export const pageStudio: Studio = {
  canvas: canvasOf,
  encode: (canvas, quality) =>
    new Promise((resolve) => (canvas as HTMLCanvasElement).toBlob(resolve, 'image/jpeg', quality)),
  decode,
};
