import type { Permission } from '@fumi/domain';
import type { OrderDetails } from './order-details.ts';

export type OrderAct = 'print' | 'ship' | 'reprint' | 'press' | 'hold' | 'release' | 'cancel';

type Order = Pick<OrderDetails['order'], 'state' | 'held' | 'press' | 'pages' | 'canCancel'>;

/** The acts on an order, with the permission and state that each needs; the order's next step is first. */
const ACTS: readonly {
  readonly act: OrderAct;
  readonly permission: Permission;
  readonly fits: (order: Order) => boolean;
}[] = [
  {
    act: 'print',
    permission: 'order-print',
    fits: ({ state, held, press }) => state === 'paid' && !held && press === 'ready',
  },
  { act: 'ship', permission: 'order-ship', fits: ({ state, held }) => state === 'in_print' && !held },
  {
    act: 'reprint',
    permission: 'order-reprint',
    fits: ({ state, pages }) => pages > 0 && (state === 'in_print' || state === 'shipped'),
  },
  { act: 'press', permission: 'work-again', fits: ({ press }) => press === 'failed' },
  { act: 'release', permission: 'order-hold', fits: ({ held }) => held },
  {
    act: 'hold',
    permission: 'order-hold',
    fits: ({ state, held }) => !held && (state === 'paid' || state === 'in_print'),
  },
  { act: 'cancel', permission: 'order-cancel', fits: ({ canCancel }) => canCancel },
];

/** What somebody can do with an order now. */
export const actsOf = (order: Order, may: (permission: Permission) => boolean): OrderAct[] =>
  ACTS.filter(({ permission, fits }) => may(permission) && fits(order)).map(({ act }) => act);

/** Whether an act is the order's next step: its button stands out. */
export const movesOn = (act: OrderAct): boolean => act === 'print' || act === 'ship';
