import { type Contact, emptyContact, ok, refuse } from '@fumi/domain';
import type { HandlersOf } from '../../http/call.ts';
import { overBudget } from '../limits/limits.service.ts';
import * as service from './contacts.service.ts';

/** What else a list shows beside spec's fields, where there is something; the call's schema drops the rest. */
function shortFormOf({ kanaLast, kanaFirst, mourningUntil, groups, ...contact }: Contact) {
  const kana = `${kanaLast}${kanaFirst}`;
  return {
    ...contact,
    ...(kana === '' ? {} : { kana }),
    ...(mourningUntil === '' ? {} : { mourningUntil }),
    ...(groups.length === 0 ? {} : { groups }),
  };
}

/** Spec's calls: contacts in their short form. */
export const contactsShortHandlers: HandlersOf<
  'contactsShortList' | 'contactsShortCreate' | 'contactsShortUpdate' | 'contactsShortDelete'
> = {
  contactsShortList: async ({ context, input, present }) => {
    const memberCode = present.member.code;
    const spent = await overBudget(context, ['contact-list-member', memberCode]);
    if (spent) return refuse(spent);
    const { paginateBy: limit, page } = input.query;
    const query = { q: '', group: '', order: 'added', limit, offset: (page - 1) * limit } as const;
    const { contacts, total } = await service.listContacts({ context, memberCode }, query);
    return ok({ contacts: contacts.map(shortFormOf), total });
  },

  contactsShortCreate: async ({ context, input, present, once }) => {
    const memberCode = present.member.code;
    const spent = await overBudget(context, ['contact-write-member', memberCode]);
    if (spent) return refuse(spent);
    const change = service.changeBy({ context, memberCode });
    return once((tx) => service.createContact(tx, change, { ...emptyContact(), ...input.body }));
  },

  contactsShortUpdate: async ({ context, input, present }) => {
    const memberCode = present.member.code;
    const spent = await overBudget(context, ['contact-write-member', memberCode]);
    if (spent) return refuse(spent);
    const { code, ...fields } = input.body;
    const change = service.changeBy({ context, memberCode });
    return context.db.transaction((tx) => service.updateContact(tx, change, code, fields));
  },

  contactsShortDelete: ({ context, input, present }) =>
    service.removeContacts({ context, memberCode: present.member.code }, [input.body.code]),
};
