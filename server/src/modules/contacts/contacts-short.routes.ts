import { contactFromWire, contactToWire, type WireContact } from '@fumi/contract';
import { emptyBookEntry, type KeptContact, ok, refuse } from '@fumi/domain';
import type { HandlersOf } from '../../http/call.ts';
import { overBudget } from '../limits/limits.service.ts';
import * as service from './contacts.service.ts';

/** Spec's contact, and of the rest what a list shows. */
function toWire({ kanaLast, kanaFirst, mourningUntil, groups, ...contact }: KeptContact): WireContact {
  const kana = `${kanaLast}${kanaFirst}`;
  return {
    ...contactToWire(contact),
    ...(kana === '' ? {} : { kana }),
    ...(mourningUntil === '' ? {} : { mourning_until: mourningUntil }),
    ...(groups.length === 0 ? {} : { groups: [...groups] }),
  };
}

/** The fields of spec's contact. A birthday of another form is none, and is told so. */
function fromWire(wire: Omit<WireContact, 'code'>) {
  const { name, jointNames, zip, state, address1, address2, birthday } = contactFromWire({
    code: '',
    ...wire,
  });
  if (!/^(\d{4}\/?\d{2}\/?\d{2})?$/.test(wire.birthday))
    return refuse({ code: 'invalid', fields: { birthday: ['date'] } } as const);
  return ok({ name, jointNames, zip, state, address1, address2, birthday });
}

/** Spec's calls: contacts in their short form. */
export const contactsShortHandlers: HandlersOf<
  'contactsShortList' | 'contactsShortCreate' | 'contactsShortUpdate' | 'contactsShortDelete'
> = {
  contactsShortList: async ({ context, input, present }) => {
    const memberCode = present.member.code;
    const spent = await overBudget(context, ['contact-list-member', memberCode]);
    if (spent) return refuse(spent);
    const { paginate_by: limit, page } = input.query;
    const query = { q: '', group: '', order: 'added', limit, offset: (page - 1) * limit } as const;
    const { contacts, total } = await service.listContacts({ context, memberCode }, query);
    return ok({ contacts: contacts.map(toWire), total });
  },

  contactsShortCreate: async ({ context, input, present, once }) => {
    const memberCode = present.member.code;
    const spent = await overBudget(context, ['contact-write-member', memberCode]);
    if (spent) return refuse(spent);
    const fields = fromWire(input.body);
    if (!fields.ok) return fields;
    const change = service.changeBy({ context, memberCode });
    return once((tx) => service.createContact(tx, change, { ...emptyBookEntry(), ...fields.value }));
  },

  contactsShortUpdate: async ({ context, input, present }) => {
    const memberCode = present.member.code;
    const spent = await overBudget(context, ['contact-write-member', memberCode]);
    if (spent) return refuse(spent);
    const { code, ...wire } = input.body;
    const fields = fromWire(wire);
    if (!fields.ok) return fields;
    const change = service.changeBy({ context, memberCode });
    return context.db.transaction((tx) => service.updateContact(tx, change, code, fields.value));
  },

  contactsShortDelete: ({ context, input, present }) =>
    service.removeContacts({ context, memberCode: present.member.code }, [input.body.code]),
};
