import type { PersonName, PrintAddress } from '@fumi/domain';
import type { z } from 'zod';
import { printAddressFromWire, printAddressToWire } from './wire-address.ts';

/*
 * The wire's words and ours. Keys are snake_case on the wire and camelCase here; a few differ by more. No schema
 * library here: the browser imports this file.
 */

const WORDS = {
  name_last: 'last',
  name_first: 'first',
  receiver: 'recipient',
  receivers: 'recipients',
} as const;

type Camel<Key> = Key extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : Key;
type OurKey<Key> = Key extends keyof typeof WORDS ? (typeof WORDS)[Key] : Camel<Key>;

type NameKey = 'name_last' | 'name_first' | 'honorific';

/** Somebody with an address: the wire has the parts of their name among all fields (spec §3). */
type Named = Readonly<Record<NameKey | 'zip', string>>;

type OurFields<T, AsIs> = {
  readonly [Key in keyof T as OurKey<Key>]: Key extends AsIs ? T[Key] : FromWire<T[Key], AsIs>;
};

/** What the wire carries, in our words. `AsIs` names fields whose content is left alone. */
export type FromWire<T, AsIs = never> = T extends readonly unknown[]
  ? { readonly [Index in keyof T]: FromWire<T[Index], AsIs> }
  : T extends { readonly comment1: string }
    ? PrintAddress
    : T extends Named
      ? OurFields<Omit<T, NameKey>, AsIs> & { readonly name: PersonName }
      : T extends object
        ? OurFields<T, AsIs>
        : T;

const camel = (key: string): string => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
/** Keys in capitals are codes, and the same on both sides. */
const snake = (key: string): string =>
  /^[a-z]/.test(key) ? key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : key;

/** Size limit of the cache: field names are few and repeat in every answer, but keys that are data have no limit. */
const MOST_NAMES = 999;

const memoized = (names: Map<string, string>, nameOf: (key: string) => string) => (key: string) => {
  const known = names.get(key);
  if (known !== undefined) return known;
  const name = nameOf(key);
  if (names.size < MOST_NAMES) names.set(key, name);
  return name;
};

const ourName = memoized(new Map(Object.entries(WORDS)), camel);
const wireName = memoized(new Map(Object.entries(WORDS).map(([wire, ours]) => [ours, wire])), snake);

/** Every object inherits a setter of this name, which would replace its prototype: such a key is dropped. */
const SETTER = '__proto__';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Birthdays go out with slashes, come in with any character between, and are eight digits here (spec §3). */
const digitsOfBirthday = (birthday: string): string =>
  birthday.replace(/^(\d{4})\D(\d{2})\D(\d{2})\D?$/, '$1$2$3');
const birthdayWithSlashes = (birthday: string): string =>
  /^\d{8}$/.test(birthday)
    ? `${birthday.slice(0, 4)}/${birthday.slice(4, 6)}/${birthday.slice(6)}`
    : birthday;

const withName = ({ last, first, honorific, ...fields }: Fields): Fields => ({
  ...fields,
  ...(typeof fields.birthday === 'string' ? { birthday: digitsOfBirthday(fields.birthday) } : {}),
  name: { last, first, honorific },
});

/** A print address has a translation of its own (spec §3). */
const isPrintAddress = (value: Fields): boolean => 'comment1' in value;

export function fromWire(value: unknown, asIs: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((each) => fromWire(each, asIs));
  if (!isFields(value)) return value;
  if (isPrintAddress(value)) return printAddressFromWire(value);
  const ours: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const name = ourName(key);
    if (name !== SETTER) ours[name] = asIs.includes(key) ? value[key] : fromWire(value[key], asIs);
  }
  return 'last' in ours && 'zip' in ours ? withName(ours) : ours;
}

export function toWire(value: unknown, asIs: readonly string[] = []): unknown {
  if (!isFields(value)) return value;
  if (Array.isArray(value)) return value.map((each) => toWire(each, asIs));
  if (isPrintAddress(value)) return printAddressToWire(value as PrintAddress);
  const wire: Record<string, unknown> = {};
  addToWire(wire, value, asIs);
  return wire;
}

/** Adds fields under the wire's names, a name as its parts. A loop: lists have thousands of fields. */
function addToWire(wire: Record<string, unknown>, fields: Fields, asIs: readonly string[]): void {
  const isPerson = isFields(fields.name);
  for (const key of Object.keys(fields)) {
    const value = fields[key];
    if (isPerson && key === 'name') addToWire(wire, value as Fields, asIs);
    else if (isPerson && key === 'birthday' && typeof value === 'string')
      wire[key] = birthdayWithSlashes(value);
    else {
      const name = wireName(key);
      if (name !== SETTER) wire[name] = isFields(value) && !asIs.includes(name) ? toWire(value, asIs) : value;
    }
  }
}

/** Reads a value by a schema, in our words; null where it does not fit. */
export const reads =
  <Schema extends z.ZodType>(schema: Schema) =>
  (json: unknown): FromWire<z.output<Schema>> | null => {
    const parsed = schema.safeParse(json);
    return parsed.success ? (fromWire(parsed.data) as FromWire<z.output<Schema>>) : null;
  };

/*
 * Names of fields in a refusal, such as `sender.nameLast` or `codes.3.groups`: words and list indexes. Data
 * in a name, such as a code, would be translated too.
 */
export const fieldFromWire = (path: string): string => camel(path);
export const fieldToWire = (path: string): string => path.split('.').map(snake).join('.');
