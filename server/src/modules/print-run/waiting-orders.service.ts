import { dayInTokyo, layoutSheet, leafPagesOf, type PlainDate, productionDays } from '@fumi/domain';
import { type Paper, type PressSheet, readPressSheets } from '../../content/press-sheets.ts';
import type { TransactionContext } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { cardFaceOf } from './card-face.ts';
import { ordersWaitingFor, totalsWaitingFor, type WaitingOrder } from './waiting-orders.repository.ts';

/* What waits to be gathered into print runs. */

export const pressSheets = readPressSheets();

type Tools = Pick<TransactionContext, 'content' | 'clock'>;

/** The sheets that the press takes: those of the file, and the operator's own beside or in place of them. */
export function sheetsOf({ config }: Pick<TransactionContext, 'config'>): PressSheet[] {
  const own = new Map(config.sheets.map((sheet) => [sheet.name, sheet]));
  const all = new Map([...pressSheets.sheets.map((sheet) => [sheet.name, sheet] as const), ...own]);
  return [...all.values()];
}

type Promised = { readonly day: PlainDate; readonly shipsBy: PlainDate };

/** By which days what was paid on a day is promised to be in print, and its parcels to leave. */
function promised({ content, clock }: Tools, paidOn: PlainDate | null): Promised {
  const { production } = content.goods.shop;
  const { printsBy, shipsBy } = productionDays(paidOn ?? dayInTokyo(clock.nowMs()), production);
  return { day: printsBy, shipsBy };
}

const dayOf = (at: Date | null): PlainDate | null => at && dayInTokyo(at.getTime());

/** Orders of a product that wait for a paper, each with its day, the first paid first. */
export async function datedOrders(
  db: Database | Transaction,
  tools: Tools,
  paper: Paper,
  productCode: string,
  most?: number,
): Promise<{ readonly order: WaitingOrder; readonly day: PlainDate }[]> {
  const orders = await ordersWaitingFor(db, paper, productCode, most);
  // Kept by day of payment: for each of tens of thousands of orders the calendar would take a
  // second.
  const days = new Map<PlainDate | null, PlainDate>();
  return orders.map((order) => {
    const paidOn = dayOf(order.paidAt);
    const day = days.get(paidOn) ?? promised(tools, paidOn).day;
    days.set(paidOn, day);
    return { order, day };
  });
}

type WaitingGroup = {
  readonly productCode: string;
  readonly paper: string;
  readonly dueOn: PlainDate;
  /** After this day at least one of its orders is late. */
  readonly shipsBy: PlainDate;
  readonly orders: number;
  /** How many cards lie on each sheet; 0 where it is too small for one. */
  readonly sheets: readonly { readonly name: string; readonly up: number }[];
  /** Pieces of paper after cutting. */
  readonly leaves: number;
};

/** What waits to be gathered, by product, paper and day, the first due first. */
export async function waitingGroups(
  db: Database | Transaction,
  tools: Tools & Pick<TransactionContext, 'config'>,
): Promise<WaitingGroup[]> {
  const { materials } = tools.content.goods;
  const sheets = sheetsOf(tools);
  const groups = new Map<string, WaitingGroup>();
  for (const paper of pressSheets.papers) {
    for (const total of await totalsWaitingFor(db, paper)) {
      const { productCode, materialId, pageCount, paidOn, orders, copies } = total;
      const material = materials.find(({ id }) => id === materialId);
      const upOf = (sheet: PressSheet): number => {
        const terms = pressSheets.termsOf(paper, sheet, pageCount);
        return layoutSheet(terms, cardFaceOf(material ?? {}, terms))?.fronts.length ?? 0;
      };
      const { day, shipsBy } = promised(tools, paidOn);
      const key = [productCode, paper.code, day].join();
      const known = groups.get(key);
      const leaves = copies * leafPagesOf(paper.leaves, pageCount).length;
      groups.set(key, {
        productCode,
        paper: paper.code,
        dueOn: day,
        // The earliest of the group's days: the group is late with the first of its orders.
        shipsBy: known && known.shipsBy < shipsBy ? known.shipsBy : shipsBy,
        orders: (known?.orders ?? 0) + orders,
        sheets: known?.sheets ?? sheets.map((sheet) => ({ name: sheet.name, up: upOf(sheet) })),
        leaves: (known?.leaves ?? 0) + leaves,
      });
    }
  }
  return [...groups.values()].sort((a, b) => (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : 0));
}
