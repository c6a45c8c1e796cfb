import type { ArtCover, Rect } from '@fumi/domain';
import { createCache, useCached } from '../platform/cache.ts';
import { ART_AGAIN_MS } from '../shop/static-url.ts';

/* Where the art of a design hides the photo below it: its picture in small, of which only the opacity is kept. */

type Opacity = Omit<ArtCover, 'box'>;
export type Art = { readonly url: string; readonly box: Rect };

/** A face is some twenty cells wide. */
const COLUMNS = 120;

async function readOpacity(url: string): Promise<Opacity | null> {
  const response = await fetch(url);
  if (response.status === 429) {
    await new Promise((resolve) => setTimeout(resolve, ART_AGAIN_MS));
    return readOpacity(url);
  }
  if (!response.ok) return null;
  const bitmap = await createImageBitmap(await response.blob());
  const rows = Math.max(1, Math.round((COLUMNS * bitmap.height) / bitmap.width));
  const canvas = Object.assign(document.createElement('canvas'), { width: COLUMNS, height: rows });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(bitmap, 0, 0, COLUMNS, rows);
  bitmap.close();
  const pixels = context.getImageData(0, 0, COLUMNS, rows).data;
  const opacity = Uint8Array.from({ length: COLUMNS * rows }, (_, cell) => pixels[4 * cell + 3] ?? 0);
  return { columns: COLUMNS, rows, opacity };
}

const opacityOf = createCache(readOpacity);

type Opacities = ReadonlyMap<string, Opacity>;

/**
 * By the URLs of art that is needed together, joined by spaces (no URL has one). Null where an image can't be read, as
 * while the server still renders it; the cache does not keep null, so the next use asks again.
 */
const opacities = createCache(async (urls: string): Promise<Opacities | null> => {
  const read = await Promise.all(
    urls.split(' ').map(async (url) => [url, await opacityOf.load(url)] as const),
  );
  const known = read.flatMap(([url, opacity]) => (opacity ? [[url, opacity] as const] : []));
  return known.length < read.length ? null : new Map(known);
});

/** The key of these arts in `opacities`; null where there are none. */
function keyOf(arts: readonly Art[]): string | null {
  const urls = new Set(arts.map(({ url }) => url));
  return urls.size > 0 ? [...urls].join(' ') : null;
}

/** How opaque arts are, once their pictures are read. */
export const useOpacities = (arts: readonly Art[]): Opacities | null => useCached(opacities, keyOf(arts));

export async function readOpacities(arts: readonly Art[]): Promise<Opacities | null> {
  const key = keyOf(arts);
  return key === null ? null : opacities.load(key);
}

/** What arts hide; until they are read, nothing. */
export const coversOf = (arts: readonly Art[], read: Opacities | null): ArtCover[] =>
  arts.flatMap(({ url, box }) => {
    const opacity = read?.get(url);
    return opacity ? [{ box, ...opacity }] : [];
  });
