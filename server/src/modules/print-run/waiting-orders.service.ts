import { dayInTokyo, leafPagesOf, type PlainDate, productionDays } from '@fumi/domain';
import { type Paper, readPressSheets } from '../../content/press-sheets.ts';
import type { TransactionContext } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { ordersWaitingFor, totalsWaitingFor, type WaitingOrder } from './waiting-orders.repository.ts';

/* What waits to be gathered into print runs. */

export const pressSheets = readPressSheets();

type Tools = Pick<TransactionContext, 'content' | 'clock'>;

type Promised = { readonly day: PlainDate; readonly shipsBy: PlainDate };

/** The days by which the printing of what was paid on a day was promised to begin, and its parcels to leave. */
function promised({ content, clock }: Tools, paidOn: PlainDate | null): Promised {
  const { production } = content.goods.shop;
  const { printsBy, shipsBy } = productionDays(paidOn ?? dayInTokyo(clock.nowMs()), production);
  return { day: printsBy, shipsBy };
}

const dayOf = (at: Date | null): PlainDate | null => at && dayInTokyo(at.getTime());

/** Orders that wait for a paper, each with its day, the first paid first. */
export async function datedOrders(
  db: Database | Transaction,
  tools: Tools,
  paper: Paper,
): Promise<{ readonly order: WaitingOrder; readonly day: PlainDate }[]> {
  const orders = await ordersWaitingFor(db, paper);
  return orders.map((order) => ({ order, day: promised(tools, dayOf(order.paidAt)).day }));
}

export type WaitingGroup = {
  readonly productCode: string;
  readonly paper: string;
  readonly dueOn: PlainDate;
  /** Past it, one of its orders is late. */
  readonly shipsBy: PlainDate;
  readonly orders: number;
  /** Pieces of paper after cutting. */
  readonly leaves: number;
};

/** What waits to be gathered, by product, paper and day, the first due first. */
export async function waitingGroups(db: Database | Transaction, tools: Tools): Promise<WaitingGroup[]> {
  const groups = new Map<string, WaitingGroup>();
  for (const paper of pressSheets.papers) {
    for (const { productCode, pageCount, paidOn, orders, copies } of await totalsWaitingFor(db, paper)) {
      const { day, shipsBy } = promised(tools, paidOn);
      const key = [productCode, paper.code, day].join();
      const known = groups.get(key);
      const leaves = copies * leafPagesOf(paper.leaves, pageCount).length;
      groups.set(key, {
        productCode,
        paper: paper.code,
        dueOn: day,
        // Of several days of payment the first: whoever is late with one of a group is late.
        shipsBy: known && known.shipsBy < shipsBy ? known.shipsBy : shipsBy,
        orders: (known?.orders ?? 0) + orders,
        leaves: (known?.leaves ?? 0) + leaves,
      });
    }
  }
  return [...groups.values()].sort((a, b) => (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : 0));
}
