import { type BulkAct, type BulkProblem, bulkProblem, invariant, ok } from '@fumi/domain';
import type { TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import type { HandlersOf } from '../../http/call.ts';
import {
  findOrdersByNumber,
  insertNote,
  lockOrder,
  notesOf,
  type OrderRow,
} from '../order/order.repository.ts';
import { createRun } from '../print-run/gather.service.ts';
import { itemsOfRun } from '../print-run/print-run.repository.ts';
import { pressSheets } from '../print-run/waiting-orders.service.ts';
import { holdOrder, releaseOrder } from '../print-shop/print-shop.service.ts';
import { listedOrder } from './desk-orders.repository.ts';

/* Bulk acts: each order is done or named with why not, and each that is done has its note in the log. */

type Refused = { readonly number: string; readonly problem: BulkProblem };
type Done = { readonly done: string[]; readonly refused: Refused[] };

/** The orders of numbers, locked in the order of their codes, so that two who take the same ones wait for each other. */
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

/** Runs of what waits among some orders, one of each product and paper; what they hold, and whether one was full. */
async function gatherAmong(
  tx: Transaction,
  context: TransactionContext,
  orders: readonly OrderRow[],
  by: string,
) {
  const orderCodes = new Set(orders.map(({ code }) => code));
  const runs: string[] = [];
  const gathered = new Set<string>();
  let isFull = false;
  for (const productCode of new Set(orders.map((order) => order.productCode)))
    for (const { code: paper } of pressSheets.papers) {
      const made = await createRun(tx, context, { productCode, paper, orderCodes }, by);
      if (!made.ok) continue;
      runs.push(made.value.number);
      isFull ||= made.value.leftOrders > 0;
      for (const item of await itemsOfRun(tx, made.value.number))
        if (!item.isReprint) gathered.add(item.orderNumber);
    }
  return { runs, gathered, isFull };
}

async function gatherAll(
  tx: Transaction,
  context: TransactionContext,
  numbers: readonly string[],
  by: string,
): Promise<Done & { readonly runs: string[] }> {
  const orders = await lockAll(tx, numbers);
  const { runs, gathered, isFull } = await gatherAmong(tx, context, orders, by);
  const refused = unknownOf(numbers, orders);
  for (const { number, state, heldAt } of orders.filter((order) => !gathered.has(order.number))) {
    const press = (await listedOrder(tx, number))?.press ?? 'none';
    const problem = bulkProblem('gather', { state, held: heldAt !== null, press });
    refused.push({ number, problem: problem ?? (isFull ? 'full' : 'in-run') });
  }
  return {
    runs,
    done: orders.map(({ number }) => number).filter((number) => gathered.has(number)),
    refused,
  };
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
      return ok({ answer, object: [...answer.done, ...answer.runs], after: { runs: answer.runs } });
    }),
};
