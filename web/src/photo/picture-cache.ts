import { type DraftPhoto, isPlainView, PLAIN_VIEW } from '@fumi/domain';
import { useDeferredValue, useMemo } from 'react';
import { draftStore, useDraft } from '../draft/draft-store.ts';
import { createCache, useCached } from '../platform/cache.ts';
import { onceReached } from '../platform/connection.ts';
import type { PictureKind } from './photo-pictures.ts';

const queue: (() => Promise<void>)[] = [];
let isDrawing = false;

async function drawQueue(): Promise<void> {
  if (isDrawing) return;
  isDrawing = true;
  for (let job = queue.shift(); job; job = queue.shift()) await job();
  isDrawing = false;
}

/** Twice as fine is as much as a phone holds of a photo that is not seen whole. */
const MOST_DETAIL = 2;

type Wanted = Pick<DraftPhoto, 'imageId' | 'view' | 'look'>;

/** Names the picture: the photo's id, and behind it what a person has made of it. Zoom alone is cut by geometry. */
export function pictureKey({ imageId, view = PLAIN_VIEW, look }: Wanted, kind: PictureKind): string {
  const detail = kind === 'screen' ? Math.min(MOST_DETAIL, Math.round(view.zoom)) : 1;
  const turned = { ...view, zoom: 1 };
  if (isPlainView(turned) && !look && detail === 1) return imageId;
  return `${imageId} ${JSON.stringify({ view: turned, look, detail })}`;
}

/** Most visitors have no photo yet: what draws them is loaded with the first one, which may be chosen without a network. */
const loadDrawing = () =>
  onceReached(() => Promise.all([import('./photo-pictures.ts'), import('../draft/photo-file.ts')]));

/** Draws a photo of the draft when its turn comes; null where it can't be drawn. */
async function draw(kind: PictureKind, key: string): Promise<string | null> {
  const { photos, unused } = draftStore.getState();
  const [imageId = '', made = '{}'] = key.split(/ (.*)/s);
  const photo = [...photos, ...unused].find((each) => each?.imageId === imageId);
  if (!photo) return null;
  const [{ previewOf }, { photoFile }] = await loadDrawing();
  const file = await photoFile(imageId);
  const picture = file && (await previewOf(file, { size: photo.size, ...JSON.parse(made) }, kind));
  return picture ? URL.createObjectURL(picture) : null;
}

/**
 * One after another, because two decoded photos at once are too much for a small phone; what fills the screen before
 * what is small.
 */
const drawInTurn = (kind: PictureKind, key: string): Promise<string | null> =>
  new Promise((resolve) => {
    // Whatever fails holds up none that follow; all wait alike for the code that draws.
    const job = async () => resolve(await draw(kind, key).catch(() => null));
    if (kind === 'screen') queue.unshift(job);
    else queue.push(job);
    void drawQueue();
  });

/** Addresses of pictures. An object URL holds memory until it is revoked: the oldest go. */
const cacheOf = (kind: PictureKind, most: number) =>
  createCache<string, string>((key) => drawInTurn(kind, key), {
    most,
    release: (url) => URL.revokeObjectURL(url),
  });

/** A calendar shows a dozen pages at once; of the small pictures all of a book are kept. */
const caches = {
  screen: cacheOf('screen', 24),
  design: cacheOf('design', 1),
  thumb: cacheOf('thumb', 160),
  small: cacheOf('small', 160),
};

/** Keeps a picture that was made while the photo was read, so that it is not drawn again. */
export const keepPicture = (kind: PictureKind, imageId: string, picture: Blob): void =>
  caches[kind].put(imageId, URL.createObjectURL(picture));

/** Address of a chosen photo's picture, turned and lit as it will be; null while there is no photo, or until it is drawn. */
export const usePicture = (photo: Wanted | null, kind: PictureKind = 'screen'): string | null =>
  useCached(caches[kind], photo && pictureKey(photo, kind));

/** The customer's photo for the thumbnails of all designs. */
export type ThumbPhoto = Pick<DraftPhoto, 'imageId' | 'size' | 'offset' | 'view'> & {
  readonly url: string;
  /** The design in which its crop was chosen; in all others it lies at its default place. */
  readonly kitId: number | null;
};

/** The first chosen photo; null while there is none, or until it is drawn. Hundreds of thumbnails change in pieces. */
export function useThumbPhoto(): ThumbPhoto | null {
  const photo = useDraft(({ photos }) => photos.find((each) => each !== null) ?? null);
  const kitId = useDraft(({ choice }) => choice?.kitId ?? null);
  const url = usePicture(photo, 'design');
  const thumb = useMemo(() => (photo && url ? { ...photo, url, kitId } : null), [photo, url, kitId]);
  return useDeferredValue(thumb, null);
}
