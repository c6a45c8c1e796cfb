import { JOINT_NAME_SLOTS } from '@fumi/domain';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { code, done, plainDate, text } from './field.ts';

export const personName = z.strictObject({ name_last: text, name_first: text, honorific: text });

const contactFields = {
  zip: text,
  state: text,
  address1: text,
  address2: text,
  ...personName.shape,
  joint_names: z.array(personName).max(JOINT_NAME_SLOTS),
  /** `YYYY/MM/DD`, or ''. */
  birthday: text,
};

export const contact = z.object({
  code,
  ...contactFields,
  /** Ours: what the address book keeps beside, where it does. */
  kana: z.string().optional(),
  mourning_until: plainDate.optional(),
  groups: z.array(z.string()).optional(),
});

export const contactList = endpoint({
  summary: "The member's address book, a page at a time",
  access: 'member',
  query: z.strictObject({
    paginate_by: z.coerce.number().int().min(1).max(1000).default(1000),
    page: z.coerce.number().int().min(1).max(1000).default(1),
  }),
  response: z.object({ contacts: z.array(contact), total: z.int() }),
});

export const contactCreate = endpoint({
  summary: 'Add a contact',
  access: 'member',
  body: z.strictObject(contactFields),
  response: z.object({ code }),
  creates: true,
});

export const contactUpdate = endpoint({
  summary: 'Change a contact',
  access: 'member',
  body: z.strictObject({ code, ...contactFields }),
  response: z.object({ code }),
});

export const contactDelete = endpoint({
  summary: 'Delete a contact',
  access: 'member',
  body: z.strictObject({ code }),
  response: done,
});
