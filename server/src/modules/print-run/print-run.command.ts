import { parseArgs } from 'node:util';
import { isPlainDate } from '@fumi/domain';
import type { Context } from '../../context.ts';
import { actOnEach } from '../print-shop/act-on-each.ts';
import { createRun } from './gather.service.ts';
import { type HandOffProblem, saveRun } from './hand-off.service.ts';
import { imposeRun, openRun } from './impose.service.ts';
import { listRuns } from './print-run.repository.ts';
import { waitingReprints } from './reprint.repository.ts';
import { askForReprint } from './reprint.service.ts';
import type { RunProblem } from './run-problem.ts';
import { cancelRun, finishRun, type RunAct, retryRun, startRun } from './run-state.service.ts';
import { waitingGroups } from './waiting-orders.service.ts';

const USAGE = `usage: npm run fumi -- runs …
  waiting                          orders that wait for their print, by product, paper and day; cards to print again
  add PRODUCT PAPER [--due DAY] [--orders N] [--sheet NAME] [--reprints]
                                   gathers them into a run and imposes its sheets; with --reprints only cards again
  list                             the newest runs
  show NUMBER                      what a run prints
  save FOLDER NUMBER…              saves sheets and tickets
  start NUMBER…                    these are on the press: their orders are in print, and their customers are told
  done NUMBER…                     printed and cut
  cancel NUMBER…                   not printed: their orders wait again
  retry NUMBER…                    makes sheets again that had failed
  reprint ORDER --reason TEXT [--pages N,N…]   cards of an order that were spoiled; the whole book once unless told`;

const PROBLEMS: Readonly<Record<RunProblem | HandOffProblem, string>> = {
  unknown: 'There is no run or order of this number.',
  'unknown-paper': 'content/print-runs.json has no paper of this code.',
  'unknown-sheet': 'Neither content/print-runs.json nor SHEETS has a sheet of this name.',
  nothing: 'Nothing waits for it; `runs waiting` tells what does.',
  'does-not-fit': 'The sheet holds none of these pages; take a larger one with --sheet.',
  'wrong-state':
    'It is not in a state in which this can be done; `runs list` and `orders show` tell which it is in.',
  'order-left':
    'One of its orders was stopped, cancelled or printed by itself meanwhile. Cancel the run and make another.',
  'no-page': 'The book has no such page.',
  taken: 'Somebody else gathered the same orders just now; look at `runs list`.',
  'not-ready': 'Its sheets are not there yet; `runs list` tells whether they wait or have failed.',
  damaged:
    'The stored sheets are not those that were made. Do not print them; cancel the run and make another.',
};

type Tools = { readonly context: Context; readonly say: (line: string) => void };

/** Noted as the author, since the command line does not know who types. */
const BY = 'operator';

async function waiting({ context, say }: Tools): Promise<number> {
  for (const { productCode, paper, dueOn, orders, leaves } of await waitingGroups(context.db, context))
    say([productCode, paper, `due ${dueOn}`, `${orders} orders`, `${leaves} cards`].join('  '));
  for (const { orderNumber, paper, frontPage, reason } of await waitingReprints(context.db))
    say(`again: ${orderNumber}  ${paper}  page ${frontPage}  ${reason}`);
  return 0;
}

async function add(words: readonly string[], { context, say }: Tools): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      due: { type: 'string' },
      orders: { type: 'string' },
      sheet: { type: 'string' },
      reprints: { type: 'boolean', default: false },
    },
  });
  const [productCode, paper, ...rest] = positionals;
  const isWrong =
    (values.due !== undefined && !isPlainDate(values.due)) ||
    (values.orders !== undefined && !/^[1-9]\d{0,3}$/.test(values.orders));
  if (!productCode || !paper || rest.length > 0 || isWrong) {
    say(USAGE);
    return 1;
  }
  const request = {
    productCode,
    paper,
    isReprints: values.reprints,
    dueBy: values.due,
    sheet: values.sheet,
    mostOrders: values.orders === undefined ? undefined : Number(values.orders),
  };
  const created = await context.db.transaction((tx) => createRun(tx, context, request, BY));
  if (!created.ok) {
    say(PROBLEMS[created.error]);
    return 1;
  }
  // A running shop may be faster; then there is nothing left to do.
  await imposeRun(context, created.value.number);
  if (created.value.leftOrders > 0) say(`${created.value.leftOrders} more orders wait for the next run.`);
  return show(created.value.number, { context, say });
}

