import { isBound, type Kit, monthIndexesOf, showcaseBookPage, templatesOf } from '@fumi/domain';
import { useMemo } from 'react';
import { orderCopy } from '../../copy/order.ts';
import { placeNamesOf } from '../../draft/place-names.ts';
import { useShop } from '../../shop/use-shop.ts';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { BookFront } from './BookFront.tsx';
import styles from './CustomerPage.module.css';
import { bookPhotoUrl, type FinishedBook, textsOnPage } from './load-book.ts';

/**
 * Each page of the finished book that has a photo of its own, and its proof: the press file itself. Of a bound book,
 * whose pages are many, the cover stands for all.
 */
export function BookSummary({ book, kit }: { readonly book: FinishedBook; readonly kit: Kit | null }) {
  const shop = useShop();
  const { material, product } = shop;
  const templates = templatesOf(material);
  const monthIndexes = monthIndexesOf(material);
  const names = placeNamesOf(shop, kit?.id ?? null);
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
        <div
          className={styles.front}
          data-orientation={kit.orientation}
          data-many={shown.length > 1 || undefined}
        >
          {shown.map(({ pageNo, texts }, index) => (
            <BookFront
              key={pageNo}
              kit={kit}
              page={templates[pageNo - 1]}
              monthIndex={monthIndexes[pageNo - 1] ?? null}
              photoUrl={bookPhotoUrl(book.code, pageNo)}
              texts={texts}
              label={orderCopy.front(kit.label, shown.length > 1 ? names.page(pageNo, index + 1) : null)}
            />
          ))}
        </div>
      ) : null}
      <a
        {...buttonAttributes({ size: 'small' })}
        href={`/api/book/${book.code}/proof.pdf`}
        target="_blank"
        rel="noopener"
      >
        <Icon name="file" />
        {orderCopy.proof}
        <VisuallyHidden>{orderCopy.newTab}</VisuallyHidden>
      </a>
      <p className={styles.note}>{orderCopy.proofNote(templates.length)}</p>
    </div>
  );
}
