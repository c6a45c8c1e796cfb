import {
  cutAndStack,
  emptyPlaceCount,
  type LeafPages,
  layoutSheet,
  leafPagesOf,
  NUMBER_LENGTH,
  ok,
  type PlainDate,
  placesOfItem,
  refuse,
  type SheetLayout,
  writtenNumber,
} from '@fumi/domain';
import type { Paper } from '../../content/press-sheets.ts';
import type { TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { newReadableCode } from '../../random.ts';
import { findBookByCode } from '../book/book.repository.ts';
import { cardFaceOf } from './card-face.ts';
import { findRun, insertRun, type RunRow } from './print-run.repository.ts';
import { takeReprints, type WaitingReprint, waitingReprints } from './reprint.repository.ts';
import type { RunOutcome } from './run-problem.ts';
import type { WaitingOrder } from './waiting-orders.repository.ts';
import { datedOrders, pressSheets, sheetsOf } from './waiting-orders.service.ts';

/* Gathering: orders by product, paper and day become a run. */

type RunRequest = {
  readonly productCode: string;
  readonly paper: string;
  /** Only what is due by then. */
  readonly dueBy?: PlainDate | undefined;
  readonly sheet?: string | undefined;
  readonly mostOrders?: number | undefined;
  /** Only these orders. */
  readonly orderCodes?: ReadonlySet<string> | undefined;
  /** Only reprints; else they fill the places that the orders leave free. */
  readonly isReprints?: boolean | undefined;
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
  leaves: leafPagesOf(rule, order.pageCount),
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
    // Older reprints name the back cover, which was a leaf of its own before covers went round a
    // spine.
    const leaf = leaves.find(({ front, backCover }) => front === frontPage || backCover === frontPage);
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

/**
 * The first items, as many as a run has places for; the first is taken even where it needs more.
 */
function withinPlaces(items: readonly NewItem[], places: number): NewItem[] {
  let taken = 0;
  const end = items.findIndex((item, index) => {
    taken += placesOfItem(item);
    return index > 0 && taken > places;
  });
  return items.slice(0, end < 0 ? items.length : end);
}

type Gathered = {
  readonly paper: Paper;
  readonly terms: RunRow['terms'];
  readonly layout: SheetLayout;
  readonly dueOn: PlainDate | null;
  readonly items: readonly NewItem[];
  readonly reprintIds: readonly number[];
  /** Orders that were asked for and that the run has no room for. */
  readonly leftOrders: number;
};

/** What a run of this request would print. */
async function gather(
  tx: Transaction,
  context: TransactionContext,
  request: RunRequest,
): Promise<RunOutcome<Gathered>> {
  const paper = pressSheets.papers.find(({ code }) => code === request.paper);
  if (paper === undefined) return refuse('unknown-paper');
  const sheetName = request.sheet ?? paper.sheet;
  const sheet = sheetsOf(context).find(({ name }) => name === sheetName);
  if (sheet === undefined) return refuse('unknown-sheet');
  const { productCode, orderCodes, dueBy, mostOrders } = request;
  const most = orderCodes === undefined && dueBy === undefined ? mostOrders : undefined;
  const waiting = request.isReprints
    ? []
    : (await datedOrders(tx, context, paper, productCode, most))
        .filter(({ order }) => orderCodes?.has(order.code) ?? true)
        .filter(({ day }) => dueBy === undefined || day <= dueBy)
        .slice(0, mostOrders ?? Number.POSITIVE_INFINITY);
  const reprints = (await waitingReprints(tx, paper.code)).filter(
    (reprint) => reprint.productCode === productCode && reprint.bookCode !== null && reprint.heldAt === null,
  );
  const sample = waiting[0]?.order.bookCode ?? reprints[0]?.bookCode;
  const book = sample ? await findBookByCode(tx, sample) : null;
  if (book === null || (waiting.length === 0 && !request.isReprints)) return refuse('nothing');
  const terms = pressSheets.termsOf(paper, sheet, book.design.pageCount);
  const layout = layoutSheet(terms, cardFaceOf(book.design, terms));
  if (layout === null) return refuse('does-not-fit');
  const places = pressSheets.mostSheetsOf(paper) * layout.fronts.length;
  const whole = withinPlaces(
    waiting.map(({ order }) => wholeOrder(paper.leaves, order)),
    places,
  );
  const leafCount = whole.reduce((sum, item) => sum + placesOfItem(item), 0);
  const again = request.isReprints
    ? fitting(reprints, places)
    : fitting(reprints, emptyPlaceCount(leafCount, layout.fronts.length, terms.stackSheets));
  return ok({
    paper,
    terms,
    layout,
    dueOn:
      waiting
        .slice(0, whole.length)
        .map(({ day }) => day)
        .sort()[0] ?? null,
    leftOrders: waiting.length - whole.length,
    items: [...whole, ...reprintItems(paper.leaves, again, book.design.pageCount)],
    reprintIds: again.map(({ id }) => id),
  });
}

const newNumber = (nowMs: number): string => writtenNumber('run', nowMs, newReadableCode(NUMBER_LENGTH));

/** Keeps the run with what it prints; throws where another run was faster with any of it. */
async function keep(tx: Transaction, row: Parameters<typeof insertRun>[1], gathered: Gathered) {
  const { items, paper, reprintIds } = gathered;
  const rows = items.map((item, position) => ({
    ...item,
    position,
    runNumber: row.number,
    paper: paper.code,
  }));
  await insertRun(tx, row, rows);
  if ((await takeReprints(tx, reprintIds, row.number)) < reprintIds.length) throw new Taken();
}

type MadeRun = RunRow & Pick<Gathered, 'leftOrders'>;

/**
 * Gathers orders into a run, up to the sheets that a run may have (content/print-runs.json), and
 * queues the job that makes them. Reprints fill the places left free.
 */
export async function createRun(
  tx: Transaction,
  context: TransactionContext,
  request: RunRequest,
  by: string,
): Promise<RunOutcome<MadeRun>> {
  const { clock, jobs } = context;
  const found = await gather(tx, context, request);
  if (!found.ok) return found;
  const { paper, terms, layout, dueOn, items } = found.value;
  const count = items.reduce((sum, item) => sum + placesOfItem(item), 0);
  const row = {
    number: newNumber(clock.nowMs()),
    productCode: request.productCode,
    paper: paper.code,
    dueOn,
    state: 'imposing' as const,
    terms,
    sheetCount: cutAndStack(count, layout.fronts.length, terms.stackSheets).length,
    createdBy: by,
    createdAt: new Date(clock.nowMs()),
  };
  try {
    // Within a savepoint: where another run was faster, the caller's transaction goes on.
    await tx.transaction((tx) => keep(tx, row, found.value));
  } catch (error) {
    if (error instanceof Taken || isTwice(error)) return refuse('taken');
    throw error;
  }
  await jobs.enqueue(tx, 'run-impose', { runNumber: row.number }, { onceKey: row.number });
  const made = await findRun(tx, row.number);
  return made === null ? refuse('unknown') : ok({ ...made, leftOrders: found.value.leftOrders });
}

/** Thrown where another run has taken a reprint meanwhile. */
class Taken extends Error {}

/** Whether the unique index has refused an order that lies in a live run of the paper already. */
const isTwice = (error: unknown): boolean =>
  error instanceof Error && /print_run_item_once/.test(`${error.message} ${String(error.cause)}`);
