import type { Product } from '@fumi/domain';
import { arrivalCopy, dayWords } from '../../copy/arrival.ts';
import type { Shop } from '../../shop/shop.ts';
import styles from './NewYear.module.css';
import { newYearDeadlines } from './new-year-deadlines.ts';
import { Section } from './Section.tsx';

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
