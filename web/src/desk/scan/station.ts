import {
  type CardCount,
  countedOf,
  expectedOf,
  missingCards,
  ORDER_NUMBER,
  type ScanVerdict,
  scanCard,
  startCount,
} from '@fumi/domain';
import type { Answered } from '../desk-client.ts';

/* The packing table: what was counted, what was said of the last card, and what has still to be sent. */

export type PackOrder = Answered<'deskPackList'>['orders'][number];

export type Verdict = ScanVerdict | 'ready' | 'started' | 'held' | 'byHand' | 'unknown';

/** The verdict about the last card; `turn` counts verdicts, so that an equal one sounds again. */
export type Said = {
  readonly verdict: Verdict;
  /** With the verdict `stranger`: the order that the card belongs to, where it is known. */
  readonly of: string | null;
  readonly turn: number;
};

/** A whole order that is not yet sent to the server; `counted` is null where it was counted by hand. */
export type Unsent = { readonly number: string; readonly counted: number | null };

/** What outlives a reload and minutes without network. */
export type Kept = {
  /** How often each code was read, by order. */
  readonly counted: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly unsent: readonly Unsent[];
};

export type Station = Kept & {
  readonly orders: readonly PackOrder[];
  readonly current: string | null;
  readonly said: Said;
};

export type StationEvent =
  | { readonly kind: 'scan'; readonly text: string }
  | { readonly kind: 'orders'; readonly orders: readonly PackOrder[] }
  | { readonly kind: 'sent'; readonly number: string }
  /** The server refused the order for good: it is not sent again. */
  | { readonly kind: 'refused'; readonly number: string }
  | { readonly kind: 'by-hand' }
  | { readonly kind: 'again' }
  | { readonly kind: 'leave' };

export const openStation = (orders: readonly PackOrder[], { counted, unsent }: Kept): Station => ({
  orders,
  counted,
  unsent,
  current: null,
  said: { verdict: 'ready', of: null, turn: 0 },
});

/** The count of an order, with what was counted before. */
export function countOf({ counted }: Pick<Kept, 'counted'>, order: PackOrder): CardCount {
  const { expected } = startCount(order.bookCode, order.pages, order.copies);
  return { expected, counted: new Map(Object.entries(counted[order.number] ?? {})) };
}

export const isWhole = (station: Kept, order: PackOrder): boolean =>
  order.packed || station.unsent.some(({ number }) => number === order.number);

export const orderOf = ({ orders, current }: Station): PackOrder | null =>
  orders.find(({ number }) => number === current) ?? null;

/**
 * How many cards of an order are counted, of how many, and which are missing. A whole order counts as
 * complete unless it lies on the table, where it may be counted a second time.
 */
export function progressOf(station: Station, order: PackOrder) {
  const count = countOf(station, order);
  const all = expectedOf(count);
  if (isWhole(station, order) && station.current !== order.number) return { counted: all, all, missing: [] };
  return { counted: countedOf(count), all, missing: missingCards(count) };
}

const say = (station: Station, verdict: Verdict, of: string | null = null): Station => ({
  ...station,
  said: { verdict, of, turn: station.said.turn + 1 },
});

const NO_CARDS = startCount('', [], 0);

const bookOf = (text: string): string => text.split('/')[0] ?? '';

/** Puts an order on the table. A whole one is counted from zero, for somebody who wants to be sure. */
function takeUp(station: Station, order: PackOrder): Station {
  const { [order.number]: before = {}, ...others } = station.counted;
  const counted = { ...others, [order.number]: isWhole(station, order) ? {} : before };
  const taken = { ...station, current: order.number, counted };
  if (order.held) return say(taken, 'held');
  return say(taken, order.pages.length === 0 ? 'byHand' : 'started');
}

/** Notes an order as whole, to be sent once. */
const finish = (station: Station, number: string, counted: number | null): Station =>
  station.unsent.some((one) => one.number === number)
    ? station
    : { ...station, unsent: [...station.unsent, { number, counted }] };

/** Counts a card for the order that lies on the table. */
function countCard(station: Station, order: PackOrder, text: string): Station {
  const { count, verdict } = scanCard(countOf(station, order), text);
  if (verdict === 'stranger') {
    const owner = station.orders.find(({ bookCode }) => bookCode === bookOf(text));
    return say(station, verdict, owner?.number ?? null);
  }
  const counted = { ...station.counted, [order.number]: Object.fromEntries(count.counted) };
  const next = say({ ...station, counted }, verdict);
  return verdict === 'complete' ? finish(next, order.number, countedOf(count)) : next;
}

/** Whether the next card of another order begins that order: nothing is on the table, or what is there is done. */
const isTableFree = (station: Station): boolean => {
  const order = orderOf(station);
  if (order === null) return true;
  const { all } = progressOf(station, order);
  return all > 0 ? countedOf(countOf(station, order)) === all : isWhole(station, order);
};

function scan(station: Station, typed: string): Station {
  const text = typed.normalize('NFKC').trim();
  if (ORDER_NUMBER.test(text.toUpperCase())) {
    const wanted = station.orders.find(({ number }) => number === text.toUpperCase());
    return wanted ? takeUp(station, wanted) : say(station, 'unknown');
  }
  const current = orderOf(station);
  // Of a held order no card is right: it must not become whole.
  if (current !== null && current.bookCode === bookOf(text))
    return current.held ? say(station, 'held') : countCard(station, current, text);
  const owner = station.orders.find(({ bookCode }) => bookCode === bookOf(text));
  if (owner === undefined || !isTableFree(station)) {
    if (current !== null) return countCard(station, current, text);
    return say(station, scanCard(NO_CARDS, text).verdict);
  }
  const started = takeUp(station, owner);
  return started.said.verdict === 'started' ? countCard(started, owner, text) : started;
}

/** A list that was asked for before the server took an order does not take it back: what is packed stays packed. */
function withPacked(orders: readonly PackOrder[], before: readonly PackOrder[]): readonly PackOrder[] {
  const packed = new Set(before.filter((one) => one.packed).map(({ number }) => number));
  return orders.map((one) => (packed.has(one.number) ? { ...one, packed: true } : one));
}

/** The reducer of the packing table. */
export function workAt(station: Station, event: StationEvent): Station {
  const order = orderOf(station);
  switch (event.kind) {
    case 'scan':
      return scan(station, event.text);
    case 'orders':
      return { ...station, orders: withPacked(event.orders, station.orders) };
    case 'sent': {
      const { [event.number]: done, ...counted } = station.counted;
      const orders = station.orders.map((one) =>
        one.number === event.number ? { ...one, packed: true } : one,
      );
      const unsent = station.unsent.filter(({ number }) => number !== event.number);
      // The order on the table keeps its count: another card of it would be one too many.
      const stays = station.current === event.number && done ? { ...counted, [event.number]: done } : counted;
      return { ...station, orders, unsent, counted: stays };
    }
    case 'refused':
      return { ...station, unsent: station.unsent.filter(({ number }) => number !== event.number) };
    case 'by-hand':
      return order === null ? station : say(finish(station, order.number, null), 'complete');
    case 'again':
      return order === null
        ? station
        : say({ ...station, counted: { ...station.counted, [order.number]: {} } }, 'started');
    case 'leave':
      return say({ ...station, current: null }, 'ready');
  }
}
