import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type DeliveryAddress, dayInTokyo, ORDER_STATES, type OrderState } from '@fumi/domain';
import type { Context } from '../../context.ts';
import { findBookByCode } from '../book/book.repository.ts';
import {
  destinationsOf,
  findOrderByNumber,
  type OrderRow,
  optionsOf,
  ordersInState,
} from '../order/order.repository.ts';
import { eventsOf } from '../order/order-history.repository.ts';
import { parcelsOfOrder } from '../parcel/parcel.repository.ts';
import { actOnEach } from './act-on-each.ts';
import {
  beginPrint,
  cancelForCustomer,
  type PrintShopProblem,
  readPressFile,
  renderAgain,
  shipOrder,
} from './print-shop.service.ts';

const USAGE = `usage: npm run fumi -- orders …
  list [STATE…]              orders in these states, the oldest first; paid ones unless told otherwise
  show NUMBER                what was ordered, where it goes, what happened
  press FOLDER [NUMBER…]     saves press files, checked against their digests; of all paid orders unless told
  print NUMBER…              these are on the press now; their customers are told
  ship NUMBER [TRACKING] [--uncounted]   the parcel has left; its customer is told
  cancel NUMBER              cancels an order that is not yet in print; a paid one is refunded
  render [NUMBER…]           renders press files again that had failed; of all paid orders unless told
states: ${ORDER_STATES.join(', ')}`;

const PROBLEMS: Readonly<Record<PrintShopProblem, string>> = {
  unknown: 'There is no order of this number.',
  'wrong-state': 'The order is not in a state in which this can be done; `orders show` tells which it is in.',
  held: 'It was stopped at the desk, where somebody must let it go on.',
  'several-parcels': 'It has several parcels: `parcels ship` sends each with its own number.',
  'no-number': 'Its carrier gives a number: type it behind.',
  uncounted: 'Not all of its cards were counted: `scan` counts them, --uncounted sends it all the same.',
  'no-press-file': 'Its press file is not ready; `orders list` tells whether it waits or has failed.',
  damaged:
    'The stored press file is not the one that was rendered. Do not print it; restore it from the backup.',
  'in-run':
    'It lies in a print run that has not begun: `runs start` prints it there, `runs cancel` lets go of it.',
};

type Tools = { readonly context: Context; readonly say: (line: string) => void };

const isState = (word: string): word is OrderState => (ORDER_STATES as readonly string[]).includes(word);

const pressOf = async ({ db }: Context, { bookCode }: OrderRow): Promise<string> =>
  (bookCode === null ? null : await findBookByCode(db, bookCode))?.press ?? 'no book';

async function list(states: readonly string[], { context, say }: Tools): Promise<number> {
  const wanted = states.length === 0 ? (['paid'] as const) : states.filter(isState);
  if (wanted.length < states.length) {
    say(USAGE);
    return 1;
  }
  for (const order of await ordersInState(context.db, wanted)) {
    const day = dayInTokyo(order.createdAt.getTime());
    const press = await pressOf(context, order);
    say(
      [order.number, day, order.state, order.productCode, `${order.totalYen} yen`, `press: ${press}`].join(
        '  ',
      ),
    );
  }
  return 0;
}

const placeLine = (place: DeliveryAddress): string =>
  [`〒${place.zip}`, place.state, place.address1, place.address2, place.name, place.tel].join(' ');

async function show(number: string, { context, say }: Tools): Promise<number> {
  const order = await findOrderByNumber(context.db, number);
  if (order === null) {
    say(PROBLEMS.unknown);
    return 1;
  }
  const { db } = context;
  say(
    `${order.number}  ${order.state}  ${order.productCode}  ${order.totalYen} yen  press: ${await pressOf(context, order)}`,
  );
  for (const { quantity, address } of await destinationsOf(db, order.code))
    say(`  ${quantity} × ${placeLine(address)}`);
  for (const { label, qty } of await optionsOf(db, order.code)) say(`  option: ${label} × ${qty}`);
  for (const { number: parcel, trackingNumber, shippedAt } of await parcelsOfOrder(db, order.code))
    say(`  parcel ${parcel}: ${shippedAt ? 'left' : 'waits'}  ${trackingNumber ?? ''}`.trimEnd());
  for (const { at, event, toState, actor } of await eventsOf(db, order.code))
    say(`  ${at.toISOString()}  ${event} by ${actor}: ${toState}`);
  return 0;
}

/** Writes under another name and renames, so that a file in the folder is always whole. */
async function savePress(folder: string, number: string, { context, say }: Tools): Promise<number> {
  const read = await readPressFile(context, number);
  if (!read.ok) {
    say(`${number}: ${PROBLEMS[read.error]}`);
    return 1;
  }
  const file = path.join(folder, `${number}.pdf`);
  await writeFile(`${file}.part`, read.value, { mode: 0o600 });
  await rename(`${file}.part`, file);
  say(`${file}  ${read.value.byteLength} bytes`);
  return 0;
}

async function press(folder: string, numbers: readonly string[], tools: Tools): Promise<number> {
  const { db } = tools.context;
  const wanted =
    numbers.length > 0 ? numbers : (await ordersInState(db, ['paid'])).map((order) => order.number);
  await mkdir(folder, { recursive: true });
  let code = 0;
  for (const number of wanted) code = Math.max(code, await savePress(folder, number, tools));
  return code;
}

/** Numbers of paid orders whose press file has failed. */
async function failed({ context }: Tools): Promise<readonly string[]> {
  const numbers: string[] = [];
  for (const order of await ordersInState(context.db, ['paid']))
    if ((await pressOf(context, order)) === 'failed') numbers.push(order.number);
  return numbers;
}

/**
 * Carriers' numbers have only digits and hyphens. The check stops an order's number typed here by
 * mistake, which the customer would be told as the tracking number.
 */
const isTrackingNumber = (word: string): boolean => /^\d[\d-]+$/.test(word);

function ship(number: string, words: readonly string[], tools: Tools): Promise<number> | number {
  const isUncounted = words.at(-1) === '--uncounted';
  const [trackingNumber = null, ...rest] = isUncounted ? words.slice(0, -1) : words;
  if (rest.length > 0 || !(trackingNumber === null || isTrackingNumber(trackingNumber))) {
    tools.say(USAGE);
    return 1;
  }
  return actOnEach(
    [number],
    (tx, context) => shipOrder(tx, context, number, { trackingNumber, isUncounted }),
    PROBLEMS,
    tools,
  );
}

/** `orders list | show | press | print | ship | cancel | render`: the print shop's work for scripts; people have the desk. */
export async function orderCommand(words: readonly string[], tools: Tools): Promise<number> {
  const [verb, first, ...rest] = words;
  const numbers = first === undefined ? [] : [first, ...rest];
  if (verb === 'list') return list(numbers, tools);
  if (verb === 'show' && first && rest.length === 0) return show(first, tools);
  if (verb === 'press' && first) return press(first, rest, tools);
  if (verb === 'print' && first) return actOnEach(numbers, beginPrint, PROBLEMS, tools);
  if (verb === 'ship' && first) return ship(first, rest, tools);
  if (verb === 'cancel' && first && rest.length === 0)
    return actOnEach([first], cancelForCustomer, PROBLEMS, tools);
  if (verb === 'render')
    return actOnEach(numbers.length > 0 ? numbers : await failed(tools), renderAgain, PROBLEMS, tools);
  tools.say(USAGE);
  return 1;
}
