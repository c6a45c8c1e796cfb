import type { WireOrder } from './load-orders.ts';

type Moments = Pick<WireOrder, 'state' | 'created_at' | 'paid_at' | 'printed_at' | 'shipped_at' | 'ended_at'>;

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
function wayThere({ created_at, paid_at, printed_at, shipped_at }: Moments): TimelineStep[] {
  const moments = [
    ['ordered', created_at],
    ['paid', paid_at],
    ['in_print', printed_at],
    ['shipped', shipped_at],
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
  const { state, created_at, paid_at, ended_at } = order;
  const before = [done('ordered', created_at), ...(paid_at === null ? [] : [done('paid', paid_at)])];
  if (state === 'cancelled') return [...before, done('cancelled', ended_at)];
  if (state === 'refunding') return [...before, { name: 'refunding', at: null, status: 'now' }];
  if (state === 'refunded') return [...before, done('refunded', ended_at)];
  return wayThere(order);
}
