import {
  askerNameProblem,
  contactProblems,
  dayInTokyo,
  emptyContact,
  newContactOf,
  ok,
  type Result,
  refuse,
  replacedContact,
} from '@fumi/domain';
import type { Context, TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import type { Proposal } from '../../db/tables/contacts.ts';
import type { Refusal } from '../../http/call.ts';
import { digest, newCode, newToken } from '../../random.ts';
import { contactsByCode } from '../contacts/contacts.repository.ts';
import {
  changeBy,
  createContact,
  findContact,
  type Owner,
  updateContact,
} from '../contacts/contacts.service.ts';
import { queueMail } from '../mail/mail.service.ts';
import { addressAnsweredMail } from '../mail/templates/member-mails.ts';
import { provenMailboxOf } from '../mailbox/order-mailboxes.repository.ts';
import * as requests from './address-request.repository.ts';

/** A link works for a month: long enough for a friend who is slow, short enough to be forgotten. */
const LIFETIME_MS = 30 * 86_400_000;
const MAX_REQUESTS = 200;

const nowOf = ({ clock }: Pick<Context, 'clock'>): Date => new Date(clock.nowMs());

export async function createRequest(
  tx: Transaction,
  context: TransactionContext,
  memberCode: string,
  form: { senderName: string; label: string; contactCode: string | null; tellsOwner: boolean },
): Promise<Result<{ url: string; expiresOn: string }, Refusal>> {
  const problem = askerNameProblem(form.senderName);
  if (problem) return refuse({ code: 'invalid', fields: { senderName: [problem] } });
  if (form.contactCode !== null) {
    const found = await findContact(tx, memberCode, form.contactCode);
    if (!found.ok) return found;
  }
  const held = await requests.listRequests(tx, memberCode, MAX_REQUESTS);
  if (held.length >= MAX_REQUESTS) return refuse({ code: 'invalid', fields: { requests: ['too-many'] } });
  const token = newToken();
  const expiresMs = context.clock.nowMs() + LIFETIME_MS;
  await requests.insertRequest(tx, {
    code: newCode(),
    memberCode,
    tokenHash: digest(token),
    ...form,
    proposal: null,
    answeredAt: null,
    correctionHash: null,
    expiresAt: new Date(expiresMs),
    createdAt: nowOf(context),
  });
  // The secret stands behind #, so that no server log and no referrer carries it.
  return ok({
    url: `${context.config.baseUrl}/address-request#${token}`,
    expiresOn: dayInTokyo(expiresMs),
  });
}

const stateOf = (row: requests.RequestRow, now: Date): 'waiting' | 'answered' | 'expired' => {
  if (row.answeredAt !== null) return 'answered';
  return row.expiresAt <= now ? 'expired' : 'waiting';
};

export async function listRequests(owner: Owner) {
  const { context, memberCode } = owner;
  const rows = await requests.listRequests(context.db, memberCode, MAX_REQUESTS);
  const now = nowOf(context);
  const codes = rows.flatMap(({ contactCode }) => contactCode ?? []);
  const contacts = new Map(
    (await contactsByCode(context.db, memberCode, codes)).map((one) => [one.code, one]),
  );
  return rows.map((row) => ({
    code: row.code,
    label: row.label,
    senderName: row.senderName,
    expiresOn: dayInTokyo(row.expiresAt.getTime()),
    state: stateOf(row, now),
    proposal: row.proposal,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    contact: contacts.get(row.contactCode ?? '') ?? null,
  }));
}

export async function showRequest(context: Context, token: string) {
  const row = await requests.openRequest(context.db, digest(token), nowOf(context));
  if (!row) return refuse({ code: 'not_found' } as const);
  return ok({
    senderName: row.senderName,
    expiresOn: dayInTokyo(row.expiresAt.getTime()),
    isAnswered: row.answeredAt !== null,
  });
}

/** Keeps an answer; answers with the secret with which it can be corrected. */
export async function answerRequest(
  tx: Transaction,
  context: TransactionContext,
  token: string,
  { correction, ...proposal }: Proposal & { readonly correction?: string | undefined },
): Promise<Result<{ correction: string }, Refusal>> {
  const fields = contactProblems({ ...emptyContact(), ...proposal });
  if (Object.keys(fields).length > 0) return refuse({ code: 'invalid', fields });
  const secret = newToken();
  const link = { tokenHash: digest(token), correction: correction === undefined ? null : digest(correction) };
  const answer = { proposal, correctionHash: digest(secret) };
  const row = await requests.answerRequest(tx, link, nowOf(context), answer);
  if (!row) return refuse({ code: 'not_found' } as const);
  // Only the first answer is mailed, not its corrections.
  if (row.tellsOwner && correction === undefined) await mailOwner(tx, context, row.memberCode);
  return ok({ correction: secret });
}

/** The mail says that somebody has answered, and not who: whoever reads over a shoulder learns nobody's address. */
async function mailOwner(tx: Transaction, context: TransactionContext, memberCode: string): Promise<void> {
  const to = await provenMailboxOf(tx, memberCode);
  if (!to) return;
  const content = addressAnsweredMail(`${context.config.baseUrl}/member/contacts/requests`);
  await queueMail(tx, context, { kind: 'address-answered', to, content });
}

/**
 * Makes an answer a contact, or gives the contact who was asked the new name and address. Refused
 * where it is not the answer that the member has read.
 */
export async function acceptRequest(
  owner: Owner,
  { code, answeredAt }: { readonly code: string; readonly answeredAt?: string | null | undefined },
): Promise<Result<{ code: string }, Refusal>> {
  const change = changeBy(owner);
  return owner.context.db.transaction(async (tx) => {
    const row = await requests.lockRequest(tx, { code, memberCode: owner.memberCode });
    if (!row) return refuse({ code: 'not_found' } as const);
    if (row.proposal === null) return refuse({ code: 'wrong_state' } as const);
    if (answeredAt && row.answeredAt?.getTime() !== Date.parse(answeredAt))
      return refuse({ code: 'wrong_state', fields: { proposal: ['changed'] } } as const);
    const contact = { ...emptyContact(), ...row.proposal };
    const known = row.contactCode === null ? null : await findContact(tx, owner.memberCode, row.contactCode);
    const saved = known?.ok
      ? await updateContact(tx, change, known.value.code, replacedContact(newContactOf(known.value), contact))
      : await createContact(tx, change, contact);
    if (saved.ok) await requests.deleteRequest(tx, { code, memberCode: owner.memberCode });
    return saved;
  });
}

export const deleteRequest = async (owner: Owner, code: string): Promise<Result<null, Refusal>> =>
  (await requests.deleteRequest(owner.context.db, { code, memberCode: owner.memberCode }))
    ? ok(null)
    : refuse({ code: 'not_found' });
