import {
  ADDRESS_WARNINGS,
  CONTACT_LIMITS,
  JOINT_NAME_SLOTS,
  MOST_ADDRESS_LINES,
  SKIP_REASONS,
} from '@fumi/domain';
import { z } from 'zod';
import { code, plainDate, text } from './field.ts';

export const personName = z.strictObject({ name_last: text, name_first: text, honorific: text });

/** Ours, beside spec's fields: what of a company stands on the card; absent where nothing does. */
export const office = z.strictObject({ company: text, department: text, title: text });

export const address = { zip: text, state: text, address1: text, address2: text };

/** Ours: the lines into which somebody has broken the address by hand. */
export const addressLines = z.array(text).max(MOST_ADDRESS_LINES);

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

const cardsOfYear = z.array(z.strictObject({ year, sent: z.boolean(), received: z.boolean() }));

/** A contact with all that is kept. */
export const contactFields = {
  ...shortContactFields,
  address_lines: addressLines.default([]),
  kana_last: text,
  kana_first: text,
  company: text,
  department: text,
  title: text,
  /** The company stands on the card, because it goes to the office. */
  prints_company: z.boolean().default(false),
  groups: z.array(groupName).max(CONTACT_LIMITS.groups),
  note: z.string().max(CONTACT_LIMITS.note),
  /** Last day of mourning, or ''. */
  // The literal first: Zod tries a union in order, and most contacts have no day of mourning.
  mourning_until: z.union([z.literal(''), plainDate]),
  history: cardsOfYear.max(CONTACT_LIMITS.history),
  skip_reason: z.enum(SKIP_REASONS).default(''),
};

/** Contacts that were merged before the limits were enforced may hold this many times as much. */
const MERGED_BEFORE = 10;

/** A contact as a device has read it: it may have been kept with more than is taken today. */
export const knownContactFields = {
  ...contactFields,
  groups: z.array(groupName).max(CONTACT_LIMITS.groups * MERGED_BEFORE),
  note: z.string().max(CONTACT_LIMITS.note * MERGED_BEFORE),
  history: cardsOfYear.max(CONTACT_LIMITS.history * MERGED_BEFORE),
};

/** Doubts about an address, as the check of addresses names them. */
export const addressWarning = z.enum(ADDRESS_WARNINGS);

export const contact = z.object({
  code,
  ...contactFields,
  ...{ address_lines: addressLines, prints_company: z.boolean(), skip_reason: z.enum(SKIP_REASONS) },
  /** Warnings that the member has dismissed; a change of the address brings them back. */
  dismissed_doubts: z.array(addressWarning).optional(),
});

/** A contact as spec's calls list it. */
export const shortContact = z.object({
  code,
  ...shortContactFields,
  /** Ours: further fields, each absent where it is empty. */
  address_lines: addressLines.optional(),
  kana: z.string().optional(),
  mourning_until: plainDate.optional(),
  groups: z.array(z.string()).optional(),
  /** Years for which a card was sent to them, newest first. */
  sent_years: z.array(year).optional(),
  /** Years for which a card came from them, newest first. */
  received_years: z.array(year).optional(),
  skip_reason: z.enum(SKIP_REASONS).optional(),
  office: office.optional(),
  dismissed_doubts: z.array(addressWarning).optional(),
});
