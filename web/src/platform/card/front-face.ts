import {
  CUT_MARGIN_PT,
  type DraftPhoto,
  frontSizePt,
  type Kit,
  type KitInfo,
  type KitPageItem,
  photoFrameOf,
} from '@fumi/domain';
import { type FontChain, type FrontItem, layoutFrontPage } from '@fumi/print';
import { paintSvg } from '@fumi/print/svg';
import { itemPreviewUrl } from '../static-url.ts';
import { artPlace } from './kit-art.ts';

export type FrontDesign = {
  readonly kit: Kit;
  readonly info: KitInfo;
  readonly staticUrl: string;
  readonly frontPage: number;
};

export type FrontPhoto = Pick<DraftPhoto, 'size' | 'offset'> & { readonly url: string };

/** A front carries no typed text yet, so that no outline is asked for. */
const NO_FONTS = [] as readonly unknown[] as FontChain;

function itemOf(design: FrontDesign, item: KitPageItem, photo: FrontPhoto | null): FrontItem[] {
  const { kit, info, staticUrl, frontPage } = design;
  if (item.photoDesignId === undefined) {
    const box = artPlace(kit.id, frontPage, item.itemId) ?? { x: 0, y: 0, ...frontSizePt(kit.orientation) };
    return [{ kind: 'art', z: item.z, imageId: itemPreviewUrl(staticUrl, item.itemId), box }];
  }
  const box = photoFrameOf(info, kit, frontPage);
  if (photo === null || box === null) return [];
  const placed = { imageId: photo.url, box, imagePx: photo.size, offset: photo.offset };
  return [{ kind: 'photo', z: item.z, ...placed }];
}

/** The front as the press prints it, cut to the card: art, photo and frame in the order of their z. */
export function drawFront(design: FrontDesign, photo: FrontPhoto | null, idPrefix: string): string {
  const { width, height } = frontSizePt(design.kit.orientation);
  const items = design.kit.pages[design.frontPage] ?? [];
  const page = layoutFrontPage({
    widthPt: width,
    heightPt: height,
    bleedPt: CUT_MARGIN_PT,
    fonts: NO_FONTS,
    items: items.flatMap((item) => itemOf(design, item, photo)),
  });
  return paintSvg(page, { fonts: [], imageHref: (url) => url, area: 'trim', idPrefix });
}
