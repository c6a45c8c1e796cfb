import { ok, refuse } from '@fumi/domain';
import type { HandlersOf } from '../../http/call.ts';
import { listAudit } from '../audit/audit.repository.ts';
import { refuseOverLimit } from '../rate-limit/rate-limit.service.ts';
import { endDeskSession } from './desk-session.service.ts';
import { openDesk } from './open-desk.ts';
import { findOperator } from './operator.repository.ts';
import { verifyOperator } from './operator.service.ts';

const PAGE_ROWS = 100;

export const deskSessionHandlers: HandlersOf<'deskSignIn' | 'deskSession' | 'deskSignOut' | 'deskAuditList'> =
  {
    deskSignIn: async (call) => {
      const {
        context,
        input: { body },
        originKey,
      } = call;
      const limited = await refuseOverLimit(context, ['desk-sign-in-origin', originKey]);
      if (limited) return refuse(limited);
      const fits = await verifyOperator(context, body, originKey);
      const operator = fits ? await findOperator(context.db, body.name) : null;
      if (operator === null) return refuse({ code: 'login_failed' });
      return ok(await openDesk(call, operator, 'password'));
    },
    deskSession: async ({ context, operator: { name, role } }) => {
      const { products, deliveryTypes } = context.content.goods;
      return ok({
        operator: { name, role },
        products: products.map(({ code, name: label }) => ({ code, label })),
        deliveries: deliveryTypes.map(({ id, label }) => ({ id, label })),
      });
    },
    deskSignOut: async ({ context, cookies, operator, change }) => {
      await endDeskSession(context, cookies);
      return change(async (_) => ok({ answer: {}, object: operator.name }));
    },
    deskAuditList: async ({ context, input: { query } }) => {
      const rows = await listAudit(context.db, query, PAGE_ROWS + 1);
      const entries = rows.slice(0, PAGE_ROWS).map(({ entry, details }) => ({
        id: entry.id,
        at: entry.at.toISOString(),
        actor: entry.actor,
        action: entry.action,
        object: entry.object,
        fields: entry.fields === '' ? [] : entry.fields.split(','),
        origin: details?.origin ?? '',
        before: (details?.before ?? null) as Record<string, unknown> | null,
        after: (details?.after ?? null) as Record<string, unknown> | null,
      }));
      return ok({ entries, hasMore: rows.length > PAGE_ROWS });
    },
  };
