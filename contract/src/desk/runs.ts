import { ORDER_NUMBER, ORDER_STATES, RUN_NUMBER, RUN_STATES, SPOIL_KINDS } from '@fumi/domain';
import { z } from 'zod';
import type { Calls, EndpointsOf } from '../call.ts';
import { calendarDay, done, pageNo, plainDate } from '../field.ts';

export const deskRunCalls = {
  deskRunWaiting: { route: 'GET /api/desk/runs/waiting' },
  deskRunList: { route: 'GET /api/desk/runs' },
  deskRun: { route: 'GET /api/desk/run/:number' },
  deskRunGather: { route: 'POST /api/desk/run/gather' },
  deskRunStart: { route: 'POST /api/desk/run/start' },
  deskRunDone: { route: 'POST /api/desk/run/done' },
  deskRunCancel: { route: 'POST /api/desk/run/cancel' },
  deskRunRetry: { route: 'POST /api/desk/run/retry' },
  deskReprintAsk: { route: 'POST /api/desk/reprint/ask' },
  deskReprintDrop: { route: 'POST /api/desk/reprint/drop' },
} as const satisfies Calls;

export const deskRunEndpoints = () => {
  const number = z.string().regex(RUN_NUMBER);
  const numbered = z.strictObject({ number });
  const orderNumber = z.string().regex(ORDER_NUMBER);
  const state = z.enum(RUN_STATES);
  const goods = {
    product_code: z.string(),
    product_label: z.string(),
    paper: z.string(),
    paper_label: z.string(),
  };

  const row = z.object({
    ...goods,
    number: z.string(),
    created_at: z.iso.datetime(),
    created_by: z.string(),
    state,
    /** Null for a run of reprints alone. */
    due_on: plainDate.nullable(),
    /** Name of the sheet, such as SRA3. */
    sheet: z.string(),
    sheets: z.int(),
    orders: z.int(),
    /** Orders of which single cards are printed again. */
    reprints: z.int(),
    /** Why it could not be imposed. */
    reason: z.string().nullable(),
    started_at: z.iso.datetime().nullable(),
    handed_off_at: z.iso.datetime().nullable(),
    ended_at: z.iso.datetime().nullable(),
  });

  const acted = z.object({ state });
  const act = { access: 'operator', permission: 'order-print', audit: 'change', body: numbered } as const;

  return {
    deskRunWaiting: {
      summary: 'What waits to be gathered into print runs, and cards that wait to be printed again',
      access: 'operator',
      permission: 'work-see',
      audit: 'none',
      response: z.object({
        today: plainDate,
        groups: z.array(
          z.object({
            ...goods,
            due_on: plainDate,
            late: z.boolean(),
            orders: z.int(),
            leaves: z.int(),
            /** Sheet that content/print-runs.json assigns to the paper: used unless the operator chooses another. */
            usual_sheet: z.string(),
            /** Sheets that the machine takes, and how many cards lie on one; 0 where no card fits. */
            sheets: z.array(z.object({ name: z.string(), up: z.int() })),
          }),
        ),
        reprints: z.array(
          z.object({
            ...goods,
            id: z.int(),
            number: z.string(),
            page: z.int(),
            reason: z.string(),
            asked_by: z.string(),
            asked_at: z.iso.datetime(),
          }),
        ),
      }),
    },
    deskRunList: {
      summary: 'Print runs, newest first',
      access: 'operator',
      permission: 'work-see',
      audit: 'none',
      query: z.strictObject({
        state: state.optional(),
        /** Cursor: `next` of the page before. */
        after: z.string().max(120).optional(),
      }),
      response: z.object({ runs: z.array(row), next: z.string().nullable() }),
    },
    deskRun: {
      summary: 'What a print run prints',
      access: 'operator',
      permission: 'work-see',
      audit: 'none',
      params: numbered,
      response: z.object({
        run: row.extend({
          /** Cards of a sheet, and places that stay empty; null once the run's books have been deleted. */
          up: z.int().nullable(),
          free: z.int().nullable(),
          has_files: z.boolean(),
        }),
        items: z.array(
          z.object({
            number: z.string(),
            state: z.enum(ORDER_STATES),
            held: z.boolean(),
            copies: z.int(),
            leaves: z.int(),
            reprint: z.boolean(),
          }),
        ),
      }),
    },
    deskRunGather: {
      summary: 'Gather orders into a run and ask for its sheets; cards to print again fill free places',
      access: 'operator',
      permission: 'order-print',
      audit: 'change',
      body: z.strictObject({
        product_code: z.string().max(10),
        paper: z.string().max(30),
        due_by: calendarDay.optional(),
        sheet: z.string().max(30).optional(),
        most_orders: z.int().min(1).max(1000).optional(),
        /** Makes a run of reprints alone: of all that wait. */
        reprints_only: z.boolean().optional(),
      }),
      /** `left_orders`: how many orders the run has no room for; they wait on. */
      response: z.object({ number: z.string(), left_orders: z.int() }),
    },
    deskRunStart: {
      ...act,
      summary: 'The sheets are on the press: their orders are in print, and their customers are told',
      response: acted,
    },
    deskRunDone: { ...act, summary: 'The sheets are printed and cut', response: acted },
    deskRunCancel: {
      ...act,
      summary: 'Give up a run that was not printed; its orders wait again',
      response: acted,
    },
    deskRunRetry: { ...act, summary: 'Make sheets again that had failed', response: acted },
    deskReprintAsk: {
      summary: 'Cards of an order are to be printed again',
      access: 'operator',
      permission: 'order-reprint',
      audit: 'change',
      creates: true,
      body: z.strictObject({
        number: orderNumber,
        /** Pages on either side of a card; none is the whole book, once. */
        pages: z.array(pageNo).max(400),
        /** Why, for the day's close; the words are for whoever prints it, and are forgotten with the order. */
        kind: z.enum(SPOIL_KINDS).default('other'),
        reason: z.string().trim().min(1).max(200),
      }),
      response: z.object({ count: z.int() }),
    },
    deskReprintDrop: {
      summary: 'A card need not be printed again; as long as no run has it',
      access: 'operator',
      permission: 'order-reprint',
      audit: 'change',
      body: z.strictObject({ id: z.int().min(1) }),
      response: done,
    },
  } satisfies EndpointsOf<typeof deskRunCalls>;
};
