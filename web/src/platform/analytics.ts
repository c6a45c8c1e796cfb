import type { AnalyticsEvent } from '@fumi/contract/client';
import { client } from '../api.ts';

/** Something that is told of every event. Outside services stand behind the consent bar (design §7). */
export type AnalyticsAdapter = (event: AnalyticsEvent) => void;

/** The shop's own record; losing an event must never disturb the customer. */
const ownRecord: AnalyticsAdapter = (event) =>
  void client.eventRecord({ body: { client_type: 'web', event } }).catch(() => undefined);

const adapters = new Set<AnalyticsAdapter>([ownRecord]);

export function addAnalyticsAdapter(adapter: AnalyticsAdapter): () => void {
  adapters.add(adapter);
  return () => void adapters.delete(adapter);
}

/** The event port: page_view, click_create, add_to_cart, sign_up, app_store_click, purchase. */
export function report(event: AnalyticsEvent): void {
  for (const adapter of adapters) adapter(event);
}
