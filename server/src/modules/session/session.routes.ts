import { ok, refuse } from '@fumi/domain';
import type { HandlersOf } from '../../http/call.ts';
import { noteAudit } from '../audit/audit.repository.ts';
import { deleteOtherSessions, deleteSessionByCode, listSessions } from './session.repository.ts';

export const sessionHandlers: HandlersOf<'sessionList' | 'sessionRevoke' | 'sessionRevokeOthers'> = {
  sessionList: async ({ context, signedIn }) => {
    const now = new Date(context.clock.nowMs());
    const rows = await listSessions(context.db, signedIn.member.code, now);
    return ok({
      sessions: rows.map((row) => ({
        code: row.code,
        device: row.device,
        createdAt: row.createdAt.toISOString(),
        lastSeenAt: row.lastSeenAt.toISOString(),
        isCurrent: row.tokenHash === signedIn.session.tokenHash,
      })),
    });
  },

  sessionRevoke: async ({ context, signedIn, input }) => {
    const { code } = signedIn.member;
    if (!(await deleteSessionByCode(context.db, code, input.body.code))) return refuse({ code: 'not_found' });
    await noteAudit(context.db, context, code, 'session-revoke');
    return ok({});
  },

  sessionRevokeOthers: async ({ context, signedIn }) => {
    await deleteOtherSessions(context.db, signedIn.member.code, signedIn.session.tokenHash);
    await noteAudit(context.db, context, signedIn.member.code, 'session-revoke');
    return ok({});
  },
};
