import type { AnalyticsEvent } from '@fumi/contract/client';
import type { AnalyticsAdapter, PageKind } from './analytics.ts';
import { keep, recall } from './storage.ts';

/** What leaves for an outside service: no code of a book or an order, no path of a page that is somebody's own. */
export type OutsideEvent = Readonly<Record<string, string | number>> & {
  readonly clientType: 'web';
  readonly name: AnalyticsEvent['name'];
};

/** Names that the messaging app's conversions have (spec §7). */
const CONVERSIONS: Readonly<Partial<Record<AnalyticsEvent['name'], string>>> = {
  sign_up: 'ActivateComplete',
  order_start: 'OrderStart',
  purchase: 'Conversion',
};

const CODES = ['bookCode', 'orderCode'];

/** An event as an outside service may get it. */
export function outsideEvent(event: AnalyticsEvent): OutsideEvent {
  const conversion = CONVERSIONS[event.name];
  const fields = Object.entries(event).filter(([field]) => !CODES.includes(field));
  return {
    ...Object.fromEntries(fields),
    clientType: 'web',
    name: event.name,
    ...(conversion === undefined ? {} : { conversion }),
  };
}

type Collector = {
  readonly adapter: AnalyticsAdapter;
  /** Sends what was held back; to be called when a page is entered. */
  readonly flush: (on: PageKind) => void;
};

const HELD_KEY = 'held-events';
/** Nobody does more in a visit; a broken loop must not fill the storage. */
const MOST_HELD = 50;

/**
 * Sends events to an outside service, never from a page that is somebody's own: those wait until a
 * public page is entered, and views of such pages are never sent.
 */
export function createCollector(send: (event: OutsideEvent) => void): Collector {
  const held = (): OutsideEvent[] => {
    try {
      return JSON.parse(recall('sessionStorage', HELD_KEY) ?? '[]') as OutsideEvent[];
    } catch {
      return [];
    }
  };
  const hold = (event: OutsideEvent): void =>
    keep('sessionStorage', HELD_KEY, JSON.stringify([...held(), event].slice(-MOST_HELD)));
  return {
    adapter: (event, on) => {
      if (on === 'public') send(outsideEvent(event));
      else if (event.name !== 'page_view') hold(outsideEvent(event));
    },
    flush: (on) => {
      if (on !== 'public') return;
      for (const event of held()) send(event);
      keep('sessionStorage', HELD_KEY, null);
    },
  };
}

/** Sends events by requests without cookie or referrer, whose answer is not read. */
export const sendTo =
  (url: string) =>
  (event: OutsideEvent): void =>
    void fetch(url, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
      body: JSON.stringify(event),
    }).catch(() => undefined);
