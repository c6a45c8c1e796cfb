import { ok, refuse } from '@fumi/domain';
import type { Context } from '../../context.ts';
import type { HandlersOf, Refusal } from '../../http/call.ts';
import { deliveryLabel } from '../order/statement.service.ts';
import { codedPages } from '../packing/coded-pages.ts';
import { finishPacking, type PackProblem } from '../packing/pack-order.service.ts';
import { ordersToPack, packListStamp } from '../packing/packing.repository.ts';
import { dropReprint } from '../print-run/reprint.repository.ts';
import { askForReprint } from '../print-run/reprint.service.ts';
import { RUN_REFUSALS } from './desk-runs.routes.ts';
import { readCursor, writeCursor } from './list-cursor.ts';

const PAGE_ROWS = 200;

const REFUSALS: Readonly<Record<PackProblem, Refusal>> = {
  unknown: { code: 'not_found' },
  'wrong-state': { code: 'wrong_state' },
  'no-codes': { code: 'wrong_state' },
};

/** Only the first page has the list's stamp; where the packing table has that stamp already, no orders are sent. */
async function waiting(context: Context, after: string | undefined, known: string | undefined) {
  const stamp = after === undefined ? await packListStamp(context.db) : null;
  if (stamp !== null && stamp === known) return { stamp, same: true, orders: [], next: null };
  const rows = await ordersToPack(context.db, readCursor(after) ?? null, PAGE_ROWS + 1);
  const shown = rows.slice(0, PAGE_ROWS);
  const last = rows.length > PAGE_ROWS ? shown.at(-1) : undefined;
  return {
    stamp,
    same: false,
    orders: shown.map((row) => ({
      number: row.number,
      bookCode: row.bookCode,
      productLabel:
        context.content.goods.products.find(({ code }) => code === row.productCode)?.name ?? row.productCode,
      deliveryLabel: deliveryLabel(context, row.deliveryTypeId),
      copies: row.copies,
      pages: codedPages(row.design),
      held: row.heldAt !== null,
      packed: row.isPacked,
    })),
    next: last?.printedAt ? writeCursor({ code: last.code, createdAt: last.printedAt }) : null,
  };
}

/** What happens beside the guillotine: cards are counted, and spoiled ones asked for again. */
export const deskPackingHandlers: HandlersOf<
  'deskPackList' | 'deskPackDone' | 'deskReprintAsk' | 'deskReprintDrop'
> = {
  deskPackList: async ({ context, input: { query } }) => ok(await waiting(context, query.after, query.known)),
  deskPackDone: ({ context, input: { body }, change }) =>
    change(async (tx) => {
      const done = await finishPacking(tx, context, body.number);
      if (!done.ok) return refuse(REFUSALS[done.error]);
      return ok({ answer: {}, object: body.number, after: { packed: true, counted: body.counted } });
    }),
  deskReprintAsk: ({ context, input: { body }, operator, change }) =>
    change(async (tx) => {
      const { number, ...request } = body;
      const asked = await askForReprint(tx, context, { orderNumber: number, ...request }, operator.name);
      if (!asked.ok) return refuse(RUN_REFUSALS[asked.error]);
      return ok({
        answer: { count: asked.value },
        object: number,
        after: { ...request, cards: asked.value },
      });
    }),
  deskReprintDrop: ({ input: { body }, change }) =>
    change(async (tx) => {
      const number = await dropReprint(tx, body.id);
      if (number === null) return refuse({ code: 'wrong_state' });
      return ok({ answer: {}, object: number, before: { reprint: body.id }, after: { reprint: null } });
    }),
};