async function list({ context, say }: Tools): Promise<number> {
  for (const { row } of await listRuns(context.db, {}, 50)) {
    const { number, state, productCode, paper, dueOn, sheetCount, reason } = row;
    say(
      [number, state, productCode, paper, `due ${dueOn ?? '-'}`, `${sheetCount} sheets`, reason ?? '']
        .join('  ')
        .trimEnd(),
    );
  }
  return 0;
}

async function show(number: string, { context, say }: Tools): Promise<number> {
  const run = await openRun(context, number);
  if (run === null) {
    say(PROBLEMS.unknown);
    return 1;
  }
  const { row, items, plan } = run;
  const { sheet } = row.terms;
  say(
    `${number}  ${row.state}  ${row.productCode}  ${row.paper}  ${plan.sheets.length} × ${sheet}, ${plan.layout.fronts.length} up`,
  );
  if (row.reason !== null) say(`  ${row.reason}`);
  for (const item of items)
    say(
      `  ${item.orderNumber}  ${item.copies} × ${item.leaves.length} cards${item.isReprint ? '  again' : ''}  ${item.orderState}`,
    );
  return 0;
}

async function save(folder: string, numbers: readonly string[], { context, say }: Tools): Promise<number> {
  let code = 0;
  for (const number of numbers) {
    const saved = await saveRun(context, number, folder);
    say(`${number}: ${saved.ok ? `${saved.value}.pdf` : PROBLEMS[saved.error]}`);
    if (!saved.ok) code = 1;
  }
  return code;
}

async function again(words: readonly string[], { context, say }: Tools): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { reason: { type: 'string', default: '' }, pages: { type: 'string', default: '' } },
  });
  const [orderNumber, ...rest] = positionals;
  if (!orderNumber || rest.length > 0 || values.reason === '' || !/^(?:\d+(?:,\d+)*)?$/.test(values.pages)) {
    say(USAGE);
    return 1;
  }
  const pages = values.pages === '' ? [] : values.pages.split(',').map(Number);
  const request = { orderNumber, pages, kind: 'other' as const, reason: values.reason };
  const asked = await context.db.transaction((tx) => askForReprint(tx, context, request, BY));
  say(asked.ok ? `${orderNumber}: ${asked.value} cards` : PROBLEMS[asked.error]);
  return asked.ok ? 0 : 1;
}

const ACTS: Readonly<Record<string, RunAct>> = {
  start: startRun,
  done: finishRun,
  cancel: cancelRun,
  retry: retryRun,
};

/** `runs waiting | add | list | show | save | start | done | cancel | retry | reprint`: what is printed together. */
export async function runCommand(words: readonly string[], tools: Tools): Promise<number> {
  const [verb, first, ...rest] = words;
  const numbers = first === undefined ? [] : [first, ...rest];
  if (verb === 'waiting' && numbers.length === 0) return waiting(tools);
  if (verb === 'list' && numbers.length === 0) return list(tools);
  if (verb === 'add') return add(numbers, tools);
  if (verb === 'reprint') return again(numbers, tools);
  if (verb === 'show' && first && rest.length === 0) return show(first, tools);
  if (verb === 'save' && first && rest.length > 0) return save(first, rest, tools);
  const act = ACTS[verb ?? ''];
  if (act && first) return actOnEach(numbers, act, PROBLEMS, tools);
  tools.say(USAGE);
  return 1;
}
