import { CONTACT_LIMITS, CONTACTS_PER_CALL, WHOM } from '@fumi/domain';
import { z } from 'zod';
import type { Calls, EndpointsOf } from './call.ts';
import {
  addressLines,
  addressWarning,
  contact,
  contactFields,
  groupName,
  knownContactFields,
  office,
  shortContact,
  shortContactFields,
  year,
} from './contact-fields.ts';
import { code, done, plainDate } from './field.ts';

/* Ours, beside spec's contact calls: contacts with everything that is kept of them. */

const CONTACT_ORDERS = ['kana', 'added', 'zip'] as const;

export const contactsCalls = {
  /** Ours: the whole address book. */
  contactsList: { route: 'GET /api/address_book/list' },
  contactsGet: { route: 'GET /api/address_book/contact/:code' },
  contactsCreate: { route: 'POST /api/address_book/create' },
  contactsUpdate: { route: 'POST /api/address_book/update' },
  contactsImport: { route: 'POST /api/address_book/import' },
  contactsDuplicates: { route: 'GET /api/address_book/duplicates' },
  contactsMerge: { route: 'POST /api/address_book/merge' },
  contactsApart: { route: 'POST /api/address_book/apart' },
  contactsDelete: { route: 'POST /api/address_book/delete' },
  contactsTrash: { route: 'GET /api/address_book/trash' },
  contactsRestore: { route: 'POST /api/address_book/restore' },
  contactsDismiss: { route: 'POST /api/address_book/dismiss' },
  contactsGroup: { route: 'POST /api/address_book/group' },
  contactsMourning: { route: 'GET /api/address_book/mourning' },
  contactsHistory: { route: 'POST /api/address_book/history' },
  contactsOfOrder: { route: 'GET /api/address_book/order/:order_code' },
  /* Spec's own: the short form. */
  contactsShortList: { route: 'GET /api/contact/list' },
  contactsShortCreate: { route: 'POST /api/contact/create' },
  contactsShortUpdate: { route: 'POST /api/contact/update' },
  /** Ours. */
  contactsShortDelete: { route: 'POST /api/contact/delete' },
} as const satisfies Calls;

