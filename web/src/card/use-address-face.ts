import type { PrintAddress } from '@fumi/domain';
import type { AddressLayout } from '@fumi/print';
import { useEffect, useId, useMemo, useState } from 'react';
import { drawFace, type Face, type FaceDesign, loadLayout } from './address-face.ts';
import { printedText, useFonts } from './glyph-store.ts';
import { useZipPlaces } from './zip-places.ts';

/** A layout once it is here. */
export function useLayout(url: string): AddressLayout | null {
  const [loaded, setLoaded] = useState<{ url: string; layout: AddressLayout | null } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void loadLayout(url).then((layout) => isCurrent && setLoaded({ url, layout }));
    return () => {
      isCurrent = false;
    };
  }, [url]);
  return loaded?.url === url ? loaded.layout : null;
}

type Content = {
  readonly design: FaceDesign;
  readonly sender: PrintAddress | null;
  readonly recipient: PrintAddress | null;
  /** The print shop's code; it exists once the book does. */
  readonly qr?: string | null;
};

/**
 * The address face, drawn again as its texts change. Null until layout, outlines and zips are here; while the outlines
 * of a new character are on their way, the last picture stays.
 */
export function useAddressFace({ design, sender, recipient, qr = null }: Content): Face | null {
  const idPrefix = useId().replace(/[^\w-]/g, '');
  const layout = useLayout(design.layoutUrl);
  const text = `${printedText(sender)}${printedText(recipient)}`;
  const { face: font, numerals } = design.style;
  const fonts = useFonts(text, font);
  const places = useZipPlaces([sender?.zip ?? '', recipient?.zip ?? '']);
  const [last, setLast] = useState<Face | null>(null);
  const face = useMemo(
    () =>
      layout && places && fonts?.[0].fontId === font
        ? drawFace({ layout, fonts, numerals, places, art: design.art, sender, recipient, qr, idPrefix })
        : null,
    [layout, fonts, font, numerals, places, design, sender, recipient, qr, idPrefix],
  );
  if (face && face !== last) setLast(face);
  return face ?? last;
}
