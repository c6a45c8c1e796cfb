import type { AnalyticsEvent } from '@fumi/contract/client';
import { createStore } from 'zustand/vanilla';
import { client } from '../api.ts';

/**
 * Whether outside services may get events of the current page. `public`: a page without the draft or personal
 * data; every other page is somebody's `own` (sign-in, addresses, order, payment), and so is an unknown one.
 */
export type PageKind = 'public' | 'own';

type Page = {
  readonly kind: PageKind;
  /** A step of a flow or an order, where the question for consent would be in the way. */
  readonly inFlow: boolean;
};

export const pageStore = createStore<Page>()(() => ({ kind: 'own', inFlow: true }));

/** Gets every event, with the kind of page on which it happened (ADR 18). */
export type AnalyticsAdapter = (event: AnalyticsEvent, on: PageKind) => void;

/** The shop's own record; losing an event must never disturb the customer. */
const ownRecord: AnalyticsAdapter = (event) =>
  void client.eventRecord({ body: { clientType: 'web', event } }).catch(() => undefined);

const adapters = new Set<AnalyticsAdapter>([ownRecord]);

/** Events from before the outside adapter is loaded; null once it is, or is not going to be. */
let early: (readonly [event: AnalyticsEvent, on: PageKind])[] | null = [];

export function addAnalyticsAdapter(adapter: AnalyticsAdapter): () => void {
  adapters.add(adapter);
  for (const [event, on] of early ?? []) adapter(event, on);
  early = null;
  return () => void adapters.delete(adapter);
}

/** Drops the early events: no outside service is configured, or the visitor has not agreed to it. */
export const forgetEarlyEvents = (): void => {
  early = null;
};

/** The event port: page_view, click_create, add_to_cart, sign_up, app_store_click, order_start, purchase. */
export function report(event: AnalyticsEvent): void {
  const on = pageStore.getState().kind;
  early?.push([event, on]);
  for (const adapter of adapters) adapter(event, on);
}
