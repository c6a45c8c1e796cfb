import {
  cutAndStack,
  dayInTokyo,
  estimateOrder,
  findMaterial,
  freePlaces,
  invariant,
  type LeafPages,
  layoutSheet,
  leafPagesOf,
  ok,
  type PlainDate,
  placesOfItem,
  type Result,
  refuse,
} from '@fumi/domain';
import type { Context } from '../../context.ts';
import { newReadableCode } from '../../random.ts';
import { findBookByCode } from '../book/book.repository.ts';
import { findOrderByNumber, lockOrder } from '../order/order.repository.ts';
import { beginPrintLocked } from '../print-shop/print-shop.service.ts';
import { type Paper, readPressSheets } from './press-sheets.ts';
import {
  findRun,
  insertReprints,
  insertRun,
  itemsOfRun,
  lockRun,
  ordersWaitingFor,
  type RunRow,
  releaseItems,
  takeReprints,
  updateRun,
  type WaitingOrder,
  type WaitingReprint,
  waitingReprints,
} from './print-run.repository.ts';
import { cardFaceOf } from './run-plan.ts';

/* Print runs: orders gathered by product, paper and day, printed together. */

export type RunProblem =
  | 'unknown'
  | 'unknown-paper'
  | 'unknown-sheet'
  /** Nothing waits for this paper. */
  | 'nothing'
  /** The sheet holds none of these pages. */
  | 'does-not-fit'
  | 'wrong-state'
  /** An order of the run was cancelled since: the run is cancelled, and another made. */
  | 'order-left'
  /** No such page on this paper. */
  | 'no-page'
  /** Somebody else gathered the same orders just now. */
  | 'taken';

type Outcome<Value> = Result<Value, RunProblem>;

export const pressSheets = readPressSheets();

const paperOf = (code: string): Paper | null =>
  pressSheets.papers.find((paper) => paper.code === code) ?? null;

/** The day by which an order's printing was promised to begin. */
function dueOn({ content, clock }: Pick<Context, 'content' | 'clock'>, order: WaitingOrder): PlainDate {
  const carriage = content.goods.deliveryTypes.find(({ id }) => id === order.deliveryTypeId);
  invariant(carriage, 'An order is delivered in a way that the shop knows.');
  const paidOn = dayInTokyo(order.paidAt?.getTime() ?? clock.nowMs());
  return estimateOrder(paidOn, content.goods.shop.production, carriage).printsBy;
}

export type WaitingGroup = {
  readonly productCode: string;
  readonly paper: string;
  readonly dueOn: PlainDate;
  readonly orders: number;
  /** Pieces of paper after cutting. */
  readonly leaves: number;
};

/** What waits to be gathered, by product, paper and day, the first due first. */
export async function waitingGroups(context: Context): Promise<WaitingGroup[]> {
  const groups = new Map<string, WaitingGroup>();
  for (const paper of pressSheets.papers) {
    for (const order of await ordersWaitingFor(context.db, paper)) {
      const day = dueOn(context, order);
      const key = [order.productCode, paper.code, day].join();
      const known = groups.get(key);
      groups.set(key, {
        productCode: order.productCode,
        paper: paper.code,
        dueOn: day,
        orders: (known?.orders ?? 0) + 1,
        leaves:
          (known?.leaves ?? 0) + order.copies * leafPagesOf(paper.leaves, order.design.pageCount).length,
      });
    }
  }
  return [...groups.values()].sort((a, b) => (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : 0));
}

export type RunWish = {
  readonly productCode: string;
  readonly paper: string;
  /** Only what is due by then. */
  readonly dueBy?: PlainDate;
  readonly sheet?: string;
  readonly mostOrders?: number;
  /** Reprints alone, all that wait, instead of orders whose free places they fill. */
  readonly isReprints?: boolean;
};

type NewItem = {
  readonly orderCode: string;
  readonly bookCode: string;
  readonly copies: number;
  readonly leaves: readonly LeafPages[];
  readonly isReprint: boolean;
};

const wholeOrder = (rule: Paper['leaves'], order: WaitingOrder): NewItem => ({
  orderCode: order.code,
  bookCode: order.bookCode,
  copies: order.copies,
  leaves: leafPagesOf(rule, order.design.pageCount),
  isReprint: false,
});

