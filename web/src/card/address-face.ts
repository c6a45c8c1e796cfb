import {
  type AddressStyle,
  DEFAULT_ADDRESS_STYLE,
  type Kit,
  type Material,
  type PrintAddress,
  type Rect,
} from '@fumi/domain';
import {
  type AddressLayout,
  type FontChain,
  type Issue,
  layoutAddressPage,
  type Operation,
  type PlacesOfZip,
  readAddressLayout,
} from '@fumi/print';
import { paintSvg } from '@fumi/print/svg';
import { addressLayoutUrl, itemPreviewUrl } from '../shop/static-url.ts';
import { artPlace } from './kit-art.ts';

/** What the backs of a design have in common. */
export type FaceDesign = {
  readonly layoutUrl: string;
  readonly style: AddressStyle;
  /** Art of the back, for instance the red 年賀; places in pt on the sheet. */
  readonly art: readonly { readonly url: string; readonly box: Rect }[];
};

/** Without a design (spec §3). */
const DEFAULT_LAYOUT = 'PortraitA';

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
  return {
    layoutUrl: addressLayoutUrl(staticUrl, material.id, kit?.addressLayout ?? DEFAULT_LAYOUT),
    style,
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
  readonly numerals: AddressStyle['numerals'];
  readonly places: PlacesOfZip;
  readonly art: FaceDesign['art'];
  readonly sender: PrintAddress | null;
  readonly recipient: PrintAddress | null;
  readonly qr?: string | null;
  /** Sets the ids of several faces in one document apart. */
  readonly idPrefix: string;
};

/** The address face as the press prints it, cut to the card. The same engine sets the press file (design §1). */
export function drawFace({ art, idPrefix, qr = null, ...card }: Request): Face {
  const page = layoutAddressPage({ ...card, qr });
  const images = art.map(({ url, box }): Operation => ({ kind: 'image', imageId: url, box, clip: null }));
  const operations = [...images, ...page.operations];
  const svg = paintSvg(
    { ...page, operations },
    { fonts: card.fonts, imageHref: (url) => url, area: 'trim', idPrefix },
  );
  return { svg, issues: page.issues };
}
