import { dayInTokyo, markCard, ok, refuse } from '@fumi/domain';
import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../http/call.ts';
import { refuseOverLimit } from '../rate-limit/rate-limit.service.ts';
import type { SignedIn } from '../session/session.service.ts';
import * as trash from './contact-trash.service.ts';
import * as service from './contacts.service.ts';
import * as duplicates from './duplicates.service.ts';
import { contactsOfOrder } from './sent-cards.repository.ts';

const ownerOf = ({ context, signedIn }: { context: Context; signedIn: SignedIn }): service.Owner => ({
  context,
  memberCode: signedIn.member.code,
});

/** Contacts with all that is kept, beside spec's short form. */
export const contactsHandlers: HandlersOf<
  | 'contactsList'
  | 'contactsGet'
  | 'contactsCreate'
  | 'contactsUpdate'
  | 'contactsImport'
  | 'contactsDuplicates'
  | 'contactsMerge'
  | 'contactsDelete'
  | 'contactsTrash'
  | 'contactsRestore'
  | 'contactsDismiss'
  | 'contactsGroup'
  | 'contactsMourning'
  | 'contactsApart'
  | 'contactsHistory'
  | 'contactsOfOrder'
> = {
  contactsList: async (call) => {
    const limited = await refuseOverLimit(call.context, ['address-book-member', call.signedIn.member.code]);
    if (limited) return refuse(limited);
    const { paginateBy: limit, page, ...query } = call.input.query;
    const offset = (page - 1) * limit;
    const { contacts, ...rest } = await service.listContacts(ownerOf(call), { ...query, limit, offset });
    return ok({ contacts, ...rest });
  },

  contactsGet: async ({ context, input, signedIn }) => {
    const found = await service.findContact(context.db, signedIn.member.code, input.params.code);
    return found.ok ? ok({ contact: found.value }) : found;
  },

  contactsCreate: async (call) => {
    const limited = await refuseOverLimit(call.context, ['contact-write-member', call.signedIn.member.code]);
    if (limited) return refuse(limited);
    const change = service.changeBy(ownerOf(call));
    return call.once((tx) => service.createContact(tx, change, call.input.body));
  },

  contactsUpdate: async (call) => {
    const limited = await refuseOverLimit(call.context, ['contact-write-member', call.signedIn.member.code]);
    if (limited) return refuse(limited);
    const { code, known, ...contact } = call.input.body;
    const change = service.changeBy(ownerOf(call));
    return call.context.db.transaction((tx) => service.updateContact(tx, change, code, contact, known));
  },

  contactsImport: async (call) => {
    const limited = await refuseOverLimit(call.context, [
      'address-book-import-member',
      call.signedIn.member.code,
    ]);
    if (limited) return refuse(limited);
    const imported = call.input.body.contacts.map(({ mergeInto, replaces, ...contact }) => ({
      contact,
      code: replaces ?? mergeInto ?? null,
      isWhole: replaces !== undefined,
    }));
    return call.once((tx) => service.importContacts(tx, service.changeBy(ownerOf(call)), imported));
  },

  contactsDuplicates: async (call) => {
    const limited = await refuseOverLimit(call.context, ['address-book-member', call.signedIn.member.code]);
    if (limited) return refuse(limited);
    return ok({ groups: await duplicates.findDuplicates(ownerOf(call)) });
  },

  contactsMerge: (call) => call.once((tx) => trash.mergeContacts(tx, ownerOf(call), call.input.body)),

  contactsDelete: (call) => call.once((tx) => trash.removeContacts(tx, ownerOf(call), call.input.body.codes)),

  contactsTrash: async (call) => {
    const limited = await refuseOverLimit(call.context, ['address-book-member', call.signedIn.member.code]);
    if (limited) return refuse(limited);
    return ok({ removals: await trash.listRemovals(ownerOf(call)) });
  },

  contactsRestore: (call) => trash.restoreRemoval(ownerOf(call), call.input.body.removal),

  contactsDismiss: (call) =>
    service.dismissDoubts(ownerOf(call), call.input.body.code, call.input.body.doubts),

  contactsGroup: (call) => {
    const { codes, add, remove } = call.input.body;
    return service.editContacts(ownerOf(call), codes, ({ groups }) => ({
      groups: [...groups, ...add].filter((group) => !remove.includes(group)),
    }));
  },

  contactsApart: (call) => duplicates.markDifferent(ownerOf(call), call.input.body.codes),

  contactsMourning: async ({ context, signedIn, input }) => {
    const limited = await refuseOverLimit(context, ['address-book-member', signedIn.member.code]);
    if (limited) return refuse(limited);
    return ok({
      contacts: await service.listMourning({ context, memberCode: signedIn.member.code }, input.query.on),
    });
  },

  contactsHistory: (call) => {
    const { codes, year, ...cards } = call.input.body;
    return service.editContacts(ownerOf(call), codes, ({ history }) => ({
      history: markCard(history, year, cards),
    }));
  },

  contactsOfOrder: async ({ context, signedIn, input }) => {
    const memberCode = signedIn.member.code;
    const limited = await refuseOverLimit(context, ['address-book-member', memberCode]);
    if (limited) return refuse(limited);
    const people = await contactsOfOrder(context.db, memberCode, input.params.orderCode);
    return ok({
      people: people.map(({ contact, addressChangedAt }) => ({
        contact,
        addressChangedOn: addressChangedAt && dayInTokyo(addressChangedAt.getTime()),
      })),
    });
  },
};
