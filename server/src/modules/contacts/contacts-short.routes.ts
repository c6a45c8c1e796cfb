import {
  type Contact,
  emptyContact,
  type NewContact,
  type Office,
  officeOnCard,
  ok,
  refuse,
} from '@fumi/domain';
import type { HandlersOf } from '../../http/call.ts';
import { refuseOverLimit } from '../rate-limit/rate-limit.service.ts';
import { removeContacts } from './contact-trash.service.ts';
import * as service from './contacts.service.ts';

/** What else a list shows beside spec's fields, where there is something; the call's schema drops the rest. */
function shortFormOf(kept: Contact) {
  const { addressLines, kanaLast, kanaFirst, mourningUntil, groups, history, skipReason, ...contact } = kept;
  const sentYears = history.flatMap(({ year, sent }) => (sent ? [year] : []));
  const receivedYears = history.flatMap(({ year, received }) => (received ? [year] : []));
  const office = officeOnCard(kept);
  const kana = `${kanaLast}${kanaFirst}`;
  return {
    ...contact,
    ...(addressLines.length === 0 ? {} : { addressLines }),
    ...(kana === '' ? {} : { kana }),
    ...(mourningUntil === '' ? {} : { mourningUntil }),
    ...(groups.length === 0 ? {} : { groups }),
    ...(sentYears.length === 0 ? {} : { sentYears }),
    ...(receivedYears.length === 0 ? {} : { receivedYears }),
    ...(skipReason === '' ? {} : { skipReason }),
    ...(office ? { office } : {}),
  };
}

/** Contact fields for a company to print; null keeps the company and no longer prints it. */
function workplaceOf(office: Office | null | undefined): Partial<NewContact> {
  if (office === undefined) return {};
  return office ? { ...office, printsCompany: true } : { printsCompany: false };
}

/** The values that a device says it knew, as contact fields. */
function knownOf(
  known: (Partial<NewContact> & { readonly office?: Office }) | undefined,
): Partial<NewContact> {
  const { office, ...fields } = known ?? {};
  return { ...fields, ...workplaceOf(office) };
}

/** Spec's calls: contacts in their short form. */
export const contactsShortHandlers: HandlersOf<
  'contactsShortList' | 'contactsShortCreate' | 'contactsShortUpdate' | 'contactsShortDelete'
> = {
  contactsShortList: async ({ context, input, signedIn }) => {
    const memberCode = signedIn.member.code;
    const limited = await refuseOverLimit(context, ['contact-list-member', memberCode]);
    if (limited) return refuse(limited);
    const { paginateBy: limit, page } = input.query;
    const query = {
      q: '',
      group: '',
      whom: 'all',
      order: 'added',
      limit,
      offset: (page - 1) * limit,
    } as const;
    const { contacts, total } = await service.listContacts({ context, memberCode }, query);
    return ok({ contacts: contacts.map(shortFormOf), total });
  },

  contactsShortCreate: async ({ context, input, signedIn, once }) => {
    const memberCode = signedIn.member.code;
    const limited = await refuseOverLimit(context, ['contact-write-member', memberCode]);
    if (limited) return refuse(limited);
    const change = service.changeBy({ context, memberCode });
    const { office, ...fields } = input.body;
    const created = { ...emptyContact(), ...fields, ...workplaceOf(office) };
    return once((tx) => service.createContact(tx, change, created));
  },

  contactsShortUpdate: async ({ context, input, signedIn }) => {
    const memberCode = signedIn.member.code;
    const limited = await refuseOverLimit(context, ['contact-write-member', memberCode]);
    if (limited) return refuse(limited);
    const { code, office, known, ...fields } = input.body;
    const change = service.changeBy({ context, memberCode });
    return context.db.transaction((tx) =>
      service.updateContact(tx, change, code, { ...fields, ...workplaceOf(office) }, knownOf(known)),
    );
  },

  contactsShortDelete: async ({ context, input, signedIn }) => {
    const owner = { context, memberCode: signedIn.member.code };
    const removed = await context.db.transaction((tx) => removeContacts(tx, owner, [input.body.code]));
    return removed.ok ? ok({}) : removed;
  },
};
