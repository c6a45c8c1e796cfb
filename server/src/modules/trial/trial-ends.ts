/** How far an order of the trial comes. */
export type TrialEnd =
  | 'draft'
  | 'payment_pending'
  | 'paid'
  | 'held'
  | 'in_print'
  | 'shipped'
  | 'cancelled'
  | 'refunding'
  | 'granted'
  | 'part-refunded';

/** How many of a hundred orders end so: half have left, and all that the desk lists occurs. */
const SHARES: readonly (readonly [TrialEnd, number])[] = [
  ['paid', 24],
  ['shipped', 46],
  ['in_print', 12],
  ['held', 2],
  ['payment_pending', 3],
  ['cancelled', 4],
  ['part-refunded', 3],
  ['granted', 2],
  ['refunding', 2],
  ['draft', 2],
];

const HOLDING: readonly TrialEnd[] = ['draft', 'payment_pending', 'paid', 'held', 'in_print'];

/** Whether an order keeps its book; all others let it go, and the same can be ordered again. */
export const holdsBook = (end: TrialEnd): boolean => HOLDING.includes(end);

function endAt(share: number): TrialEnd {
  let left = share * 100;
  for (const [end, weight] of SHARES) {
    if (left < weight) return end;
    left -= weight;
  }
  return 'shipped';
}

/** The ends of so many orders: one of each first, then as the shares are. */
export const trialEnds = (count: number, dice: () => number): TrialEnd[] =>
  Array.from({ length: count }, (_, index) => SHARES[index]?.[0] ?? endAt(dice()));
