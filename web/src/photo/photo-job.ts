import type { Rect, Size } from '@fumi/domain';

/** Work on a photo that must not hold up the page; done in a worker, or beside it where there is none. */
export type PhotoJob = {
  readonly file: Blob;
  /** Upright size of the photo, px. */
  readonly size: Size;
  /** The part that is wanted, px of the upright photo. */
  readonly crop: Rect;
  /** Size of the picture to make, px. */
  readonly target: Size;
  readonly quality: number;
};

/** The JPEG, or null where the photo cannot be drawn (spec §8: imagedata). */
export type PhotoJobResult = Blob | null;

export type PhotoRequest = { readonly id: number; readonly job: PhotoJob };
export type PhotoReply = { readonly id: number; readonly result: PhotoJobResult };
