import { emptyPrintAddress, type Kit, recipientLimit } from '@fumi/domain';
import { useMemo } from 'react';
import { Link, useLoaderData } from 'react-router';
import { orderCopy } from '../../copy/order.ts';
import { paths } from '../../paths.ts';
import { useAddressChecks } from '../../platform/address/use-address-check.ts';
import { faceDesignOf } from '../../platform/card/address-face.ts';
import { CardFaces } from '../../platform/card/CardFaces.tsx';
import { useShop } from '../../platform/use-shop.ts';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Message } from '../../ui/Message.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Wide } from '../../ui/Wide.tsx';
import { BookFront } from './BookFront.tsx';
import type { FinishedBook } from './load-book.ts';
import styles from './OrderCustomerPage.module.css';

/** The text of the print shop's code on a page; the press prints the same (server: printing/press-pages). */
const qrText = (bookCode: string) => (pageNo: number) => `${bookCode}/${pageNo}`;

/** For now: the finished book, and that the order comes next. */
export function OrderCustomerPage() {
  const book = useLoaderData() as FinishedBook;
  const { info } = useShop();
  const kit = info.kits.find(({ id }) => id === book.kit_id) ?? null;
  return (
    <Wide>
      <PageHead title={orderCopy.title}>
        <p>{orderCopy.lead}</p>
      </PageHead>
      <div className={styles.book}>
        {kit ? <Front book={book} kit={kit} /> : null}
        <div className={styles.words}>
          <Message tone="done">{orderCopy.saved}</Message>
          <p>{orderCopy.next}</p>
          <dl className={styles.price}>
            <dt>{orderCopy.price}</dt>
            <dd>
              {book.price.toLocaleString('ja-JP')}
              {orderCopy.yen}
            </dd>
          </dl>
          <div className={styles.links}>
            <a
              {...buttonAttributes()}
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
          <p className={styles.note}>{orderCopy.kept}</p>
        </div>
      </div>
      <section className={styles.backs} aria-labelledby="backs">
        <h2 id="backs">{orderCopy.backHeading}</h2>
        <Backs book={book} kit={kit} />
      </section>
      <p className={styles.again}>
        <Link {...buttonAttributes({ variant: 'quiet' })} to={paths.create()}>
          {orderCopy.again}
        </Link>
      </p>
    </Wide>
  );
}

function Front({ book, kit }: { readonly book: FinishedBook; readonly kit: Kit }) {
  return (
    <div className={styles.front} data-orientation={kit.orientation}>
      <BookFront kit={kit} photoUrl={book.photoUrl} label={orderCopy.front(kit.label)} />
    </div>
  );
}

function Backs({ book, kit }: { readonly book: FinishedBook; readonly kit: Kit | null }) {
  const { staticUrl, material } = useShop();
  const design = useMemo(() => faceDesignOf(staticUrl, material, kit), [staticUrl, material, kit]);
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
