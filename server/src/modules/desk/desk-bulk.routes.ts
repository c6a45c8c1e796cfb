import { type BulkAct, type BulkProblem, bulkProblem, invariant, ok } from '@fumi/domain';
import type { TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import type { HandlersOf } from '../../http/call.ts';
import { findOrdersByNumber, lockOrder, type OrderRow } from '../order/order.repository.ts';
import { insertNote, notesOf } from '../order/order-history.repository.ts';
import { createRun } from '../print-run/gather.service.ts';
import { itemsOfRun } from '../print-run/print-run.repository.ts';
import { waitingAmong } from '../print-run/waiting-orders.repository.ts';
import { pressSheets } from '../print-run/waiting-orders.service.ts';
import { holdOrder, releaseOrder } from '../print-shop/print-shop.service.ts';
import { listedOrder } from './desk-orders.repository.ts';

/* Bulk acts: each order is done or named with why not, and each that is done has its note in the log. */

type Refused = { readonly number: string; readonly problem: BulkProblem };
type Done = { readonly done: string[]; readonly refused: Refused[] };

/** The orders of numbers, locked in the order of their codes: acts on the same orders don't deadlock. */
async function lockAll(tx: Transaction, numbers: readonly string[]): Promise<OrderRow[]> {
  const locked = [];
  for (const { code } of await findOrdersByNumber(tx, numbers)) locked.push(await lockOrder(tx, code));
  return locked.filter((order) => order !== null);
}

const unknownOf = (numbers: readonly string[], orders: readonly OrderRow[]): Refused[] =>
  [...new Set(numbers)]
    .filter((number) => !orders.some((order) => order.number === number))
    .map((number) => ({ number, problem: 'unknown' }));

/** Does something with each of several orders, or says why not. */
async function withEach(
  tx: Transaction,
  numbers: readonly string[],
  act: BulkAct,
  work: (tx: Transaction, order: OrderRow) => Promise<BulkProblem | null>,
): Promise<Done> {
  const orders = await lockAll(tx, numbers);
  const done: string[] = [];
  const refused = unknownOf(numbers, orders);
  for (const order of orders) {
    const { number, state, heldAt } = order;
    const problem =
      bulkProblem(act, { state, held: heldAt !== null, press: 'ready' }) ?? (await work(tx, order));
    if (problem === null) done.push(number);
    else refused.push({ number, problem });
  }
  return { done, refused };
}

/** Whether the last note at an order is this one, by the same operator. */
async function isNotedLast(tx: Transaction, { code }: OrderRow, author: string, words: string) {
  const last = (await notesOf(tx, code)).at(-1);
  return last?.author === author && last.words === words;
}

type Gathering = {
  readonly runs: string[];
  /** Labels of the papers that an order was gathered on, by its code. */
  readonly gathered: ReadonlyMap<string, readonly string[]>;
  /** Orders whose cards fit on no sheet that the print shop has. */
  readonly misfits: ReadonlySet<string>;
};

/** Runs of what waits among some orders, one of each product and paper. */
async function gatherAmong(
  tx: Transaction,
  context: TransactionContext,
  orders: readonly OrderRow[],
  by: string,
): Promise<Gathering> {
  const orderCodes = new Set(orders.map(({ code }) => code));
  const runs: string[] = [];
  const gathered = new Map<string, string[]>();
  const misfits = new Set<string>();
  for (const productCode of new Set(orders.map((order) => order.productCode))) {
    const codes = orders.filter((order) => order.productCode === productCode).map(({ code }) => code);
    for (const paper of pressSheets.papers) {
      const { code, label } = paper;
      const made = await createRun(tx, context, { productCode, paper: code, orderCodes }, by);
      if (!made.ok && made.error === 'does-not-fit')
        for (const waiting of await waitingAmong(tx, paper, codes)) misfits.add(waiting);
      if (!made.ok) continue;
      runs.push(made.value.number);
      for (const { isReprint, orderCode } of await itemsOfRun(tx, made.value.number))
        if (!isReprint) gathered.set(orderCode, [...(gathered.get(orderCode) ?? []), label]);
    }
  }
  return { runs, gathered, misfits };
}

/** Labels of the papers that orders still wait for, by their codes. */
async function papersLeft(tx: Transaction, orderCodes: readonly string[]) {
  const left = new Map<string, string[]>();
  for (const paper of pressSheets.papers)
    for (const code of await waitingAmong(tx, paper, orderCodes))
      left.set(code, [...(left.get(code) ?? []), paper.label]);
  return left;
}

/** Why an order was not gathered at all. */
async function whyNot(
  tx: Transaction,
  { number, state, heldAt, code }: OrderRow,
  { misfits }: Gathering,
  waits: boolean,
): Promise<BulkProblem> {
  const press = (await listedOrder(tx, number))?.press ?? 'none';
  const problem = bulkProblem('gather', { state, held: heldAt !== null, press });
  if (problem !== null || !waits) return problem ?? 'in-run';
  return misfits.has(code) ? 'does-not-fit' : 'full';
}

/** Gathers orders. A photobook has two papers, of which one may have room and the other none. */
async function gatherAll(
  tx: Transaction,
  context: TransactionContext,
  numbers: readonly string[],
  by: string,
) {
  const orders = await lockAll(tx, numbers);
  const made = await gatherAmong(tx, context, orders, by);
  const left = await papersLeft(
    tx,
    orders.map(({ code }) => code),
  );
  const done: string[] = [];
  const partly: { number: string; gathered: string[]; left: string[] }[] = [];
  const refused = unknownOf(numbers, orders);
  for (const order of orders) {
    const { code, number } = order;
    const [gathered, waitsFor] = [made.gathered.get(code), left.get(code) ?? []];
    if (gathered === undefined)
      refused.push({ number, problem: await whyNot(tx, order, made, waitsFor.length > 0) });
    else if (waitsFor.length === 0) done.push(number);
    else partly.push({ number, gathered: [...gathered], left: waitsFor });
  }
  return { runs: made.runs, done, partly, refused };
}

export const deskBulkHandlers: HandlersOf<
  'deskOrdersHold' | 'deskOrdersRelease' | 'deskOrdersNote' | 'deskOrdersGather'
> = {
  deskOrdersHold: ({ context, input: { body }, change }) =>
    change(async (tx) => {
      const answer = await withEach(tx, body.numbers, 'hold', async (tx, { number }) => {
        const held = await holdOrder(tx, context, number, body.reason);
        invariant(held.ok, 'What fits under its lock is done.');
        return null;
      });
      const after = { held: true, reason: body.reason };
      return ok({ answer, object: answer.done, before: { held: false }, after });
    }),
  deskOrdersRelease: ({ context, input: { body }, change }) =>
    change(async (tx) => {
      const answer = await withEach(tx, body.numbers, 'release', async (tx, { number }) => {
        const released = await releaseOrder(tx, context, number);
        invariant(released.ok, 'What fits under its lock is done.');
        return null;
      });
      return ok({ answer, object: answer.done, before: { held: true }, after: { held: false } });
    }),
  deskOrdersNote: ({ context, input: { body }, operator, change }) =>
    change(async (tx) => {
      const at = new Date(context.clock.nowMs());
      const { words } = body;
      const answer = await withEach(tx, body.numbers, 'note', async (tx, order) => {
        if (await isNotedLast(tx, order, operator.name, words)) return 'already';
        await insertNote(tx, { orderCode: order.code, at, author: operator.name, words });
        return null;
      });
      return ok({ answer, object: answer.done });
    }),
  deskOrdersGather: ({ context, input: { body }, operator, change }) =>
    change(async (tx) => {
      const answer = await gatherAll(tx, context, body.numbers, operator.name);
      const { done, partly, runs } = answer;
      return ok({
        answer,
        object: [...done, ...partly.map(({ number }) => number), ...runs],
        after: { runs },
      });
    }),
};
