import type { AnalyticsEvent } from '@fumi/contract/client';
import { createStore } from 'zustand/vanilla';
import { client } from '../api.ts';

/**
 * What the page in sight may have to do with the outside. `public`: it can be read without the draft and shows nothing
 * of anybody's; every other page is somebody's own (sign-in, addresses, order, payment), and so is one that is unknown.
 */
export type PageKind = 'public' | 'own';

type Page = {
  readonly kind: PageKind;
  /** On the way to an order, where nothing stands beside the action. */
  readonly inFlow: boolean;
};

export const pageStore = createStore<Page>()(() => ({ kind: 'own', inFlow: true }));

/** Something that is told of every event, and on what kind of page it happened (ADR 18). */
export type AnalyticsAdapter = (event: AnalyticsEvent, on: PageKind) => void;

/** The shop's own record; losing an event must never disturb the customer. */
const ownRecord: AnalyticsAdapter = (event) =>
  void client.eventRecord({ body: { clientType: 'web', event } }).catch(() => undefined);

const adapters = new Set<AnalyticsAdapter>([ownRecord]);

/** What happened while the page started, for an adapter that is loaded last; null once that was decided. */
let early: (readonly [event: AnalyticsEvent, on: PageKind])[] | null = [];

export function addAnalyticsAdapter(adapter: AnalyticsAdapter): () => void {
  adapters.add(adapter);
  for (const [event, on] of early ?? []) adapter(event, on);
  early = null;
  return () => void adapters.delete(adapter);
}

/** Nobody outside may know what happened so far: none is configured, or none was agreed to. */
export const forgetEarlyEvents = (): void => {
  early = null;
};

/** The event port: page_view, click_create, add_to_cart, sign_up, app_store_click, order_start, purchase. */
export function report(event: AnalyticsEvent): void {
  const on = pageStore.getState().kind;
  early?.push([event, on]);
  for (const adapter of adapters) adapter(event, on);
}
