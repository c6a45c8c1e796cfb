import { hasName, noOffice, type Office, type PersonName, type PrintAddress } from './print-address.ts';
import { graphemeCount, hasForbiddenCharacter, isBlank, splitGraphemes } from './text.ts';
import { isZip } from './zip.ts';

/** Longest texts that fit the card, in user-perceived characters (spec §5). */
export const ADDRESS_LIMITS = {
  nameLast: 7,
  nameFirst: 8,
  nameFirstWithLongHonorific: 6,
  state: 4,
  address1: 25,
  address2: 30,
  comment: 25,
  /** Not in the spec: as much as a comment. */
  office: 25,
} as const;

/** An honorific of this length takes the room of two characters of the first name (spec §5). */
const LONG_HONORIFIC_LENGTH = 3;

/** Input limit of every field but the zip, in UTF-16 units (spec §5). */
export const INPUT_MAX_LENGTH = 255;

export type AddressProblem =
  | { readonly code: 'too-long'; readonly max: number }
  | { readonly code: 'unprintable'; readonly characters: readonly string[] }
  | { readonly code: 'forbidden' }
  | { readonly code: 'zip' };

export type AddressField =
  | 'zip'
  | 'state'
  | 'address1'
  | 'address2'
  | 'comment1'
  | 'comment2'
  | 'nameLast'
  | 'nameFirst'
  | 'honorific'
  | keyof Office
  | `jointNames.${number}.nameLast`
  | `jointNames.${number}.nameFirst`
  | `jointNames.${number}.honorific`;

export type AddressProblems = Readonly<Partial<Record<AddressField, AddressProblem>>>;

/**
 * What the press can't draw at all: such an address is not ordered (ADR 40). Every other problem is a doubt, which is
 * told and then the customer's to judge.
 */
export const blocksOrder = ({ code }: AddressProblem): boolean =>
  code === 'unprintable' || code === 'forbidden';

export const blockingProblems = (problems: AddressProblems): AddressProblems =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem && blocksOrder(problem)));

export type AddressRules = {
  /** Whether the print font draws this character; see `POST /api/glyphs/{font}`. */
  readonly isPrintable: (character: string) => boolean;
  /** Recipients carry honorifics, senders do not (spec §5). */
  readonly checksHonorific: boolean;
};

type TextRule = { readonly max: number; readonly printable: boolean };

function checkText(text: string, rule: TextRule, rules: AddressRules): AddressProblem | null {
  if (hasForbiddenCharacter(text)) return { code: 'forbidden' };
  if (graphemeCount(text) > rule.max) return { code: 'too-long', max: rule.max };
  const characters = rule.printable
    ? splitGraphemes(text).filter((character) => !isBlank(character) && !rules.isPrintable(character))
    : [];
  return characters.length > 0 ? { code: 'unprintable', characters: [...new Set(characters)] } : null;
}

function firstNameMax(name: PersonName, rules: AddressRules): number {
  const isLong = rules.checksHonorific && graphemeCount(name.honorific) === LONG_HONORIFIC_LENGTH;
  return isLong ? ADDRESS_LIMITS.nameFirstWithLongHonorific : ADDRESS_LIMITS.nameFirst;
}

type Check = readonly [AddressField, AddressProblem | null];

function checkName(name: PersonName, prefix: '' | `jointNames.${number}.`, rules: AddressRules): Check[] {
  const last = { max: ADDRESS_LIMITS.nameLast, printable: true };
  const first = { max: firstNameMax(name, rules), printable: true };
  const honorific = { max: INPUT_MAX_LENGTH, printable: true };
  return [
    [`${prefix}nameLast`, checkText(name.last, last, rules)],
    [`${prefix}nameFirst`, checkText(name.first, first, rules)],
    [`${prefix}honorific`, rules.checksHonorific ? checkText(name.honorific, honorific, rules) : null],
  ];
}

/** In the order of the form. */
export const OFFICE_FIELDS = ['company', 'department', 'title'] as const satisfies readonly (keyof Office)[];

/** A zip may be missing only where the whole address is: a card may carry a name alone. */
function checkZip(address: PrintAddress): AddressProblem | null {
  const hasPlace = [address.state, address.address1, address.address2].some((text) => !isBlank(text));
  if (isBlank(address.zip) && !hasPlace) return null;
  return isZip(address.zip) ? null : { code: 'zip' };
}

/**
 * Problems of a sender or recipient by field; an empty object where the address can be printed (spec §5).
 * Lengths are user-perceived characters. Browser and server call this same function.
 */
export function validateAddress(address: PrintAddress, rules: AddressRules): AddressProblems {
  const place = (max: number): TextRule => ({ max, printable: true });
  const checks: Check[] = [
    ['zip', checkZip(address)],
    ['state', checkText(address.state, place(ADDRESS_LIMITS.state), rules)],
    ['address1', checkText(address.address1, place(ADDRESS_LIMITS.address1), rules)],
    ['address2', checkText(address.address2, place(ADDRESS_LIMITS.address2), rules)],
    ['comment1', checkText(address.comment1, place(ADDRESS_LIMITS.comment), rules)],
    ['comment2', checkText(address.comment2, place(ADDRESS_LIMITS.comment), rules)],
    ...checkName(address.name, '', rules),
    ...OFFICE_FIELDS.map((field): Check => {
      const text = (address.office ?? noOffice())[field];
      return [field, checkText(text, place(ADDRESS_LIMITS.office), rules)];
    }),
    ...address.jointNames.flatMap((name, index) =>
      hasName(name) ? checkName(name, `jointNames.${index}.`, rules) : [],
    ),
  ];
  const found: Partial<Record<AddressField, AddressProblem>> = {};
  for (const [field, problem] of checks) if (problem) found[field] = problem;
  return found;
}

export const isPrintableAddress = (address: PrintAddress, rules: AddressRules): boolean =>
  Object.keys(validateAddress(address, rules)).length === 0;

/** True when an address ends where autocomplete left it, so that a street number may be missing (spec §4). */
export const looksUnfinished = (address: PrintAddress, autocompleted: string | null): boolean =>
  autocompleted !== null && `${address.state}${address.address1}${address.address2}` === autocompleted;
