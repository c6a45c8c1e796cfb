import { z } from 'zod';
import { personName } from './contact.ts';
import { endpoint } from './endpoint.ts';
import { code, done, plainDate, text } from './field.ts';

/* Ours, beside spec's contact calls: the whole of what people keep about those whom they write to. */

/** People that one call takes in; a file of ten thousand rows comes in parts, so that progress can be shown. */
export const MAX_IMPORTED = 200;
/** People that one call marks, moves or deletes. */
export const MAX_CHOSEN = 1000;

const groupName = z
  .string()
  .min(1)
  .max(40)
  .regex(/^[^;、]+$/);
const year = z.int().min(1950).max(2200);
const codes = z.array(code).min(1).max(MAX_CHOSEN);

const history = z.array(z.strictObject({ year, sent: z.boolean(), received: z.boolean() })).max(100);

const place = { zip: text, state: text, address1: text, address2: text };

const entryFields = {
  ...place,
  ...personName.shape,
  joint_names: z.array(personName).max(4),
  kana_last: text,
  kana_first: text,
  company: text,
  department: text,
  title: text,
  /** `YYYY/MM/DD`, or ''. */
  birthday: text,
  groups: z.array(groupName).max(20),
  note: z.string().max(2000),
  /** Last day of mourning, or ''. */
  mourning_until: z.union([plainDate, z.literal('')]),
  history,
};

export const addressBookEntry = z.strictObject(entryFields);
export const addressBookPerson = z.object({ code, ...entryFields });

export const ADDRESS_BOOK_ORDERS = ['kana', 'added', 'zip'] as const;

export const addressBookList = endpoint({
  summary: 'The address book with all that is kept, searched and sorted, a page at a time',
  access: 'member',
  query: z.strictObject({
    q: z.string().max(60).default(''),
    group: z.string().max(40).default(''),
    order: z.enum(ADDRESS_BOOK_ORDERS).default('kana'),
    paginate_by: z.coerce.number().int().min(1).max(1000).default(100),
    page: z.coerce.number().int().min(1).max(1000).default(1),
  }),
  response: z.object({
    people: z.array(addressBookPerson),
    total: z.int(),
    groups: z.array(z.object({ name: z.string(), count: z.int() })),
  }),
});

export const addressBookGet = endpoint({
  summary: 'One person of the address book',
  access: 'member',
  params: z.strictObject({ code }),
  response: z.object({ person: addressBookPerson }),
});

export const addressBookCreate = endpoint({
  summary: 'Add a person with all that is kept',
  access: 'member',
  body: addressBookEntry,
  response: z.object({ code }),
  creates: true,
});

export const addressBookUpdate = endpoint({
  summary: 'Change a person',
  access: 'member',
  body: z.strictObject({ code, ...entryFields }),
  response: z.object({ code }),
});

export const addressBookImport = endpoint({
  summary: 'Take in the people of a file, all or none of this part',
  access: 'member',
  body: z.strictObject({
    /** `merge_into`: who of the book this is; what is there stays, and what it lacks is filled. */
    people: z
      .array(addressBookEntry.extend({ merge_into: code.optional() }))
      .min(1)
      .max(MAX_IMPORTED),
  }),
  response: z.object({ codes: z.array(code) }),
  creates: true,
});

export const addressBookDuplicates = endpoint({
  summary: 'People who are probably in the book more than once',
  access: 'member',
  response: z.object({ groups: z.array(z.array(addressBookPerson)) }),
});

export const addressBookMerge = endpoint({
  summary: 'Make one person of several; what the first lacks comes from the others',
  access: 'member',
  body: z.strictObject({ keep: code, others: z.array(code).min(1).max(20) }),
  response: z.object({ code }),
});

export const addressBookApart = endpoint({
  summary: 'These people have one name and are different: never ask again',
  access: 'member',
  body: z.strictObject({ codes: z.array(code).min(2).max(50) }),
  response: done,
});

export const addressBookDelete = endpoint({
  summary: 'Delete people',
  access: 'member',
  body: z.strictObject({ codes }),
  response: done,
});

export const addressBookGroup = endpoint({
  summary: 'Put people into groups and take them out',
  access: 'member',
  body: z.strictObject({ codes, add: z.array(groupName).max(20), remove: z.array(groupName).max(20) }),
  response: done,
});

export const addressBookMourning = endpoint({
  summary: 'Who of these people is in mourning, and until which day',
  access: 'member',
  body: z.strictObject({ codes }),
  response: z.object({ people: z.array(z.object({ code, mourning_until: plainDate })) }),
});

export const addressBookHistory = endpoint({
  summary: 'Note who was sent a card in a year, and who sent one',
  access: 'member',
  body: z.strictObject({ codes, year, sent: z.boolean().optional(), received: z.boolean().optional() }),
  response: done,
});
