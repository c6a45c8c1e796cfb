import type { MemberOrder } from './member-orders.ts';

type Moments = Pick<MemberOrder, 'state' | 'createdAt' | 'paidAt' | 'printedAt' | 'shippedAt' | 'endedAt'>;

export type TimelineStep = {
  readonly name:
    | 'ordered'
    | 'paid'
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

/** The way to the post box: what has happened is done, what comes next is now. */
function wayThere({ createdAt, paidAt, printedAt, shippedAt }: Moments): TimelineStep[] {
  const moments = [
    ['ordered', createdAt],
    ['paid', paidAt],
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

/** An order's life as a customer reads it. */
export function timelineOf(order: Moments): TimelineStep[] {
  const { state, createdAt, paidAt, endedAt } = order;
  const before = [done('ordered', createdAt), ...(paidAt === null ? [] : [done('paid', paidAt)])];
  if (state === 'cancelled') return [...before, done('cancelled', endedAt)];
  // Of a paid order only the end of its refund is dated.
  const called = [...before, done('cancelled', null)];
  if (state === 'refunding') return [...called, { name: 'refunding', at: null, status: 'now' }];
  if (state === 'refunded') return [...called, done('refunded', endedAt)];
  return wayThere(order);
}