/** The spoiled cards of one order, each as often as it was asked for. */
function reprintItems(
  rule: Paper['leaves'],
  reprints: readonly WaitingReprint[],
  pageCount: number,
): NewItem[] {
  const leaves = leafPagesOf(rule, pageCount);
  const byOrder = new Map<string, NewItem>();
  for (const { orderCode, bookCode, frontPage } of reprints) {
    const leaf = leaves.find(({ front }) => front === frontPage);
    if (leaf === undefined || bookCode === null) continue;
    const known = byOrder.get(orderCode);
    byOrder.set(orderCode, {
      orderCode,
      bookCode,
      copies: 1,
      leaves: [...(known?.leaves ?? []), leaf],
      isReprint: true,
    });
  }
  return [...byOrder.values()];
}

/** As many reprints, the oldest first, as fit into so many places together with their banners. */
function fitting(reprints: readonly WaitingReprint[], places: number): WaitingReprint[] {
  const orders = new Set<string>();
  const taken: WaitingReprint[] = [];
  for (const one of reprints) {
    const needed = taken.length + 1 + new Set([...orders, one.orderCode]).size;
    if (needed > places) continue;
    orders.add(one.orderCode);
    taken.push(one);
  }
  return taken;
}

const newNumber = (nowMs: number): string =>
  `R${dayInTokyo(nowMs).slice(2).replaceAll('-', '')}-${newReadableCode(5)}`;

/** Gathers orders into a run and asks for its sheets. What waits to be printed again fills the places left free. */
export async function createRun(context: Context, wish: RunWish, by: string): Promise<Outcome<RunRow>> {
  const { db, clock } = context;
  const paper = paperOf(wish.paper);
  if (paper === null) return refuse('unknown-paper');
  const sheet = wish.sheet ?? paper.sheet;
  if (!pressSheets.sheetNames.includes(sheet)) return refuse('unknown-sheet');
  const terms = pressSheets.termsOf(paper, sheet);
  const waiting = wish.isReprints
    ? []
    : (await ordersWaitingFor(db, paper))
        .filter(({ productCode }) => productCode === wish.productCode)
        .map((order) => ({ order, day: dueOn(context, order) }))
        .filter(({ day }) => wish.dueBy === undefined || day <= wish.dueBy)
        .slice(0, wish.mostOrders ?? Number.POSITIVE_INFINITY);
  const reprints = (await waitingReprints(db, paper.code)).filter(
    ({ productCode, bookCode }) => productCode === wish.productCode && bookCode !== null,
  );
  const sample = waiting[0]?.order.bookCode ?? reprints[0]?.bookCode;
  const book = sample ? await findBookByCode(db, sample) : null;
  if (book === null || (waiting.length === 0 && !wish.isReprints)) return refuse('nothing');
  const layout = layoutSheet(terms, cardFaceOf(book.design));
  if (layout === null) return refuse('does-not-fit');
  const whole = waiting.map(({ order }) => wholeOrder(paper.leaves, order));
  const places = layout.fronts.length;
  const leafCount = whole.reduce((sum, item) => sum + placesOfItem(item), 0);
  const again = wish.isReprints
    ? reprints
    : fitting(reprints, freePlaces(leafCount, places, terms.stackSheets));
  const items = [...whole, ...reprintItems(paper.leaves, again, book.design.pageCount)];
  const count = items.reduce((sum, item) => sum + placesOfItem(item), 0);
  const row = {
    number: newNumber(clock.nowMs()),
    productCode: wish.productCode,
    paper: paper.code,
    dueOn: waiting.map(({ day }) => day).sort()[0] ?? null,
    state: 'imposing' as const,
    terms,
    sheetCount: cutAndStack(count, places, terms.stackSheets).length,
    createdBy: by,
    createdAt: new Date(clock.nowMs()),
  };
  const rows = items.map((item, position) => ({
    ...item,
    position,
    runNumber: row.number,
    paper: paper.code,
  }));
  return db
    .transaction(async (tx) => {
      await insertRun(tx, row, rows);
      const ids = again.map(({ id }) => id);
      if ((await takeReprints(tx, ids, row.number)) < ids.length) throw new Taken();
      await context.jobs.enqueue(tx, 'run-impose', { runNumber: row.number }, { onceKey: row.number });
      const made = await findRun(tx, row.number);
      return made === null ? refuse('unknown' as const) : ok(made);
    })
    .catch((error: unknown) => {
      if (error instanceof Taken || isTwice(error)) return refuse('taken' as const);
      throw error;
    });
}

/** Ends a transaction that came second. */
class Taken extends Error {}

/** The unique index that lets an order lie in one live run of a paper. */
const isTwice = (error: unknown): boolean =>
  error instanceof Error && /print_run_item_once/.test(`${error.message} ${String(error.cause)}`);

