import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { invariant } from '@fumi/domain';
import type { PdfImage } from '@fumi/print/pdf';
import type { ObjectStorage } from '../adapters/storage.ts';
import type { Content } from '../content/content.ts';
import type { ArtStreams } from '../images/decode-art.ts';
import type { ImageProcessing } from '../images/image-processing.ts';
import type { BookItemRow } from '../modules/book/book-item.repository.ts';

/** Where the pictures of a book are found. */
export type PressSources = {
  readonly content: Content;
  readonly images: Pick<ImageProcessing, 'decodeArt'>;
  readonly storage: Pick<ObjectStorage, 'get'>;
};

/** Decoded art of the last designs; some 3 MB each. */
const MAX_KNOWN_ART = 24;

export type PressImages = {
  /** The pictures of a book by the ids that its items have. Draws the design first where it is not drawn yet. */
  readonly of: (kitId: number, items: readonly PictureRow[]) => Promise<Map<string, PdfImage>>;
};

type PictureRow = Pick<BookItemRow, 'kind' | 'itemId' | 'objectKey'>;

export const imageIdOf = ({ kind, itemId, objectKey }: PictureRow): string =>
  kind === 'art' ? `art-${itemId}` : (objectKey ?? '');

/*
 * What art is printed as, from below; the picture alone is always there.
 *
 *   shadow  picture  shadow of the lettering  lettering
 */
const LAYERS = ['-shadow', '', '-lettering-shadow', '-lettering'] as const;

/** The ids of a picture's layers in the order of print; a book has those that its pictures have. */
export const layerIdsOf = (imageId: string): readonly string[] => LAYERS.map((layer) => `${imageId}${layer}`);

/** Pictures by their layer. */
type Art = ReadonlyMap<(typeof LAYERS)[number], PdfImage>;

const rawImage = (streams: ArtStreams): PdfImage => ({ kind: 'raw', ...streams, filtered: true });

export function openPressImages({ content, images, storage }: PressSources): PressImages {
  const knownArt = new Map<string, Art>();
  const drawnKits = new Set<number>();

  const artFile = (itemId: number, name = 'preview.png'): string =>
    path.join(content.staticDir, `material/v2/item/media/${itemId}`, name);

  const ensureDrawn = async (kitId: number, itemIds: readonly number[]): Promise<void> => {
    const missing = itemIds.find((itemId) => !existsSync(artFile(itemId)));
    if (missing === undefined && drawnKits.has(kitId)) return;
    // A kit of a closed year borrows its art from another one.
    const drawnBy = missing === undefined ? kitId : (content.kits.kitOfItem(missing) ?? kitId);
    await content.drawing.drawKit(drawnBy, true);
    drawnKits.add(kitId);
  };
  const decode = async (file: string) => {
    const { shadow, ...picture } = await images.decodeArt(await readFile(file));
    return { picture: rawImage(picture), shadow: shadow && rawImage(shadow) };
  };
  const readArt = async (itemId: number): Promise<Art> => {
    const file = artFile(itemId);
    const key = `${itemId}:${(await stat(file)).mtimeMs}`;
    const known = knownArt.get(key);
    if (known) return known;
    const lettering = artFile(itemId, 'lettering.png');
    const hasLettering = existsSync(lettering);
    const plain = await decode(hasLettering ? artFile(itemId, 'press.png') : file);
    const letters = hasLettering ? await decode(lettering) : null;
    const layers = [plain.shadow, plain.picture, letters?.shadow, letters?.picture];
    const art: Art = new Map(
      LAYERS.flatMap((layer, index) => {
        const picture = layers[index];
        return picture ? [[layer, picture] as const] : [];
      }),
    );
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
          for (const [layer, picture] of await readArt(item.itemId)) found.set(`${id}${layer}`, picture);
        } else if (item.objectKey !== null) found.set(id, await readPhoto(item.objectKey));
      }
      return found;
    },
  };
}
