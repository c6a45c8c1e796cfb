import type { Kit, Material, PrintAddress } from '@fumi/domain';
import {
  type AddressLayout,
  type FontChain,
  type Issue,
  layoutAddressPage,
  type Operation,
  readAddressLayout,
} from '@fumi/print';
import { paintSvg } from '@fumi/print/svg';
import { addressLayoutUrl, itemPreviewUrl } from '../static-url.ts';

/** What the backs of a design have in common. */
export type FaceDesign = {
  readonly layoutUrl: string;
  /** Art of the back, whole sheets, for instance the red 年賀. */
  readonly artUrls: readonly string[];
};

const DEFAULT_LAYOUT = 'PortraitA';

/** The back of a chosen design; without one, the plain postcard (spec §3: default PortraitA). */
export function faceDesignOf(
  staticUrl: string,
  material: Pick<Material, 'id' | 'backPage'>,
  kit: Kit | null,
): FaceDesign {
  const items = (kit && material.backPage !== null ? kit.pages[material.backPage] : undefined) ?? [];
  return {
    layoutUrl: addressLayoutUrl(staticUrl, material.id, kit?.addressLayout ?? DEFAULT_LAYOUT),
    artUrls: items
      .filter(({ photoDesignId }) => photoDesignId === undefined)
      .map(({ itemId }) => itemPreviewUrl(staticUrl, itemId)),
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
  readonly artUrls: readonly string[];
  readonly sender: PrintAddress | null;
  readonly recipient: PrintAddress | null;
  readonly qr?: string | null;
  /** Sets the ids of several faces in one document apart. */
  readonly idPrefix: string;
};

/** The address face as the press prints it, cut to the card. The same engine sets the press file (design §1). */
export function drawFace({ layout, fonts, artUrls, sender, recipient, qr = null, idPrefix }: Request): Face {
  const page = layoutAddressPage({ layout, fonts, sender, recipient, qr });
  const art = artUrls.map(
    (imageId): Operation => ({
      kind: 'image',
      imageId,
      box: { x: 0, y: 0, width: page.widthPt, height: page.heightPt },
      clip: null,
    }),
  );
  const operations = [...art, ...page.operations];
  const svg = paintSvg({ ...page, operations }, { fonts, imageHref: (url) => url, area: 'trim', idPrefix });
  return { svg, issues: page.issues };
}
