import { entryFromWire, entryToWire, type WireEntry } from '@fumi/contract';
import { composeVoicedKana, markCard, ok, refuse } from '@fumi/domain';
import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../http/call.ts';
import { overBudget } from '../limits/limits.service.ts';
import type { SignedIn } from '../session/session.service.ts';
import { peopleByCode } from './address-book.repository.ts';
import * as service from './address-book.service.ts';
import type { Person } from './person-row.ts';

const ownerOf = ({ context, present }: { context: Context; present: SignedIn }): service.Owner => ({
  context,
  memberCode: present.member.code,
});

const personToWire = (person: Person) => ({ code: person.code, ...entryToWire(person) });

/** Only kana with a combining mark is composed; names are never normalised. */
const composed = (wire: WireEntry) => {
  const entry = entryFromWire(wire);
  const { last, first, honorific } = entry.name;
  return {
    ...entry,
    name: { last: composeVoicedKana(last), first: composeVoicedKana(first), honorific },
    kanaLast: composeVoicedKana(entry.kanaLast),
    kanaFirst: composeVoicedKana(entry.kanaFirst),
    address1: composeVoicedKana(entry.address1),
    address2: composeVoicedKana(entry.address2),
  };
};

export const addressBookHandlers: HandlersOf<
  | 'contactsList'
  | 'contactsGet'
  | 'contactsCreate'
  | 'contactsUpdate'
  | 'contactsImport'
  | 'contactsDuplicates'
  | 'contactsMerge'
  | 'contactsDelete'
  | 'contactsGroup'
  | 'contactsMourning'
  | 'contactsApart'
  | 'contactsHistory'
> = {
  contactsList: async (call) => {
    const spent = await overBudget(call.context, ['address-book-member', call.present.member.code]);
    if (spent) return refuse(spent);
    const { paginate_by: limit, page, ...query } = call.input.query;
    const offset = (page - 1) * limit;
    const { people, ...rest } = await service.listBook(ownerOf(call), { ...query, limit, offset });
    return ok({ people: people.map(personToWire), ...rest });
  },

  contactsGet: async (call) => {
    const found = await service.findPerson(call.context.db, call.present.member.code, call.input.params.code);
    return found.ok ? ok({ person: personToWire(found.value) }) : found;
  },

  contactsCreate: async (call) => {
    const spent = await overBudget(call.context, ['contact-write-member', call.present.member.code]);
    if (spent) return refuse(spent);
    return call.once(async (tx) => {
      const made = await service.createPerson(tx, service.changeBy(ownerOf(call)), composed(call.input.body));
      return made.ok ? ok({ code: made.value }) : made;
    });
  },

  contactsUpdate: async (call) => {
    const spent = await overBudget(call.context, ['contact-write-member', call.present.member.code]);
    if (spent) return refuse(spent);
    const { code, ...wire } = call.input.body;
    const changed = await call.context.db.transaction((tx) =>
      service.updatePerson(tx, service.changeBy(ownerOf(call)), code, composed(wire)),
    );
    return changed.ok ? ok({ code }) : changed;
  },

  contactsImport: async (call) => {
    const spent = await overBudget(call.context, ['address-book-import-member', call.present.member.code]);
    if (spent) return refuse(spent);
    const people = call.input.body.people.map(({ merge_into, ...wire }) => ({
      entry: composed(wire),
      mergeInto: merge_into ?? null,
    }));
    return call.once(async (tx) => {
      const taken = await service.importPeople(tx, service.changeBy(ownerOf(call)), people);
      return taken.ok ? ok({ codes: taken.value }) : taken;
    });
  },

  contactsDuplicates: async (call) => {
    const spent = await overBudget(call.context, ['address-book-member', call.present.member.code]);
    if (spent) return refuse(spent);
    const groups = await service.findDuplicates(ownerOf(call));
    return ok({ groups: groups.map((group) => group.map(personToWire)) });
  },

  contactsMerge: async (call) => {
    const { keep, others } = call.input.body;
    const merged = await service.mergePeople(ownerOf(call), keep, others);
    return merged.ok ? ok({ code: keep }) : merged;
  },

  contactsDelete: async (call) => {
    const gone = await service.removePeople(ownerOf(call), call.input.body.codes);
    return gone.ok ? ok({}) : gone;
  },

  contactsGroup: async (call) => {
    const { codes, add, remove } = call.input.body;
    const edited = await service.editPeople(ownerOf(call), codes, (person) => ({
      ...person,
      groups: [...person.groups, ...add].filter((group) => !remove.includes(group)),
    }));
    return edited.ok ? ok({}) : edited;
  },

  contactsApart: async (call) => {
    const told = await service.tellApart(ownerOf(call), call.input.body.codes);
    return told.ok ? ok({}) : told;
  },

  contactsMourning: async (call) => {
    const { context, present, input } = call;
    const spent = await overBudget(context, ['address-book-member', present.member.code]);
    if (spent) return refuse(spent);
    const rows = await peopleByCode(context.db, present.member.code, input.body.codes);
    const people = rows.flatMap(({ contact, detail }) =>
      detail?.mourningUntil ? [{ code: contact.code, mourning_until: detail.mourningUntil }] : [],
    );
    return ok({ people });
  },

  contactsHistory: async (call) => {
    const { codes, year, ...cards } = call.input.body;
    const edited = await service.editPeople(ownerOf(call), codes, (person) => ({
      ...person,
      history: markCard(person.history, year, cards),
    }));
    return edited.ok ? ok({}) : edited;
  },
};
