import { CANCELLED_STATES } from '@fumi/domain';
import type { MemberOrder } from '../member-orders.ts';

type Moments = Pick<MemberOrder, 'state' | 'createdAt' | 'paidAt' | 'printedAt' | 'shippedAt' | 'endedAt'> & {
  readonly statement: Pick<MemberOrder['statement'], 'total'>;
};

export type TimelineStep = {
  readonly name:
    | 'ordered'
    | 'paid'
    | 'settled'
    | 'in_print'
    | 'shipped'
    | 'arrives'
    | 'cancelled'
    | 'refunding'
    | 'refunded';
  /** When it happened. */
  readonly at: string | null;
  /** `now` is what the order waits for. */
  readonly status: 'done' | 'now' | 'to-come';
};

const done = (name: TimelineStep['name'], at: string | null): TimelineStep => ({ name, at, status: 'done' });

/** The state as the customer sees it: an order that cost nothing has no refund, it is cancelled. */
export const shownState = ({ state, statement }: Pick<Moments, 'state' | 'statement'>): Moments['state'] =>
  statement.total === 0 && CANCELLED_STATES.includes(state) ? 'cancelled' : state;

/** What a coupon pays for is settled without a payment. */
const paidStep = ({ paidAt, statement }: Moments): 'paid' | 'settled' =>
  paidAt !== null && statement.total === 0 ? 'settled' : 'paid';

/** The steps up to the arrival: past ones are `done`, the next one is `now`. */
function wayThere(order: Moments): TimelineStep[] {
  const { createdAt, paidAt, printedAt, shippedAt } = order;
  const moments = [
    ['ordered', createdAt],
    [paidStep(order), paidAt],
    ['in_print', printedAt],
    ['shipped', shippedAt],
    ['arrives', null],
  ] as const;
  const reached = moments.findLastIndex(([, at]) => at !== null);
  return moments.map(([name, at], index) => {
    if (index <= reached) return done(name, at);
    return { name, at, status: index === reached + 1 ? 'now' : 'to-come' };
  });
}

/** The steps of an order as the customer sees them. */
export function timelineOf(order: Moments): TimelineStep[] {
  const { createdAt, paidAt, endedAt } = order;
  const state = shownState(order);
  const before = [done('ordered', createdAt), ...(paidAt === null ? [] : [done(paidStep(order), paidAt)])];
  if (state === 'cancelled') return [...before, done('cancelled', endedAt)];
  // Of a paid order only the end of its refund is dated.
  const called = [...before, done('cancelled', null)];
  if (state === 'refunding') return [...called, { name: 'refunding', at: null, status: 'now' }];
  if (state === 'refunded') return [...called, done('refunded', endedAt)];
  return wayThere(order);
}