export const contactsEndpoints = () => {
  const codes = z.array(code).min(1).max(CONTACTS_PER_CALL.chosen);
  const newContact = z.strictObject(contactFields);
  const { birthday: _, ...shortAddress } = shortContactFields;

  return {
    contactsList: {
      summary: 'The address book with all that is kept, searched and sorted, a page at a time',
      access: 'member',
      query: z.strictObject({
        q: z.string().max(60).default(''),
        group: z.string().max(CONTACT_LIMITS.group).default(''),
        /** Years are relative to the New Year's cards that are prepared today. */
        whom: z.enum(WHOM).default('all'),
        order: z.enum(CONTACT_ORDERS).default('kana'),
        paginate_by: z.coerce.number().int().min(1).max(CONTACTS_PER_CALL.listed).default(100),
        page: z.coerce.number().int().min(1).max(1000).default(1),
      }),
      response: z.object({
        contacts: z.array(contact),
        total: z.int(),
        groups: z.array(z.object({ name: z.string(), count: z.int() })),
      }),
    },
    contactsGet: {
      summary: 'One contact',
      access: 'member',
      params: z.strictObject({ code }),
      response: z.object({ contact }),
    },
    contactsCreate: {
      summary: 'Add a contact with all that is kept',
      access: 'member',
      body: newContact,
      response: z.object({ code }),
      creates: true,
    },
    contactsUpdate: {
      summary: 'Change a contact with all that is kept',
      access: 'member',
      /** `known`: the fields as the device last read them. A field that equals its known value keeps the stored one. */
      body: z.strictObject({
        code,
        ...contactFields,
        known: z.strictObject(knownContactFields).exactOptional(),
      }),
      response: z.object({ code }),
    },
    contactsImport: {
      summary: 'Take in the contacts of a file, all or none of this part',
      access: 'member',
      body: z.strictObject({
        /**
         * `merge_into`: code of the kept contact that is the same person; its values stay, and the imported contact
         * fills the empty ones. `replaces`: code of the kept contact that becomes exactly the imported one.
         */
        contacts: z
          .array(newContact.extend({ merge_into: code.optional(), replaces: code.optional() }))
          .min(1)
          .max(CONTACTS_PER_CALL.imported),
      }),
      response: z.object({ codes: z.array(code) }),
      creates: true,
    },
    contactsDuplicates: {
      summary: 'Contacts that are probably kept more than once',
      access: 'member',
      response: z.object({ groups: z.array(z.array(contact)) }),
    },
    contactsMerge: {
      summary: 'Make one contact of several; what the first lacks comes from the others',
      access: 'member',
      body: z.strictObject({
        keep: code,
        others: z.array(code).min(1).max(20),
        /** The merged contact as the member composed it; without it, what the first lacks comes from the others. */
        merged: newContact.exactOptional(),
        /** The contacts as the member saw them when composing `merged`; refused if one has changed since. */
        known: z
          .array(z.strictObject({ ...knownContactFields, code }))
          .max(21)
          .exactOptional(),
      }),
      response: z.object({ code, removal: code }),
      creates: true,
    },
    contactsApart: {
      summary: 'These contacts have one name and are different people: never ask again',
      access: 'member',
      body: z.strictObject({ codes: z.array(code).min(2).max(50) }),
      response: done,
    },
    contactsDelete: {
      summary: 'Delete contacts; for thirty days they can be brought back',
      access: 'member',
      body: z.strictObject({ codes }),
      response: z.object({ removal: code }),
      creates: true,
    },
    contactsTrash: {
      summary: 'What was deleted and merged in the last thirty days, newest first',
      access: 'member',
      response: z.object({
        removals: z.array(
          z.object({
            removal: code,
            kind: z.enum(['deleted', 'merged']),
            /** Names of the first few contacts of the removal; `count` is the number of all. */
            names: z.array(z.string()),
            count: z.int(),
            removed_on: plainDate,
            kept_until: plainDate,
          }),
        ),
      }),
    },
    contactsRestore: {
      summary: 'Take back a deletion or a merge; what was changed since stays as it is',
      access: 'member',
      body: z.strictObject({ removal: code }),
      response: z.object({ count: z.int() }),
    },
    contactsDismiss: {
      summary: 'Dismiss doubts about an address for good: they come back when it changes',
      access: 'member',
      body: z.strictObject({ code, doubts: z.array(addressWarning).max(20) }),
      response: done,
    },
    contactsGroup: {
      summary: 'Put contacts into groups and take them out',
      access: 'member',
      body: z.strictObject({
        codes,
        add: z.array(groupName).max(CONTACT_LIMITS.groups),
        remove: z.array(groupName).max(CONTACT_LIMITS.groups),
      }),
      response: done,
    },
    contactsMourning: {
      summary: 'The contacts who are in mourning on a day',
      access: 'member',
      query: z.strictObject({ on: plainDate }),
      response: z.object({ contacts: z.array(contact) }),
    },
    contactsHistory: {
      summary: 'Note which contacts were sent a card in a year, and which sent one',
      access: 'member',
      body: z.strictObject({ codes, year, sent: z.boolean().optional(), received: z.boolean().optional() }),
      response: done,
    },
    contactsOfOrder: {
      summary: "The contacts to whom an order's cards went, as they are kept now",
      access: 'member',
      params: z.strictObject({ order_code: code }),
      response: z.object({
        people: z.array(
          z.object({
            contact,
            /** The day on which the address was changed, where that was after the order. */
            address_changed_on: plainDate.nullable(),
          }),
        ),
      }),
    },
    contactsShortList: {
      summary: "The member's address book, a page at a time",
      access: 'member',
      query: z.strictObject({
        paginate_by: z.coerce
          .number()
          .int()
          .min(1)
          .max(CONTACTS_PER_CALL.listed)
          .default(CONTACTS_PER_CALL.listed),
        page: z.coerce.number().int().min(1).max(1000).default(1),
      }),
      response: z.object({ contacts: z.array(shortContact), total: z.int() }),
    },
    contactsShortCreate: {
      summary: 'Add a contact',
      access: 'member',
      /** Ours: the company that is printed on the card, and the lines of the address broken by hand. */
      body: z.strictObject({
        ...shortContactFields,
        office: office.exactOptional(),
        address_lines: addressLines.exactOptional(),
      }),
      response: z.object({ code }),
      creates: true,
    },
    contactsShortUpdate: {
      summary: 'Change a contact',
      access: 'member',
      /**
       * Ours: without `birthday` the stored birthday stays, without `office` the stored company. `office: null` leaves
       * the company in the contact and takes it off the card.
       */
      body: z.strictObject({
        code,
        ...shortContactFields,
        birthday: shortContactFields.birthday.exactOptional(),
        office: office.nullable().exactOptional(),
        address_lines: addressLines.exactOptional(),
        /** The fields as the device last read them. A field that equals its known value keeps the stored one. */
        known: z
          .strictObject({ ...shortAddress, office: office.exactOptional(), address_lines: addressLines })
          .exactOptional(),
      }),
      response: z.object({ code }),
    },
    contactsShortDelete: {
      summary: 'Delete a contact',
      access: 'member',
      body: z.strictObject({ code }),
      response: done,
    },
  } satisfies EndpointsOf<typeof contactsCalls>;
};
