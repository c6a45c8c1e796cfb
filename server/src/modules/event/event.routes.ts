import type { AnalyticsEvent } from '@fumi/contract';
import { ok, refuse } from '@fumi/domain';
import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../http/call.ts';
import { pathWithoutCodes } from '../../http/path-without-codes.ts';
import { findOwnOrder } from '../order/order.repository.ts';
import { refuseOverLimit } from '../rate-limit/rate-limit.service.ts';
import type { SignedIn } from '../session/session.service.ts';
import { insertEvent } from './event.repository.ts';

/** What of an event is kept: nothing that belongs to one person (design §7). */
function anonymous(event: AnalyticsEvent): Record<string, unknown> {
  const { name: _, ...data } = event;
  const kept = Object.entries(data).filter(([field]) => field !== 'bookCode' && field !== 'orderCode');
  return Object.fromEntries(
    kept.map(([field, value]) => [field, field === 'path' ? pathWithoutCodes(String(value)) : value]),
  );
}

/** Whether an event is believed: a purchase must be the member's own order with its total. */
async function isTrue(context: Context, event: AnalyticsEvent, signedIn: SignedIn | null): Promise<boolean> {
  if (event.name !== 'purchase') return true;
  const order = signedIn && (await findOwnOrder(context.db, event.orderCode, signedIn.member.code));
  return order?.totalYen === event.value;
}

export const eventHandlers: HandlersOf<'eventRecord'> = {
  eventRecord: async ({ context, input, signedIn, originKey }) => {
    const limited = await refuseOverLimit(context, ['event-origin', originKey]);
    if (limited) return refuse(limited);
    const { event } = input.body;
    if (!(await isTrue(context, event, signedIn))) return refuse({ code: 'not_found' });
    const at = new Date(context.clock.nowMs());
    await insertEvent(context.db, { at, name: event.name, data: anonymous(event) });
    return ok({});
  },
};
