import {
  CUT_MARGIN_PT,
  cropRect,
  type DraftPhoto,
  frontSizePt,
  isArt,
  type Kit,
  type KitInfo,
  type KitPageItem,
  type Material,
  photoFramesOf,
  pictureSize,
} from '@fumi/domain';
import {
  type CalendarItem,
  type FontChain,
  type FrontItem,
  type GlyphSource,
  type LinkItem,
  layoutFrontPage,
  type Page,
  type TextItem,
} from '@fumi/print';
import { paintSvg } from '@fumi/print/svg';
import { itemPreviewUrl } from '../shop/static-url.ts';
import { artRect } from './kit-art.ts';

/** A page of a design, by its number there. */
export type PageDesign = {
  readonly kit: Kit;
  readonly info: KitInfo;
  readonly staticUrl: string;
  readonly material: Pick<Material, 'itemPt' | 'pageRuns'>;
  readonly page: number;
  /** Of a calendar: the month of its edition that is shown, from 0; covers show the first. */
  readonly monthIndex?: number | null | undefined;
  /** Which size of the art is drawn, by default that of print; null for no art. */
  readonly artSize?: ArtSize | null | undefined;
};

/** Many different pages at once use small art: of print size each takes 7 to 20 MB decoded. */
export type ArtSize = 'full' | 'small';

export type PagePhoto = Pick<DraftPhoto, 'size' | 'offset' | 'view'> & {
  readonly url: string;
};

type PageContent = {
  /** As they lie in the page's frames; null while one is empty. */
  readonly photos: readonly (PagePhoto | null)[];
  /** Words in their places. */
  readonly texts?: readonly (TextItem | LinkItem)[];
  /** What the engine fills from the edition. */
  readonly calendars?: readonly CalendarItem[];
};

/** Small art is at most 1040 px long: where many pages are shown, none is wider than a phone. */
const smallArtUrl = (artUrl: string): string => artUrl.replace(/\.webp$/, '-1040.webp');

const artUrlOf = (staticUrl: string, itemId: number, size: ArtSize): string => {
  const artUrl = itemPreviewUrl(staticUrl, itemId);
  return size === 'small' ? smallArtUrl(artUrl) : artUrl;
};

const artItems = ({ kit, page }: Pick<PageDesign, 'kit' | 'page'>) => (kit.pages[page] ?? []).filter(isArt);

/** The pictures of all art of a page. */
export const artUrls = (
  design: Pick<PageDesign, 'kit' | 'page' | 'staticUrl'>,
  size: ArtSize,
): readonly string[] => artItems(design).map(({ itemId }) => artUrlOf(design.staticUrl, itemId, size));

type ArtDesign = Omit<PageDesign, 'info'>;

function artOf(design: ArtDesign, { itemId, z }: KitPageItem, size: ArtSize) {
  const { kit, staticUrl, page, material } = design;
  const sheet = { x: 0, y: 0, ...frontSizePt(kit.orientation, material.itemPt) };
  const box = artRect(kit.id, page, itemId) ?? sheet;
  return { kind: 'art' as const, z, imageId: artUrlOf(staticUrl, itemId, size), box };
}

/** Small art that lies over a photo: its address, and where it lies, pt. */
export const artOver = (design: ArtDesign, photoZ: number) =>
  artItems(design)
    .filter(({ z }) => z > photoZ)
    .map((item) => artOf(design, item, 'small'))
    .map(({ imageId: url, box }) => ({ url, box }));

const photosOn = ({ info, kit, page }: PageDesign, photos: readonly (PagePhoto | null)[]): FrontItem[] =>
  photoFramesOf(info, kit, page).flatMap(({ z, frame }, index): FrontItem[] => {
    const photo = photos[index];
    if (!photo) return [];
    const { url: imageId, size, offset, view } = photo;
    const crop = cropRect(size, frame, offset, view);
    return [{ kind: 'photo', z, imageId, box: frame, imagePx: pictureSize(size, view), crop }];
  });

/**
 * The typefaces of several chains for the painter, each once, with the outlines of all chains: in a chain where a
 * typeface is only a fallback, most of its outlines are missing.
 */
export function everyTypeface(chains: readonly FontChain[]): GlyphSource[] {
  const byId = new Map<string, GlyphSource[]>();
  for (const source of new Set(chains.flatMap((chain) => [...chain]))) {
    byId.set(source.fontId, [...(byId.get(source.fontId) ?? []), source]);
  }
  return [...byId.values()].flatMap((sources) => {
    const [first] = sources;
    if (!first || sources.length === 1) return sources;
    return [{ ...first, path: (id: number) => sources.map((source) => source.path(id)).find(Boolean) ?? '' }];
  });
}

/** A page as it is to be painted, and the typefaces of its words. */
export type DrawnPage = { readonly page: Page; readonly fonts: readonly GlyphSource[] };

/** A page as the press prints it: art, photos and lines in the order of their z. */
export function layoutPage(design: PageDesign, content: PageContent): DrawnPage {
  const { width, height } = frontSizePt(design.kit.orientation, design.material.itemPt);
  const { photos, texts = [], calendars = [] } = content;
  const { artSize = 'full' } = design;
  const art = artSize === null ? [] : artItems(design).map((item) => artOf(design, item, artSize));
  const page = layoutFrontPage({
    widthPt: width,
    heightPt: height,
    bleedPt: CUT_MARGIN_PT,
    items: [...art, ...photosOn(design, photos), ...texts, ...calendars],
  });
  const set = [...texts, ...calendars].flatMap((item) => ('fonts' in item ? [item.fonts] : []));
  return { page, fonts: everyTypeface(set) };
}

/** The page cut to its trim. */
export const drawPage = ({ page, fonts }: DrawnPage, idPrefix: string): string =>
  paintSvg(page, { fonts, imageHref: (url) => url, area: 'trim', idPrefix });
