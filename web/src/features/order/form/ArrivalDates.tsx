import type { DeliveryType } from '@fumi/domain';
import { addDays, type Estimate, estimateOrder, lastDayToOrder, YEAR_END_GROUP_ID } from '@fumi/domain';
import { arrivalCopy, dayWords } from '../../../copy/arrival.ts';
import type { Shop } from '../../../shop/shop.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { Message } from '../../../ui/Message.tsx';
import { Note } from '../../../ui/Note.tsx';
import styles from './ArrivalDates.module.css';

type Props = {
  readonly delivery: DeliveryType;
  readonly kitId: number | null;
  /** Additional days to the farthest destination. */
  readonly extraDays: number;
};

const isYearEnd = ({ info }: Shop, kitId: number | null): boolean =>
  info.tags.some(
    ({ id, kitIds }) =>
      kitId !== null &&
      kitIds.includes(kitId) &&
      info.tagGroups.some((group) => group.id === YEAR_END_GROUP_ID && group.tagIds.includes(id)),
  );

/** When an order of today is shipped and arrives; for New Year's cards, whether that is in time. */
export function ArrivalDates({ delivery, kitId, extraDays }: Props) {
  const shop = useShop();
  const estimate = estimateOrder(shop.today, shop.production, delivery, extraDays);
  const rows = [
    [arrivalCopy.ordered, dayWords(shop.today)],
    [arrivalCopy.shipped, arrivalCopy.by(dayWords(estimate.shipsBy))],
    [arrivalCopy.arrives, arrivalCopy.between(dayWords(estimate.arrivesFrom), dayWords(estimate.arrivesTo))],
  ] as const;
  return (
    <div className={styles.dates}>
      <dl className={styles.way}>
        {rows.map(([term, words]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <Note>{arrivalCopy.note}</Note>
      {isYearEnd(shop, kitId) ? <NewYear {...{ delivery, extraDays, estimate }} /> : null}
    </div>
  );
}

type NewYearProps = Omit<Props, 'kitId'> & { readonly estimate: Estimate };

/** Whether the cards arrive by the day before `postBy`, until which they must be posted. */
function NewYear({ delivery, extraDays, estimate }: NewYearProps) {
  const { today, production, business } = useShop();
  const { day, postBy } = business.newYear;
  if (today >= day) return null;
  const neededOn = addDays(postBy, -1);
  if (estimate.arrivesTo > neededOn) {
    return <Message tone="warning">{arrivalCopy.tooLate(dayWords(postBy))}</Message>;
  }
  const last = lastDayToOrder(neededOn, production, delivery, extraDays);
  return <Message tone="done">{arrivalCopy.inTime(dayWords(postBy), dayWords(last))}</Message>;
}
