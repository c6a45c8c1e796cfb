import {
  ADDRESS_NUMERALS,
  ADDRESS_TYPEFACES,
  DEFAULT_ADDRESS_STYLE,
  JOINT_NAME_SLOTS,
  TEXT_SIZES,
  TEXT_TYPES,
  TYPEFACES,
} from '@fumi/domain';
import { z } from 'zod';
import { addressLines, office, personName } from './contact-fields.ts';
import { text, typedText } from './field.ts';
import { reads } from './wire.ts';

/** Contacts that share a card: it has five names, but somebody may be in the address book several times. */
const MOST_SHARING = 30;

/** Print address item (spec §3). */
export const printAddress = z.strictObject({
  code: z.string().max(64).optional(),
  zip: text,
  state: text,
  address1: text,
  address2: text,
  name: personName,
  jointNames: z.array(personName).max(JOINT_NAME_SLOTS),
  comment1: text,
  comment2: text,
  /** Legacy field, read where comment1 and comment2 are missing (spec §3). */
  comment: text.optional(),
  addContact: z.boolean().optional(),
  office: office.optional(),
  /** Ours, where somebody has broken the address by hand (ADR 64). */
  address_lines: addressLines.optional(),
  /** Ours: further contacts whose names share the card. */
  also_for: z.array(z.string().max(64)).max(MOST_SHARING).optional(),
  /** Ours: contacts in mourning who, as the customer said, are other people. */
  differs_from: z.array(z.string().max(64)).max(20).optional(),
});

export const addressStyle = z.strictObject({
  face: z.enum(ADDRESS_TYPEFACES),
  numerals: z.enum(ADDRESS_NUMERALS),
  barcode: z.boolean().optional(),
});

/** How the words of a bound book, or a calendar's title, are set; what is absent is as the design has it (ADR 118, 116). */
export const textStyle = z.strictObject({
  face: z.enum(TYPEFACES).optional(),
  size: z.enum(TEXT_SIZES).exclude(['standard']).optional(),
});

const faceSetting = {
  layout: z.string().regex(/^[A-Za-z0-9]{1,32}$/),
  style: addressStyle.default(DEFAULT_ADDRESS_STYLE),
};

/** The `object` of an address face, JSON in the wire's field (design §6); the style is ours beside it. */
const addressObject = z.union([
  z.strictObject({ ...faceSetting, sender: printAddress }),
  z.strictObject({ ...faceSetting, receiver: printAddress }),
]);

/** The `object` of a text that the customer typed; `domain` judges its characters. */
const textObject = z.strictObject({ text_type: z.enum(TEXT_TYPES), value: typedText });

export const readAddressObject = reads(addressObject);
export const readTextObject = reads(textObject);
