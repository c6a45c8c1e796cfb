import type { Occasion } from '@fumi/domain';

/* Addresses of static files below `{static}/material/v2/` (spec §7). WebP twins stand beside the spec's files. */

export const kitInfoUrl = (staticUrl: string, materialId: number): string =>
  `${staticUrl}/material/v2/kit/info/${materialId}.json`;

export const kitDetailUrl = (staticUrl: string, materialId: number, kitId: number): string =>
  `${staticUrl}/material/v2/kit/info/${materialId}/info/${kitId}.json`;

/** Holidays and 六曜 of a year. */
export const almanacUrl = (staticUrl: string, year: number): string =>
  `${staticUrl}/material/v2/calendar/${year}.json`;

/** Texts to start from, written for an occasion; fetched when somebody asks for them. */
export const phrasesUrl = (staticUrl: string, occasion: Occasion): string =>
  `${staticUrl}/material/v2/phrases/${occasion}.json`;

export const addressLayoutUrl = (staticUrl: string, materialId: number, layout: string): string =>
  `${staticUrl}/material/v2/kit/info/${materialId}/design/address/${layout}.json`;

/** When art that was refused is asked for again: as soon as the shop says (COME_AGAIN_SECONDS of kit.routes.ts). */
export const ART_AGAIN_MS = 2000;

/** Print-size art with alpha, as WebP: the same pixels as preview.png at a tenth of its bytes. */
export const itemPreviewUrl = (staticUrl: string, itemId: number): string =>
  `${staticUrl}/material/v2/item/media/${itemId}/preview.webp`;

const thumbFolder = (staticUrl: string, kitId: number, pageNo: number): string =>
  `${staticUrl}/material/v2/kit/media/${kitId}/${pageNo}`;

export const thumbUrl = (staticUrl: string, kitId: number, pageNo: number): string =>
  `${thumbFolder(staticUrl, kitId, pageNo)}/thumb.jpg`;

/** Long sides of the WebP thumbnails, px. */
const THUMB_SIDES = [360, 628];

/**
 * Candidates for `srcset`, each with the width of the landscape box that it fills. A portrait card is as high as a
 * landscape one beside it, so that its long side fills a box 1.48 times as wide.
 */
const srcSetOf = (isPortrait: boolean, urlOf: (side: number) => string): string =>
  THUMB_SIDES.map((side) => `${urlOf(side)} ${isPortrait ? Math.round((side * 148) / 100) : side}w`).join(
    ', ',
  );

export const thumbSrcSet = (staticUrl: string, kitId: number, pageNo: number, isPortrait: boolean): string =>
  srcSetOf(isPortrait, (side) => `${thumbFolder(staticUrl, kitId, pageNo)}/thumb-${side}.webp`);

/** What lies over the photo, cut to the card as its thumbnail is. */
export const overlaySrcSet = (staticUrl: string, itemId: number, isPortrait: boolean): string =>
  srcSetOf(isPortrait, (side) => `${staticUrl}/material/v2/item/media/${itemId}/trim-${side}.webp`);

/** A page of a filled sample, `height` px high; a file that comes with the shop. */
export const samplePageUrl = (materialId: number, place: number, height: number): string =>
  `/sample-pages/${materialId}-${place}-${height}.webp`;
