import type { PaymentType } from '@fumi/domain';
import { Link } from 'react-router';
import { arrivalCopy, dayWords } from '../../../copy/arrival.ts';
import { finalCheckCopy as copy, paymentCopy } from '../../../copy/payment.ts';
import { shellCopy } from '../../../copy/shell.ts';
import { markForReplacement } from '../../../draft/ordered/ordered-drafts.ts';
import { paths } from '../../../paths.ts';
import { shopFrom } from '../../../shop/shop.ts';
import { Sheet } from '../../../ui/Sheet.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { Destinations } from '../Destinations.tsx';
import { Fact } from '../Fact.tsx';
import type { OrderFacts } from '../load-orders.ts';
import { useEstimate } from '../use-estimate.ts';
import styles from './FinalCheck.module.css';

type Props = {
  readonly ordered: OrderFacts;
  readonly method: PaymentType;
  /** Nothing is left to pay. */
  readonly isFree: boolean;
  /** Where the card can still be changed; null where it is not on this device. */
  readonly cardPath: string | null;
};

/** What the law asks of the page that settles an order, beside the sum line by line (特定商取引法12条の6). */
export function FinalCheck({ ordered: { order, facts }, method, isFree, cardPath }: Props) {
  const estimate = useEstimate(order);
  const kit = shopFrom(facts).info.kits.find(({ id }) => id === order.kitId);
  return (
    <Sheet heading={copy.title}>
      <dl className={styles.facts}>
        {cardPath === null ? null : (
          <Fact term={copy.card}>
            {order.slip === null ? copy.cardText : copy.cardAtTill}
            <br />
            <Link to={cardPath} onClick={() => markForReplacement(order.code)}>
              {copy.changeCard}
            </Link>
          </Fact>
        )}
        <Fact term={copy.destination}>
          <Destinations order={order} />
        </Fact>
        {estimate ? (
          <Fact term={copy.arrival}>
            {arrivalCopy.between(dayWords(estimate.arrivesFrom), dayWords(estimate.arrivesTo))}
            <br />
            {order.deliveryLabel}　{arrivalCopy.note}
          </Fact>
        ) : null}
        <Fact term={copy.payment}>
          {isFree ? copy.nothing : `${paymentCopy.methods[method]}　${copy.paidAt[method]}`}
        </Fact>
        {kit?.endDate ? (
          <Fact term={copy.until}>{copy.untilDay(kit.endDate.slice(0, 4), dayWords(kit.endDate))}</Fact>
        ) : null}
        <Fact term={copy.cancel}>{copy.cancelText}</Fact>
        <Fact term={copy.returns}>
          {copy.returnsText}
          <a href={paths.commerce()} target="_blank" rel="noopener">
            {copy.law}
            <VisuallyHidden>{shellCopy.newTab}</VisuallyHidden>
          </a>
        </Fact>
      </dl>
    </Sheet>
  );
}
