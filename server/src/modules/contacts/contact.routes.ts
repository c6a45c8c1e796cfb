import { ok, refuse } from '@fumi/domain';
import type { HandlersOf } from '../../http/call.ts';
import { overBudget } from '../limits/limits.service.ts';
import { countContacts, deleteContact, listContacts } from './contact.repository.ts';
import { changeContact, contactToWire, createContact } from './contact.service.ts';
import { marksOf } from './contact-marks.repository.ts';

export const contactHandlers: HandlersOf<
  'contactsShortList' | 'contactsShortCreate' | 'contactsShortUpdate' | 'contactsShortDelete'
> = {
  contactsShortList: async ({ context, input, present }) => {
    const { code } = present.member;
    const spent = await overBudget(context, ['contact-list-member', code]);
    if (spent) return refuse(spent);
    const { paginate_by: limit, page } = input.query;
    const rows = await listContacts(context.db, code, { limit, offset: (page - 1) * limit });
    const marks = await marksOf(
      context.db,
      rows.map((row) => row.code),
    );
    const contacts = rows.map((row) => ({ ...contactToWire(row), ...marks.get(row.code) }));
    return ok({ contacts, total: await countContacts(context.db, code) });
  },

  contactsShortCreate: async ({ context, input, present, once }) => {
    const spent = await overBudget(context, ['contact-write-member', present.member.code]);
    if (spent) return refuse(spent);
    return once((tx) => createContact(tx, context, present.member.code, input.body));
  },

  contactsShortUpdate: async ({ context, input, present }) => {
    const spent = await overBudget(context, ['contact-write-member', present.member.code]);
    return spent ? refuse(spent) : changeContact(context, present.member.code, input.body);
  },

  contactsShortDelete: async ({ context, input, present }) => {
    const owner = { code: input.body.code, memberCode: present.member.code };
    return (await deleteContact(context.db, owner)) ? ok({}) : refuse({ code: 'not_found' });
  },
};
