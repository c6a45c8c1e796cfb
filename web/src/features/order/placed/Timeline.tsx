import { arrivalCopy, dayWords } from '../../../copy/arrival.ts';
import { ordersCopy } from '../../../copy/checkout.ts';
import { dayOfMoment } from '../../../copy/moments.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { MemberOrder } from '../member-orders.ts';
import { type OrderEstimate, useEstimate } from '../use-estimate.ts';
import { type TimelineStep, timelineOf } from './order-timeline.ts';
import styles from './Timeline.module.css';

/** When a future step is expected; an unpaid order has no dates. */
function expectation(step: TimelineStep, order: MemberOrder, estimate: OrderEstimate | null): string | null {
  if (order.paidAt === null) return step.status === 'now' ? ordersCopy.waitsForPayment : null;
  if (!estimate) return null;
  switch (step.name) {
    case 'in_print':
      return ordersCopy.expected(arrivalCopy.by(dayWords(estimate.printsBy)));
    case 'shipped':
      return ordersCopy.expected(arrivalCopy.by(dayWords(estimate.shipsBy)));
    case 'arrives':
      return ordersCopy.expected(
        arrivalCopy.between(dayWords(estimate.arrivesFrom), dayWords(estimate.arrivesTo)),
      );
    default:
      return null;
  }
}

/** Where an order stands: what has happened and when, and what comes next. */
export function Timeline({ order }: { readonly order: MemberOrder }) {
  const estimate = useEstimate(order);
  return (
    <ol className={styles.timeline} aria-label={ordersCopy.progress}>
      {timelineOf(order).map((step) => (
        <li
          key={step.name}
          data-status={step.status}
          aria-current={step.status === 'now' ? 'step' : undefined}
        >
          <span className={styles.mark}>{step.status === 'done' ? <Icon name="check" /> : null}</span>
          <span className={styles.name}>
            {ordersCopy.steps[step.name]}
            {step.status === 'done' ? <VisuallyHidden>{ordersCopy.progressDone}</VisuallyHidden> : null}
          </span>
          <span className={styles.when}>
            {step.at === null ? expectation(step, order, estimate) : dayOfMoment(step.at)}
          </span>
        </li>
      ))}
    </ol>
  );
}
