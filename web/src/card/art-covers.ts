import type { ArtCover, Rect } from '@fumi/domain';
import { createCache, useCached } from '../platform/cache.ts';

/* Where the art of a design hides the photo below it: its picture in small, of which only the opacity is kept. */

type Opacity = Omit<ArtCover, 'box'>;
type Art = { readonly url: string; readonly box: Rect };

/** A face is some twenty cells wide. */
const COLUMNS = 120;

async function readOpacity(url: string): Promise<Opacity | null> {
  const response = await fetch(url);
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

/** By the addresses of all arts of a page, which none holds a space. */
const opacities = createCache(
  async (urls: string): Promise<readonly (Opacity | null)[]> =>
    Promise.all(urls.split(' ').map((url) => readOpacity(url).catch(() => null))),
);

const NONE: readonly ArtCover[] = [];

/** How opaque arts are, once their pictures are read; what can't be read hides nothing. */
export function useArtCovers(arts: readonly Art[]): readonly ArtCover[] {
  const read = useCached(opacities, arts.length > 0 ? arts.map(({ url }) => url).join(' ') : null);
  if (read === null) return NONE;
  return arts.flatMap(({ box }, index) => {
    const opacity = read[index];
    return opacity ? [{ box, ...opacity }] : [];
  });
}
