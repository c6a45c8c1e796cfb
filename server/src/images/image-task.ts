import type { DecodedArt } from './decode-art.ts';
import type { PixelBounds, Reencoded } from './reencode.ts';

/** What the image process is asked, and what it answers. Both cross as structured clones. */
export type ImageTask =
  | { readonly kind: 'photo'; readonly bytes: Uint8Array; readonly bounds: PixelBounds }
  | { readonly kind: 'art'; readonly bytes: Uint8Array };

export type ImageAnswer =
  | { readonly kind: 'photo'; readonly photo: Reencoded }
  | { readonly kind: 'art'; readonly art: DecodedArt }
  /** The bytes are no picture; the reason is for the log. */
  | { readonly kind: 'refused'; readonly reason: string };
