import { dayInTokyo, estimateOrder, invariant, leafPagesOf, type PlainDate } from '@fumi/domain';
import type { TransactionContext } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { type Paper, readPressSheets } from './press-sheets.ts';
import { ordersWaitingFor, type WaitingOrder } from './waiting-orders.repository.ts';

/* What waits to be gathered into print runs. */

export const pressSheets = readPressSheets();

type Tools = Pick<TransactionContext, 'content' | 'clock'>;

type Promised = { readonly order: WaitingOrder; readonly day: PlainDate; readonly shipsBy: PlainDate };

/** The days by which an order's printing was promised to begin, and its parcel to leave. */
function promised({ content, clock }: Tools, order: WaitingOrder): Promised {
  const carriage = content.goods.deliveryTypes.find(({ id }) => id === order.deliveryTypeId);
  invariant(carriage, 'An order is delivered in a way that the shop knows.');
  const paidOn = dayInTokyo(order.paidAt?.getTime() ?? clock.nowMs());
  const { printsBy, shipsBy } = estimateOrder(paidOn, content.goods.shop.production, carriage);
  return { order, day: printsBy, shipsBy };
}

/** Orders that wait for a paper, each with its day, the first paid first. */
export async function datedOrders(
  db: Database | Transaction,
  tools: Tools,
  paper: Paper,
): Promise<Promised[]> {
  return (await ordersWaitingFor(db, paper)).map((order) => promised(tools, order));
}

export type WaitingGroup = {
  readonly productCode: string;
  readonly paper: string;
  readonly dueOn: PlainDate;
  /** Past it, its orders are late: the same day for all of them, since both follow from the day of payment. */
  readonly shipsBy: PlainDate;
  readonly orders: number;
  /** Pieces of paper after cutting. */
  readonly leaves: number;
};

/** What waits to be gathered, by product, paper and day, the first due first. */
export async function waitingGroups(db: Database | Transaction, tools: Tools): Promise<WaitingGroup[]> {
  const groups = new Map<string, WaitingGroup>();
  for (const paper of pressSheets.papers) {
    for (const { order, day, shipsBy } of await datedOrders(db, tools, paper)) {
      const key = [order.productCode, paper.code, day].join();
      const known = groups.get(key);
      const own = order.copies * leafPagesOf(paper.leaves, order.design.pageCount).length;
      groups.set(key, {
        productCode: order.productCode,
        paper: paper.code,
        dueOn: day,
        shipsBy: known?.shipsBy ?? shipsBy,
        orders: (known?.orders ?? 0) + 1,
        leaves: (known?.leaves ?? 0) + own,
      });
    }
  }
  return [...groups.values()].sort((a, b) => (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : 0));
}
