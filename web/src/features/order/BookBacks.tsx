import { emptyPrintAddress, type Kit, recipientLimit } from '@fumi/domain';
import { useMemo } from 'react';
import { useAddressChecks } from '../../address/address-check.ts';
import { CardFaces } from '../../address/CardFaces.tsx';
import { faceDesignOf } from '../../card/address-face.ts';
import { addressLayoutUrl } from '../../shop/static-url.ts';
import { useShop } from '../../shop/use-shop.ts';
import type { FinishedBook } from './load-book.ts';

/** The text of the print shop's code on a page; the press prints the same (server: printing/press-pages). */
const qrText = (bookCode: string) => (pageNo: number) => `${bookCode}/${pageNo}`;

/** The address face of every card of a finished book. */
export function BookBacks({ book, kit }: { readonly book: FinishedBook; readonly kit: Kit | null }) {
  const { staticUrl, material } = useShop();
  // The design may have changed its layout since.
  const layoutUrl = addressLayoutUrl(staticUrl, material.id, book.address_layout);
  const design = useMemo(
    () => ({ ...faceDesignOf(staticUrl, material, kit, book.address_style), layoutUrl }),
    [staticUrl, material, kit, book.address_style, layoutUrl],
  );
  const qrOf = useMemo(() => qrText(book.code), [book.code]);
  const sender = useMemo(() => book.sender ?? emptyPrintAddress(), [book.sender]);
  const problems = useAddressChecks(book.recipients, true);
  return (
    <CardFaces
      {...{ design, sender, problems, qrOf }}
      recipients={book.recipients}
      limit={recipientLimit(material)}
    />
  );
}
