import type { Kit } from '@fumi/domain';
import { orderCopy } from '../../copy/order.ts';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { BookFront } from './BookFront.tsx';
import styles from './CustomerPage.module.css';
import type { FinishedBook } from './load-book.ts';

/** The front of the finished book, and its proof: the press file itself. */
export function BookSummary({ book, kit }: { readonly book: FinishedBook; readonly kit: Kit | null }) {
  return (
    <div className={styles.summary}>
      {kit ? (
        <div className={styles.front} data-orientation={kit.orientation}>
          <BookFront kit={kit} photoUrl={book.photoUrl} label={orderCopy.front(kit.label)} />
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
      <p className={styles.note}>{orderCopy.proofNote}</p>
    </div>
  );
}
