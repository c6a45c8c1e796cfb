import type { DeliveryType } from '@fumi/domain';
import { addDays, lastDayToOrder, type PlainDate, type Product } from '@fumi/domain';
import { arrivalCopy, dayWords } from '../../copy/arrival.ts';
import type { Shop } from '../../shop/shop.ts';
import styles from './NewYear.module.css';
import { Section } from './Section.tsx';

type Deadline = {
  readonly delivery: DeliveryType;
  /** The last day on which to order and pay. */
  readonly last: PlainDate;
  readonly isOver: boolean;
};

type Deadlines = {
  /** The day by which cards are to be posted; null for goods that are given by hand. */
  readonly postBy: PlainDate | null;
  readonly rows: readonly Deadline[];
};

/**
 * Until when a product is to be ordered for 1 January, by each way of delivery that is open: postcards must be there the
 * day before they are posted, everything else on the day itself. Null once that day has come.
 */
export function newYearDeadlines(shop: Shop, product: Product): Deadlines | null {
  const { day, postBy } = shop.business.newYear;
  if (shop.today >= day) return null;
  const isPosted = product.type === shop.product.type;
  const neededOn = isPosted ? addDays(postBy, -1) : day;
  const open = shop.deliveryTypes.filter(
    ({ id, suspend }) => !suspend && product.order.deliveryTypes.includes(id),
  );
  const rows = open.map((delivery) => {
    const last = lastDayToOrder(neededOn, shop.production, delivery);
    return { delivery, last, isOver: last < shop.today };
  });
  return { postBy: isPosted ? postBy : null, rows };
}

type Props = { readonly shop: Shop; readonly product: Product; readonly onPaper?: boolean };

/** Until when to order for 1 January; nothing once that day has come. */
export function NewYear({ shop, product, onPaper = false }: Props) {
  const deadlines = newYearDeadlines(shop, product);
  if (deadlines === null || deadlines.rows.length === 0) return null;
  const { postBy, rows } = deadlines;
  return (
    <Section title={arrivalCopy.deadlinesTitle} onPaper={onPaper}>
      <p>{postBy === null ? arrivalCopy.givenByNewYear : arrivalCopy.postedForNewYear(dayWords(postBy))}</p>
      <dl className={styles.deadlines}>
        {rows.map(({ delivery, last, isOver }) => (
          <div key={delivery.id} data-over={isOver || undefined}>
            <dt>{delivery.label}</dt>
            <dd>
              <strong>{arrivalCopy.orderBy(dayWords(last))}</strong>
              {isOver ? <span>{arrivalCopy.over}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{arrivalCopy.deadlinesNote}</p>
    </Section>
  );
}
