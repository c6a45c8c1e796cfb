import { isPlainDate, mayDo, ok, type Result, refuse } from '@fumi/domain';
import type { TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import type { Changed, HandlersOf, Refusal } from '../../http/call.ts';
import { findOrderByNumber, type OrderRow } from '../order/order.repository.ts';
import {
  beginPrint,
  cancelForCustomer,
  holdOrder,
  mailAgain,
  type OrderAct,
  type PrintShopProblem,
  releaseOrder,
  renderAgain,
} from '../print-shop/print-shop.service.ts';
import { orderPage } from './desk-orders.repository.ts';
import { readCursor, writeCursor } from './list-cursor.ts';
import { orderDetails } from './order-details.ts';
import { orderRow } from './order-row.ts';

const PAGE_ROWS = 50;

const REFUSALS: Readonly<Record<PrintShopProblem, Refusal>> = {
  unknown: { code: 'not_found' },
  'wrong-state': { code: 'wrong_state' },
  held: { code: 'wrong_state', fields: { number: ['held'] } },
  'several-parcels': { code: 'wrong_state', fields: { trackingNumber: ['several-parcels'] } },
  'no-number': { code: 'wrong_state', fields: { trackingNumber: ['no-number'] } },
  uncounted: { code: 'wrong_state', fields: { number: ['uncounted'] } },
  'no-press-file': { code: 'wrong_state', fields: { number: ['no-press-file'] } },
  damaged: { code: 'wrong_state', fields: { number: ['damaged'] } },
  'in-run': { code: 'wrong_state', fields: { number: ['in-run'] } },
};

type StateChange = Changed<{ readonly state: OrderRow['state'] }>;

/** Does something with an order, and says what of it was changed. */
async function acted(
  tx: Transaction,
  number: string,
  act: (tx: Transaction) => ReturnType<OrderAct>,
  reason = '',
): Promise<Result<StateChange, Refusal>> {
  const before = await findOrderByNumber(tx, number);
  const done = await act(tx);
  if (!done.ok) return refuse(REFUSALS[done.error]);
  const { state } = done.value;
  return ok({
    answer: { state },
    object: number,
    before: { state: before?.state },
    after: { state, ...(reason ? { reason } : {}) },
  });
}

type Acting = {
  readonly context: TransactionContext;
  readonly input: { readonly body: { readonly number: string } };
};

/** The work of a call that only names an order. */
const acting =
  (act: OrderAct, { context, input }: Acting) =>
  (tx: Transaction) =>
    acted(tx, input.body.number, (tx) => act(tx, context, input.body.number));

export const deskOrderHandlers: HandlersOf<
  | 'deskOrderList'
  | 'deskOrder'
  | 'deskOrderPrint'
  | 'deskOrderCancel'
  | 'deskOrderHold'
  | 'deskOrderRelease'
  | 'deskMailAgain'
  | 'deskPressAgain'
> = {
  deskOrderList: async ({ context, input: { query }, operator: { role }, view }) => {
    if (query.day !== undefined && !isPlainDate(query.day))
      return refuse({ code: 'bad_request', fields: { day: ['format'] } });
    const byPerson = mayDo(role, 'person-see');
    const filter = { ...query, q: query.q?.trim(), byPerson, after: readCursor(query.after) };
    const rows = await orderPage(context.db, filter, PAGE_ROWS + 1);
    const shown = rows.slice(0, PAGE_ROWS);
    const last = rows.length > PAGE_ROWS ? shown.at(-1) : undefined;
    // What was searched for may be a name: the log has what was found.
    const object = query.q ? shown.map(({ order }) => order.number).join(' ') : 'list';
    return view(object, {
      orders: shown.map((row) => orderRow(context, role, row)),
      next: last ? writeCursor(last.order) : null,
    });
  },
  deskOrder: async ({ context, input: { params }, operator, view }) => {
    const details = await orderDetails(context, operator, params.number);
    return details === null ? refuse({ code: 'not_found' }) : view(params.number, details);
  },
  deskOrderPrint: (call) => call.change(acting(beginPrint, call)),
  deskOrderRelease: (call) => call.change(acting(releaseOrder, call)),
  deskPressAgain: (call) => call.change(acting(renderAgain, call)),
  deskMailAgain: (call) => {
    const mail = acting(mailAgain, call);
    return call.change(async (tx) => {
      const done = await mail(tx);
      return done.ok ? ok({ ...done.value, answer: {} }) : done;
    });
  },
  deskOrderCancel: ({ context, input: { body }, change }) =>
    change((tx) => acted(tx, body.number, (tx) => cancelForCustomer(tx, context, body.number), body.reason)),
  deskOrderHold: ({ context, input: { body }, change }) =>
    change((tx) =>
      acted(tx, body.number, (tx) => holdOrder(tx, context, body.number, body.reason), body.reason),
    ),
};
