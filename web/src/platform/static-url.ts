/* Addresses of static files below `{static}/material/v2/` (spec §7). WebP twins stand beside the spec's files. */

export const kitInfoUrl = (staticUrl: string, materialId: number): string =>
  `${staticUrl}/material/v2/kit/info/${materialId}.json`;

export const kitDetailUrl = (staticUrl: string, materialId: number, kitId: number): string =>
  `${staticUrl}/material/v2/kit/info/${materialId}/info/${kitId}.json`;

export const addressLayoutUrl = (staticUrl: string, materialId: number, layout: string): string =>
  `${staticUrl}/material/v2/kit/info/${materialId}/design/address/${layout}.json`;

/** Print-size art with alpha, as WebP: the same pixels as preview.png at a tenth of its bytes. */
export const itemPreviewUrl = (staticUrl: string, itemId: number): string =>
  `${staticUrl}/material/v2/item/media/${itemId}/preview.webp`;

const thumbFolder = (staticUrl: string, kitId: number, pageNo: number): string =>
  `${staticUrl}/material/v2/kit/media/${kitId}/${pageNo}`;

export const thumbUrl = (staticUrl: string, kitId: number, pageNo: number): string =>
  `${thumbFolder(staticUrl, kitId, pageNo)}/thumb.jpg`;

/** Candidates for `srcset`; the number is the long side in px. */
export const thumbSrcSet = (staticUrl: string, kitId: number, pageNo: number, shortSide = false): string => {
  const folder = thumbFolder(staticUrl, kitId, pageNo);
  const widthOf = (longSide: number): number => Math.round(shortSide ? (longSide * 100) / 148 : longSide);
  return [360, 628].map((side) => `${folder}/thumb-${side}.webp ${widthOf(side)}w`).join(', ');
};
