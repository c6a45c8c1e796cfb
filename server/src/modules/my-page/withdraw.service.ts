import { ok, type Result, refuse } from '@fumi/domain';
import type { Context } from '../../context.ts';
import type { Refusal } from '../../http/call.ts';
import { noteAudit } from '../audit/audit.repository.ts';
import { queueMail } from '../mail/mail.service.ts';
import { withdrawnMail } from '../mail/templates/account-mails.ts';
import type { MemberRow } from '../member/member.repository.ts';
import { forgetMember } from './erased.service.ts';
import { withdrawalBlockers } from './withdraw.repository.ts';

/**
 * Leaves the shop. Contacts, sessions, identities, drafts, books and their photos go; orders stay
 * for the books of account, without the member. A job deletes the files at once.
 */
export function withdraw(
  context: Context,
  member: MemberRow,
): Promise<Result<Record<string, never>, Refusal>> {
  return context.db.transaction(async (tx) => {
    const waits = await withdrawalBlockers(tx, member.code);
    if (waits.length > 0) return refuse<Refusal>({ code: 'wrong_state', fields: { order: waits } });
    const { books, drafts } = await forgetMember(tx, member);
    await noteAudit(tx, context, member.code, 'withdraw');
    const to = member.email ?? member.notificationEmail;
    const content = withdrawnMail(`${context.config.baseUrl}/`);
    if (to) await queueMail(tx, context, { kind: 'withdrawn', to, content });
    await context.jobs.enqueue(tx, 'member-erased', { memberCode: member.code, books, drafts });
    return ok({});
  });
}
