import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { invariant } from '@fumi/domain';
import type { PdfImage } from '@fumi/print/pdf';
import type { ObjectStorage } from '../adapters/storage.ts';
import type { Content } from '../content/content.ts';
import type { ImageProcessing } from '../images/image-processing.ts';
import type { BookItemRow } from '../modules/book/book.repository.ts';

/** Where the pictures of a book are found. */
export type PressSources = {
  readonly content: Content;
  readonly images: ImageProcessing;
  readonly storage: ObjectStorage;
};

/** Decoded art of the last designs; some 3 MB each. */
const MAX_KNOWN_ART = 24;

export type PressImages = {
  /** The pictures of a book by the ids that its items have. Draws the design first where it is not drawn yet. */
  readonly of: (kitId: number, items: readonly BookItemRow[]) => Promise<Map<string, PdfImage>>;
};

export const imageIdOf = ({ kind, itemId, objectKey }: BookItemRow): string =>
  kind === 'art' ? `art-${itemId}` : (objectKey ?? '');

/** The shadow of art, which is printed below it. */
export const shadowIdOf = (imageId: string): string => `${imageId}-shadow`;

type Art = { readonly picture: PdfImage; readonly shadow: PdfImage | null };

export function openPressImages({ content, images, storage }: PressSources): PressImages {
  const knownArt = new Map<string, Art>();
  const drawnKits = new Set<number>();

  const artFile = (itemId: number): string =>
    path.join(content.staticDir, `material/v2/item/media/${itemId}/preview.png`);

  const ensureDrawn = async (kitId: number, itemIds: readonly number[]): Promise<void> => {
    const isMissing = itemIds.some((itemId) => !existsSync(artFile(itemId)));
    if (!isMissing && drawnKits.has(kitId)) return;
    await content.drawing.drawKit(kitId);
    drawnKits.add(kitId);
  };
  const readArt = async (itemId: number): Promise<Art> => {
    const file = artFile(itemId);
    const key = `${itemId}:${(await stat(file)).mtimeMs}`;
    const known = knownArt.get(key);
    if (known) return known;
    const { shadow, ...picture } = await images.decodeArt(await readFile(file));
    const art: Art = {
      picture: { kind: 'raw', ...picture, filtered: true },
      shadow: shadow && { kind: 'raw', ...shadow, filtered: true },
    };
    knownArt.set(key, art);
    const [oldest] = knownArt.keys();
    if (knownArt.size > MAX_KNOWN_ART && oldest) knownArt.delete(oldest);
    return art;
  };
  const readPhoto = async (objectKey: string): Promise<PdfImage> => {
    const bytes = await storage.get(objectKey);
    invariant(bytes, 'A photo of a finished book is in the store.');
    return { kind: 'jpeg', bytes };
  };

  return {
    of: async (kitId, items) => {
      const itemIds = items.flatMap(({ itemId }) => itemId ?? []);
      await ensureDrawn(kitId, itemIds);
      const found = new Map<string, PdfImage>();
      for (const item of items) {
        const id = imageIdOf(item);
        if (found.has(id)) continue;
        if (item.itemId !== null) {
          const { picture, shadow } = await readArt(item.itemId);
          found.set(id, picture);
          if (shadow) found.set(shadowIdOf(id), shadow);
        } else if (item.objectKey !== null) found.set(id, await readPhoto(item.objectKey));
      }
      return found;
    },
  };
}