/** The sheets go to the machine: orders of the run are in print, and their customers are told. */
export const startRun = ({ db, ...context }: Context, number: string): Promise<Outcome<RunRow>> =>
  db
    .transaction(async (tx) => {
      const run = await lockRun(tx, number);
      if (run === null) return refuse('unknown' as const);
      if (run.state !== 'ready') return refuse('wrong-state' as const);
      const codes = (await itemsOfRun(tx, number)).filter(({ isReprint }) => !isReprint);
      // In the order of their codes, so that two transactions never wait for each other.
      for (const code of [...new Set(codes.map(({ orderCode }) => orderCode))].sort()) {
        const order = await lockOrder(tx, code);
        if (order?.state === 'in_print' && order.heldAt === null) continue;
        const begun = order === null ? null : await beginPrintLocked(tx, context, order);
        if (!begun?.ok) throw new OrderLeft();
      }
      const startedAt = new Date(context.clock.nowMs());
      await updateRun(tx, number, { state: 'printing', startedAt });
      await context.jobs.enqueue(tx, 'run-hand-off', { runNumber: number }, { onceKey: number });
      return ok({ ...run, state: 'printing' as const, startedAt });
    })
    .catch((error: unknown) => {
      if (error instanceof OrderLeft) return refuse('order-left' as const);
      throw error;
    });

/** Undoes a start: one of the orders is no longer to be printed. */
class OrderLeft extends Error {}

const ENDS: Readonly<Record<'done' | 'cancelled', readonly RunRow['state'][]>> = {
  done: ['printing'],
  cancelled: ['imposing', 'ready', 'failed'],
};

/** A run that was printed and cut is done; one that was not printed may be cancelled, and its orders wait again. */
export const endRun = (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  number: string,
  state: 'done' | 'cancelled',
): Promise<Outcome<RunRow>> =>
  db.transaction(async (tx) => {
    const run = await lockRun(tx, number);
    if (run === null) return refuse('unknown' as const);
    if (!ENDS[state].includes(run.state)) return refuse('wrong-state' as const);
    const endedAt = new Date(clock.nowMs());
    await updateRun(tx, number, { state, endedAt });
    if (state === 'cancelled') await releaseItems(tx, number);
    return ok({ ...run, state, endedAt });
  });

/** A run whose sheets could not be made is tried again, after what made it fail was mended. */
export const retryRun = (
  { db, jobs }: Pick<Context, 'db' | 'jobs'>,
  number: string,
): Promise<Outcome<RunRow>> =>
  db.transaction(async (tx) => {
    const run = await lockRun(tx, number);
    if (run === null) return refuse('unknown' as const);
    if (run.state !== 'failed') return refuse('wrong-state' as const);
    await updateRun(tx, number, { state: 'imposing', reason: null });
    await jobs.enqueue(tx, 'run-impose', { runNumber: number }, { onceKey: number });
    return ok({ ...run, state: 'imposing' as const, reason: null });
  });

export type ReprintWish = {
  readonly orderNumber: string;
  /** Pages of the press file; either side of a card names it. None is the whole book, once. */
  readonly pages: readonly number[];
  readonly reason: string;
};

/** Cards of an order that is printed or sent are to be printed again (やり直し); how many. */
export async function askForReprint(
  { db, clock, content }: Context,
  wish: ReprintWish,
  by: string,
): Promise<Outcome<number>> {
  const order = await findOrderByNumber(db, wish.orderNumber);
  const book = order?.bookCode ? await findBookByCode(db, order.bookCode) : null;
  if (order === null || book === null) return refuse('unknown');
  if (order.state !== 'in_print' && order.state !== 'shipped') return refuse('wrong-state' as const);
  const { id } = findMaterial(content.goods.materials, book.materialId);
  const leaves = pressSheets.papers
    .filter(({ materialIds }) => materialIds.includes(id))
    .flatMap(({ code, leaves: rule }) =>
      leafPagesOf(rule, book.design.pageCount).map((leaf) => ({ paper: code, ...leaf })),
    );
  const wanted =
    wish.pages.length === 0
      ? leaves
      : wish.pages.map((page) => leaves.find(({ front, back }) => front === page || back === page));
  const found = wanted.filter((leaf) => leaf !== undefined);
  if (found.length < wanted.length || found.length === 0) return refuse('no-page');
  const askedAt = new Date(clock.nowMs());
  await db.transaction((tx) =>
    insertReprints(
      tx,
      found.map(({ paper, front }) => ({
        orderCode: order.code,
        paper,
        frontPage: front,
        reason: wish.reason,
        askedBy: by,
        askedAt,
      })),
    ),
  );
  return ok(found.length);
}
