import {
  type AddressStyle,
  DEFAULT_ADDRESS_STYLE,
  type Kit,
  type Material,
  type PrintAddress,
  type Rect,
  styledLayout,
} from '@fumi/domain';
import {
  type AddressLayout,
  type FontChain,
  type Issue,
  layoutAddressPage,
  type Operation,
  readAddressLayout,
} from '@fumi/print';
import { paintSvg } from '@fumi/print/svg';
import { addressLayoutUrl, itemPreviewUrl } from '../shop/static-url.ts';
import { artPlace } from './kit-art.ts';

/** What the backs of a design have in common. */
export type FaceDesign = {
  readonly layoutUrl: string;
  /** Art of the back, for instance the red 年賀; places in pt on the sheet. */
  readonly art: readonly { readonly url: string; readonly box: Rect }[];
};

/** Without a design (spec §3). */
export const DEFAULT_LAYOUT = 'PortraitA';

/** The kit's detail knows the places; the flow's guard has fetched it. */
const artOfBack = (staticUrl: string, kit: Kit, backPage: number): FaceDesign['art'] =>
  (kit.pages[backPage] ?? []).flatMap(({ itemId, photoDesignId }) => {
    const box = photoDesignId === undefined ? artPlace(kit.id, backPage, itemId) : null;
    return box ? [{ url: itemPreviewUrl(staticUrl, itemId), box }] : [];
  });

/** The back of a chosen design in a style; without a design, the plain postcard (spec §3: default PortraitA). */
export function faceDesignOf(
  staticUrl: string,
  material: Pick<Material, 'id' | 'backPage'>,
  kit: Kit | null,
  style: AddressStyle = DEFAULT_ADDRESS_STYLE,
): FaceDesign {
  const layout = styledLayout(kit?.addressLayout ?? DEFAULT_LAYOUT, style);
  return {
    layoutUrl: addressLayoutUrl(staticUrl, material.id, layout),
    art: kit && material.backPage !== null ? artOfBack(staticUrl, kit, material.backPage) : [],
  };
}

const layouts = new Map<string, Promise<AddressLayout | null>>();

/** A layout file, fetched once; null where it does not come, and then asked for again. */
export function loadLayout(url: string): Promise<AddressLayout | null> {
  const known = layouts.get(url);
  if (known) return known;
  const loading = fetch(url)
    .then(async (response) => (response.ok ? readAddressLayout(await response.json()) : null))
    .catch(() => null)
    .then((layout) => {
      if (layout === null) layouts.delete(url);
      return layout;
    });
  layouts.set(url, loading);
  return loading;
}

export type Face = { readonly svg: string; readonly issues: readonly Issue[] };

type Request = {
  readonly layout: AddressLayout;
  readonly fonts: FontChain;
  readonly art: FaceDesign['art'];
  readonly sender: PrintAddress | null;
  readonly recipient: PrintAddress | null;
  readonly qr?: string | null;
  /** Sets the ids of several faces in one document apart. */
  readonly idPrefix: string;
};

/** The address face as the press prints it, cut to the card. The same engine sets the press file (design §1). */
export function drawFace({ layout, fonts, art, sender, recipient, qr = null, idPrefix }: Request): Face {
  const page = layoutAddressPage({ layout, fonts, sender, recipient, qr });
  const images = art.map(({ url, box }): Operation => ({ kind: 'image', imageId: url, box, clip: null }));
  const operations = [...images, ...page.operations];
  const svg = paintSvg({ ...page, operations }, { fonts, imageHref: (url) => url, area: 'trim', idPrefix });
  return { svg, issues: page.issues };
}
