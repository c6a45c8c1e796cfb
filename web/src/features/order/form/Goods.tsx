import {
  emptyPrintAddress,
  hasAddresses,
  isBound,
  type Kit,
  monthIndexesOf,
  qrText,
  recipientLimit,
  showcaseBookPage,
  templatesOf,
} from '@fumi/domain';
import { useCallback, useMemo } from 'react';
import { useAddressChecks } from '../../../address/address-check.ts';
import { CardFaces } from '../../../address/CardFaces.tsx';
import { faceDesignOf } from '../../../card/address-face.ts';
import { campaignCopy } from '../../../copy/campaign.ts';
import { checkoutCopy } from '../../../copy/checkout.ts';
import { orderCopy } from '../../../copy/order.ts';
import { slotNamesOf } from '../../../draft/slot-names.ts';
import { addressLayoutUrl } from '../../../shop/static-url.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { Message } from '../../../ui/Message.tsx';
import { Note } from '../../../ui/Note.tsx';
import { bookPhotoUrl, type CheckoutGoods, type FinishedBook, textsOnPage } from '../load-goods.ts';
import { BookFront, DesignFront, FrontFrame } from '../OrderFront.tsx';
import { ProofLink } from '../ProofLink.tsx';
import styles from './Goods.module.css';

type Props = { readonly goods: CheckoutGoods; readonly kit: Kit | null };

/** What is ordered: the member's own book, or what a campaign has prepared. */
export function Goods({ goods: { campaign, product, book }, kit }: Props) {
  if (!campaign) return book ? <BookSummary book={book} kit={kit} /> : null;
  return (
    <div className={styles.summary}>
      {kit ? (
        <FrontFrame kit={kit}>
          <DesignFront kit={kit} label={campaignCopy.design(kit.label)} />
        </FrontFrame>
      ) : null}
      <p>
        <strong>{campaign.title}</strong>
        <br />
        {product.name}
      </p>
      <Note>{campaignCopy.until(campaign.endsOn)}</Note>
    </div>
  );
}

type BookProps = { readonly book: FinishedBook; readonly kit: Kit | null };

/**
 * Each page of the finished book that has a photo of its own, and its proof: the press file itself. Of a bound book,
 * whose pages are many, the cover stands for all.
 */
function BookSummary({ book, kit }: BookProps) {
  const shop = useShop();
  const { material, product } = shop;
  const { templates = templatesOf(material) } = book;
  const monthIndexes = monthIndexesOf(material);
  const names = slotNamesOf(shop, kit?.id ?? null);
  const shown = useMemo(
    () =>
      (isBound(product) ? [showcaseBookPage(material)] : book.photoPages).map((pageNo) => ({
        pageNo,
        texts: textsOnPage(book.texts, pageNo),
      })),
    [product, material, book],
  );
  return (
    <div className={styles.summary}>
      {kit ? (
        <FrontFrame kit={kit} isMany={shown.length > 1}>
          {shown.map(({ pageNo, texts }, index) => (
            <BookFront
              key={pageNo}
              {...{ kit, texts }}
              page={templates[pageNo - 1]}
              monthIndex={monthIndexes[pageNo - 1] ?? null}
              settings={book.calendarSettings}
              textStyle={book.textStyle}
              photoUrl={bookPhotoUrl(book.code, pageNo)}
              label={orderCopy.front(kit.label, shown.length > 1 ? names.page(pageNo, index + 1) : null)}
            />
          ))}
        </FrontFrame>
      ) : null}
      <ProofLink bookCode={book.code} press={book.press} />
      <Note>{orderCopy.proofNote(templates.length)}</Note>
    </div>
  );
}

/** The address faces of the member's own book, folded; nothing for products without addresses. */
export function Faces({ goods: { book, product }, kit }: Props) {
  if (book === null || !hasAddresses(product.flow)) return null;
  return (
    <details className={styles.faces}>
      <summary>{checkoutCopy.faces}</summary>
      <h2>{orderCopy.backHeading}</h2>
      {book.lostRecipients > 0 || book.isSenderLost ? (
        <Message tone="warning">{orderCopy.lostAddresses}</Message>
      ) : (
        <Backs book={book} kit={kit} />
      )}
    </details>
  );
}

/** The address face of every card of a finished book. */
function Backs({ book, kit }: BookProps) {
  const { staticUrl, material } = useShop();
  // The design may have changed its layout since.
  const layoutUrl = addressLayoutUrl(staticUrl, material.id, book.addressLayout);
  const design = useMemo(
    () => ({ ...faceDesignOf(staticUrl, material, kit, book.addressStyle), layoutUrl }),
    [staticUrl, material, kit, book.addressStyle, layoutUrl],
  );
  const qrOf = useCallback((pageNo: number) => qrText(book.code, pageNo), [book.code]);
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
