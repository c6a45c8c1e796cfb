import type { AnalyticsEvent } from '@fumi/contract';
import { ok, refuse } from '@fumi/domain';
import type { HandlersOf } from '../../http/call.ts';
import { overBudget } from '../limits/limits.service.ts';
import { insertEvent } from './event.repository.ts';

/** Codes of books and orders lead to people; a path keeps its shape and loses them, and its query. */
const withoutCodes = (path: string): string =>
  path.replace(/[?#].*$/, '').replace(/\/[A-Za-z0-9_-]{16,}(?=\/|$)/g, '/:code');

/** What of an event is kept: nothing that belongs to one person (design §7). */
function anonymous(event: AnalyticsEvent): Record<string, unknown> {
  const { name: _, ...data } = event;
  const kept = Object.entries(data).filter(([field]) => field !== 'bookCode' && field !== 'orderCode');
  return Object.fromEntries(
    kept.map(([field, value]) => [field, field === 'path' ? withoutCodes(String(value)) : value]),
  );
}

export const eventHandlers: HandlersOf<'eventRecord'> = {
  eventRecord: async ({ context, input, originKey }) => {
    const spent = await overBudget(context, ['event-origin', originKey]);
    if (spent) return refuse(spent);
    const { event } = input.body;
    const at = new Date(context.clock.nowMs());
    await insertEvent(context.db, { at, name: event.name, data: anonymous(event) });
    return ok({});
  },
};
