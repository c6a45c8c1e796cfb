import type { WireEntry } from '@fumi/contract';
import {
  type BookEntry,
  dayInTokyo,
  emptyBookEntry,
  entryProblems,
  mergeEntries,
  ok,
  type Result,
  refuse,
} from '@fumi/domain';
import type { Context, TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import type { Refusal } from '../../http/call.ts';
import { digest, newCode, newToken } from '../../random.ts';
import {
  changeBy,
  createContact,
  findContact,
  type Owner,
  updateContact,
} from '../contacts/contacts.service.ts';
import * as requests from './address-request.repository.ts';

/** A link works for a month: long enough for a friend who is slow, short enough to be forgotten. */
const LIFE_MS = 30 * 86_400_000;
const MAX_REQUESTS = 200;

/** What a friend fills in: their name, reading and address. */
export type Proposal = Pick<
  WireEntry,
  | 'zip'
  | 'state'
  | 'address1'
  | 'address2'
  | 'name_last'
  | 'name_first'
  | 'honorific'
  | 'kana_last'
  | 'kana_first'
  | 'joint_names'
>;

const nowOf = ({ clock }: Pick<Context, 'clock'>): Date => new Date(clock.nowMs());

function proposalToEntry(proposal: Proposal): BookEntry {
  return {
    ...emptyBookEntry(),
    name: { last: proposal.name_last, first: proposal.name_first, honorific: proposal.honorific },
    kanaLast: proposal.kana_last,
    kanaFirst: proposal.kana_first,
    jointNames: proposal.joint_names.map(({ name_last, name_first, honorific }) => ({
      last: name_last,
      first: name_first,
      honorific,
    })),
    zip: proposal.zip,
    state: proposal.state,
    address1: proposal.address1,
    address2: proposal.address2,
  };
}

export async function createRequest(
  tx: Transaction,
  context: TransactionContext,
  memberCode: string,
  form: { senderName: string; label: string; contactCode: string | null },
): Promise<Result<{ url: string; expires_on: string }, Refusal>> {
  if (form.contactCode !== null) {
    const found = await findContact(tx, memberCode, form.contactCode);
    if (!found.ok) return found;
  }
  const held = await requests.listRequests(tx, memberCode, MAX_REQUESTS);
  if (held.length >= MAX_REQUESTS) return refuse({ code: 'invalid', fields: { requests: ['too-many'] } });
  const token = newToken();
  const expiresMs = context.clock.nowMs() + LIFE_MS;
  await requests.insertRequest(tx, {
    code: newCode(),
    memberCode,
    tokenHash: digest(token),
    ...form,
    proposal: null,
    answeredAt: null,
    expiresAt: new Date(expiresMs),
    createdAt: nowOf(context),
  });
  // The secret stands behind #, so that no server log and no referrer carries it.
  return ok({
    url: `${context.config.baseUrl}/address-request#${token}`,
    expires_on: dayInTokyo(expiresMs),
  });
}

const stateOf = (row: requests.RequestRow, now: Date) => {
  if (row.answeredAt !== null) return 'answered';
  return row.expiresAt <= now ? 'expired' : 'waiting';
};

export async function listRequests(owner: Owner) {
  const { context, memberCode } = owner;
  const rows = await requests.listRequests(context.db, memberCode, MAX_REQUESTS);
  const now = nowOf(context);
  const contacts = await Promise.all(
    rows.map(async ({ contactCode }) =>
      contactCode === null ? null : findContact(context.db, memberCode, contactCode),
    ),
  );
  return rows.map((row, index) => {
    const contact = contacts[index];
    return {
      code: row.code,
      label: row.label,
      senderName: row.senderName,
      expiresOn: dayInTokyo(row.expiresAt.getTime()),
      state: stateOf(row, now),
      proposal: row.proposal as Proposal | null,
      contact: contact?.ok ? contact.value : null,
    } as const;
  });
}

export async function showRequest(context: Context, token: string): Promise<Result<string, Refusal>> {
  const row = await requests.openRequest(context.db, digest(token), nowOf(context));
  return row ? ok(row.senderName) : refuse({ code: 'not_found' });
}

export async function answerRequest(
  context: Context,
  token: string,
  proposal: Proposal,
): Promise<Result<null, Refusal>> {
  const fields = entryProblems(proposalToEntry(proposal));
  if (Object.keys(fields).length > 0) return refuse({ code: 'invalid', fields });
  const isTaken = await requests.answerRequest(context.db, digest(token), nowOf(context), proposal);
  return isTaken ? ok(null) : refuse({ code: 'not_found' });
}

/** Makes an answer a contact, or gives the contact who was asked the new name and address. */
export async function acceptRequest(owner: Owner, code: string): Promise<Result<{ code: string }, Refusal>> {
  const change = changeBy(owner);
  return owner.context.db.transaction(async (tx) => {
    const row = await requests.findRequest(tx, { code, memberCode: owner.memberCode });
    if (!row) return refuse({ code: 'not_found' } as const);
    if (row.proposal === null) return refuse({ code: 'wrong_state' } as const);
    const entry = proposalToEntry(row.proposal as Proposal);
    const known = row.contactCode === null ? null : await findContact(tx, owner.memberCode, row.contactCode);
    const saved = known?.ok
      ? await updateContact(tx, change, known.value.code, mergeEntries(entry, known.value))
      : await createContact(tx, change, entry);
    if (saved.ok) await requests.deleteRequest(tx, { code, memberCode: owner.memberCode });
    return saved;
  });
}

export const deleteRequest = async (owner: Owner, code: string): Promise<Result<null, Refusal>> =>
  (await requests.deleteRequest(owner.context.db, { code, memberCode: owner.memberCode }))
    ? ok(null)
    : refuse({ code: 'not_found' });
