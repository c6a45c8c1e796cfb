import { ADDRESS_WARNINGS, CONTACT_LIMITS, JOINT_NAME_SLOTS, SKIP_REASONS } from '@fumi/domain';
import { z } from 'zod';
import { code, plainDate, text } from './field.ts';

export const personName = z.strictObject({ name_last: text, name_first: text, honorific: text });

export const address = { zip: text, state: text, address1: text, address2: text };

/** A contact as spec §3 has it. */
export const shortContactFields = {
  ...address,
  ...personName.shape,
  joint_names: z.array(personName).max(JOINT_NAME_SLOTS),
  /** `YYYY/MM/DD`, or ''. */
  birthday: text,
};

export const year = z.int().min(CONTACT_LIMITS.firstYear).max(CONTACT_LIMITS.lastYear);

export const groupName = z
  .string()
  .min(1)
  .max(CONTACT_LIMITS.group)
  .regex(/^[^;、]+$/);

/** A contact with all that is kept. */
export const contactFields = {
  ...shortContactFields,
  kana_last: text,
  kana_first: text,
  company: text,
  department: text,
  title: text,
  groups: z.array(groupName).max(CONTACT_LIMITS.groups),
  note: z.string().max(CONTACT_LIMITS.note),
  /** Last day of mourning, or ''. */
  mourning_until: z.union([plainDate, z.literal('')]),
  history: z
    .array(z.strictObject({ year, sent: z.boolean(), received: z.boolean() }))
    .max(CONTACT_LIMITS.history),
  skip_reason: z.enum(SKIP_REASONS).default(''),
};

/** Doubts about an address, as the check of addresses names them. */
export const addressWarning = z.enum(ADDRESS_WARNINGS);

export const contact = z.object({
  code,
  ...contactFields,
  /** Those that the member has dismissed; a change of the address brings them back. */
  dismissed_doubts: z.array(addressWarning).optional(),
});
