import {
  type AddressStyle,
  DEFAULT_ADDRESS_LAYOUT,
  DEFAULT_ADDRESS_STYLE,
  hasCommentPlace,
  type Kit,
  type Material,
  onAddressSide,
  type PrintAddress,
  type Rect,
} from '@fumi/domain';
import {
  type AddressLayout,
  type Issue,
  layoutAddressPage,
  type Operation,
  readAddressLayout,
} from '@fumi/print';
import { paintSvg } from '@fumi/print/svg';
import { useId, useMemo } from 'react';
import { awaitedFile } from '../platform/awaited-file.ts';
import { createCache, useCached } from '../platform/cache.ts';
import { addressLayoutUrl, itemPreviewUrl } from '../shop/static-url.ts';
import { printedText, useFonts } from './glyph-store.ts';
import { artRect } from './kit-art.ts';
import { useLocalities } from './localities.ts';
import { useArtOf } from './use-art.ts';
import { useLatest } from './use-latest.ts';

/** What the backs of a design have in common. */
export type FaceDesign = {
  readonly layoutUrl: string;
  readonly style: AddressStyle;
  /** Art of the back, for instance the red 年賀; boxes in pt on the sheet. */
  readonly art: readonly { readonly url: string; readonly box: Rect }[];
  /** Whether the front has a place for a recipient's own comment. */
  readonly hasCommentPlace: boolean;
};

/** The art of the back; its boxes are in the kit's detail, which the flow's guard has loaded. */
const artOfBack = (staticUrl: string, kit: Kit, backPage: number): FaceDesign['art'] =>
  (kit.pages[backPage] ?? []).flatMap(({ itemId, photoDesignId }) => {
    const box = photoDesignId === undefined ? artRect(kit.id, backPage, itemId) : null;
    return box ? [{ url: itemPreviewUrl(staticUrl, itemId), box }] : [];
  });

/** The back of a chosen design in a style; without a design, the plain postcard (spec §3: default PortraitA). */
export function faceDesignOf(
  staticUrl: string,
  material: Pick<Material, 'id' | 'frontPage' | 'backPage'>,
  kit: Kit | null,
  style: AddressStyle = DEFAULT_ADDRESS_STYLE,
): FaceDesign {
  return {
    layoutUrl: addressLayoutUrl(staticUrl, material.id, kit?.addressLayout ?? DEFAULT_ADDRESS_LAYOUT),
    style,
    art: kit && material.backPage !== null ? artOfBack(staticUrl, kit, material.backPage) : [],
    hasCommentPlace: kit !== null && hasCommentPlace(kit, material.frontPage),
  };
}

const layouts = createCache(
  async (url: string): Promise<AddressLayout | null> => readAddressLayout(await awaitedFile(url)),
);

/** A layout file; null where it can't be loaded. */
export const loadLayout = layouts.load;

/** A layout file for a component; null until it has loaded. */
export const useLayout = (url: string): AddressLayout | null => useCached(layouts, url);

export type DrawnFace = {
  readonly svg: string;
  readonly issues: readonly Issue[];
  /** Whether the design's art has loaded. */
  readonly isArtHere: boolean;
};

/** What stands on an address face. */
export type FaceContent = {
  readonly design: FaceDesign;
  readonly sender: PrintAddress | null;
  readonly recipient: PrintAddress | null;
  /** Text of the QR code for the print shop; known once the book exists. */
  readonly qr?: string | null;
};

type Resources = Pick<Parameters<typeof layoutAddressPage>[0], 'layout' | 'fonts' | 'localities'>;

/**
 * An address face cut to the card, by the engine that makes the press file (design §1). `idPrefix` keeps the
 * ids of several faces apart.
 */
function drawFace(
  content: Required<FaceContent>,
  resources: Resources,
  idPrefix: string,
): Omit<DrawnFace, 'isArtHere'> {
  const { design, sender, qr } = content;
  const recipient = content.recipient && onAddressSide(content.recipient, design.hasCommentPlace);
  const { numerals, barcode = false } = design.style;
  const page = layoutAddressPage({ ...resources, numerals, barcode, sender, recipient, qr });
  const images = design.art.map(
    ({ url, box }): Operation => ({ kind: 'image', imageId: url, box, clip: null }),
  );
  const operations = [...images, ...page.operations];
  const { fonts } = resources;
  const svg = paintSvg({ ...page, operations }, { fonts, imageHref: (url) => url, area: 'trim', idPrefix });
  return { svg, issues: page.issues };
}

const NOTHING: readonly (readonly Issue[])[] = [];

type CardsContent = {
  readonly design: FaceDesign;
  readonly sender: PrintAddress;
  readonly recipients: readonly PrintAddress[];
};

/**
 * The engine's issues of every card, without painting: of each recipient's in their order, then of one with
 * the sender alone. Empty until layout, outlines and zips have loaded; while those of a new character load,
 * the last issues stay.
 */
export function useCardIssues({ design, sender, recipients }: CardsContent): readonly (readonly Issue[])[] {
  const layout = useLayout(design.layoutUrl);
  const { hasCommentPlace: hasPlace, style } = design;
  const { face: font, numerals, barcode = false } = style;
  const text = useMemo(() => [sender, ...recipients].map(printedText).join(''), [sender, recipients]);
  const fonts = useFonts(text, font);
  const localities = useLocalities([sender, ...recipients].map(({ zip }) => zip));
  const issues = useMemo(() => {
    if (!layout || !localities || fonts?.[0].fontId !== font) return null;
    const shared = { layout, fonts, localities, numerals, barcode, sender, qr: null };
    const printed = recipients.map((recipient) => onAddressSide(recipient, hasPlace));
    return [...printed, null].map((recipient) => layoutAddressPage({ ...shared, recipient }).issues);
  }, [layout, localities, fonts, font, numerals, barcode, sender, recipients, hasPlace]);
  return useLatest(issues) ?? NOTHING;
}

/**
 * The address face, drawn again as its texts change. Null until layout, outlines and zips are here; while the
 * outlines of a new character are on their way, the last picture stays.
 */
export function useAddressFace({ design, sender, recipient, qr = null }: FaceContent): DrawnFace | null {
  const idPrefix = useId().replace(/[^\w-]/g, '');
  const layout = useLayout(design.layoutUrl);
  const font = design.style.face;
  const fonts = useFonts(`${printedText(sender)}${printedText(recipient)}`, font);
  const localities = useLocalities([sender?.zip ?? '', recipient?.zip ?? '']);
  const { isHere: isArtHere, isRefused } = useArtOf(design.art.map(({ url }) => url));
  // A browser requests a picture in an SVG only once: after a refusal the face is painted again once it has
  // loaded.
  const shown = useMemo(() => (isRefused ? { ...design, art: [] } : design), [design, isRefused]);
  const face = useMemo(
    () =>
      layout && localities && fonts?.[0].fontId === font
        ? drawFace({ design: shown, sender, recipient, qr }, { layout, fonts, localities }, idPrefix)
        : null,
    [layout, fonts, font, localities, shown, sender, recipient, qr, idPrefix],
  );
  const latest = useLatest(face);
  return useMemo(() => latest && { ...latest, isArtHere }, [latest, isArtHere]);
}
