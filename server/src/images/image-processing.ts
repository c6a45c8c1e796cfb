import { invariant, ok, type Result, refuse } from '@fumi/domain';
import type { DecodedArt } from './decode-art.ts';
import { type ImageChild, startImageChild } from './image-child.ts';
import { openImagePool } from './image-pool.ts';
import type { PixelBounds, Reencoded } from './reencode.ts';

/** More than this waiting means that we are flooded; whoever comes then is asked to come back. */
const MAX_WAITING = 32;

type ImageRefusal = { readonly code: 'imagedata' | 'unavailable' };

/** Everything that decodes pictures, in processes of their own. */
export type ImageProcessing = {
  readonly reencodePhoto: (
    bytes: Uint8Array,
    bounds: PixelBounds,
  ) => Promise<Result<Reencoded, ImageRefusal>>;
  /** Throws where the art of the content can't be read. */
  readonly decodeArt: (png: Uint8Array) => Promise<DecodedArt>;
  readonly close: () => void;
};

/** `startChild` is the outer edge: tests give processes that die on command. */
export function openImageProcessing(startChild: () => ImageChild = startImageChild): ImageProcessing {
  const pool = openImagePool(startChild);
  return {
    async reencodePhoto(bytes, bounds) {
      if (pool.waitingCount() >= MAX_WAITING) return refuse({ code: 'unavailable' });
      const answer = await pool.perform({ kind: 'photo', bytes, bounds });
      return answer?.kind === 'photo' ? ok(answer.photo) : refuse({ code: 'imagedata' });
    },
    async decodeArt(png) {
      const answer = await pool.perform({ kind: 'art', bytes: png });
      invariant(answer?.kind === 'art', 'The art of the content can be decoded.');
      return answer.art;
    },
    close: pool.close,
  };
}
