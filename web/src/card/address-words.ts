import type { PrintAddress } from '@fumi/domain';
import { type AddressWord, addressWords } from '@fumi/print';
import { useMemo } from 'react';
import { type FaceDesign, useLayout } from './address-face.ts';
import { printedText, useFonts } from './glyph-store.ts';
import { useLocalities } from './localities.ts';

/** The words of an address as its card has them on its lines; none until layout, outlines and zips are here. */
export function useAddressWords(
  design: FaceDesign,
  party: 'sender' | 'recipient',
  address: PrintAddress,
): readonly AddressWord[] {
  const layout = useLayout(design.layoutUrl);
  const fonts = useFonts(printedText(address), design.style.face);
  const localities = useLocalities([address.zip]);
  const { numerals } = design.style;
  return useMemo(
    () =>
      layout && fonts && localities
        ? addressWords(address, { layout, party, fonts, localities, numerals })
        : [],
    [layout, fonts, localities, numerals, party, address],
  );
}
