import { hasEmojiOrPrivateUse } from '../address/pictures.ts';
import { graphemeCount, hasForbiddenCharacter, isBlank } from '../address/text.ts';
import { isZip, type Locality } from '../address/zip.ts';
import { isPlainDate, type PlainDate } from '../calendar/plain-date.ts';
import { checkEmail } from '../sign-in/credentials.ts';
import { type DeliveryAddress, deliveryAddressOf } from './delivery-address.ts';
import { isTel } from './tel.ts';

/** Who orders (spec §3). `birthday` is `YYYY-MM-DD` or ''. */
export type OrderCustomer = DeliveryAddress & {
  readonly birthday: string;
  readonly email: string;
};

export type CustomerField = keyof OrderCustomer;
export const CUSTOMER_PROBLEMS = [
  'required',
  'too-long',
  'forbidden',
  /** An emoji, or a character that only some device knows: no label and no receipt shows it. */
  'unprintable',
  'zip',
  /** No such zip. */
  'zip-unknown',
  /** The zip lies in another prefecture. */
  'zip-prefecture',
  'tel',
  'kana',
  'date',
  'email',
] as const;
export type CustomerProblem = (typeof CUSTOMER_PROBLEMS)[number];
export type CustomerProblems = Readonly<Partial<Record<CustomerField, CustomerProblem>>>;

const MAX_LENGTH: Readonly<Record<CustomerField, number>> = {
  name: 40,
  kana: 60,
  zip: 7,
  state: 4,
  address1: 60,
  address2: 60,
  tel: 13,
  birthday: 10,
  email: 254,
};

const REQUIRED: readonly CustomerField[] = ['name', 'kana', 'zip', 'state', 'address1', 'tel', 'email'];

/** Facts from outside the form that its checks need. */
export type CustomerRules = {
  readonly today: PlainDate;
  /** What a zip stands for; null where nobody has looked it up. */
  readonly localitiesOfZip: (zip: string) => readonly Locality[] | null;
};

const EARLIEST_BIRTHDAY: PlainDate = '1900-01-01';

const isBirthday = (text: string, today: PlainDate): boolean =>
  isPlainDate(text) && text >= EARLIEST_BIRTHDAY && text <= today;

/** 東京 counts as 東京都. */
const isPrefecture = (state: string, { prefecture }: Locality): boolean =>
  prefecture === state || prefecture.slice(0, -1) === state;

/** What forms are filled with where somebody has no zip: no locality has it, nor will have. */
const NO_ZIP = '0000000';

/** A parcel goes where its zip says: in the prefecture that is written beside it, where the table knows the zip. */
function checkPrefecture(
  { zip, state }: Pick<DeliveryAddress, 'zip' | 'state'>,
  { localitiesOfZip }: CustomerRules,
): CustomerProblem | null {
  const localities = isZip(zip) ? localitiesOfZip(zip) : null;
  if (localities === null || localities.length === 0) return null;
  const isSomewhere = isBlank(state) || localities.some((one) => isPrefecture(state.trim(), one));
  return isSomewhere ? null : 'zip-prefecture';
}

const isKana = (text: string): boolean => /^[ぁ-ゖァ-ヺー・゛゜\s　]+$/.test(text);

type Form = (text: string, today: PlainDate) => CustomerProblem | null;

const FORM: Readonly<Partial<Record<CustomerField, Form>>> = {
  zip: (text) => (text === NO_ZIP ? 'zip-unknown' : isZip(text) ? null : 'zip'),
  tel: (text) => (isTel(text) ? null : 'tel'),
  kana: (text) => (isKana(text) ? null : 'kana'),
  birthday: (text, today) => (isBirthday(text, today) ? null : 'date'),
  email: (text) => (checkEmail(text) === null ? null : 'email'),
};

function checkField(field: CustomerField, text: string, today: PlainDate): CustomerProblem | null {
  if (isBlank(text)) return REQUIRED.includes(field) ? 'required' : null;
  if (hasForbiddenCharacter(text)) return 'forbidden';
  if (hasEmojiOrPrivateUse(text)) return 'unprintable';
  if (graphemeCount(text) > MAX_LENGTH[field]) return 'too-long';
  return FORM[field]?.(text, today) ?? null;
}

function problemsOf(texts: DeliveryAddress & Partial<OrderCustomer>, rules: CustomerRules): CustomerProblems {
  const problems: Partial<Record<CustomerField, CustomerProblem>> = {};
  for (const field of Object.keys(MAX_LENGTH) as CustomerField[]) {
    const text = texts[field];
    const problem = text === undefined ? null : checkField(field, text, rules.today);
    if (problem) problems[field] = problem;
  }
  const zip = problems.zip ?? checkPrefecture(texts, rules);
  return zip ? { ...problems, zip } : problems;
}

/** Problems of a customer by field; empty where there are none. */
export const validateCustomer = (customer: OrderCustomer, rules: CustomerRules): CustomerProblems =>
  problemsOf({ ...customer, ...deliveryAddressOf(customer) }, rules);

/** The same for where a parcel goes: how its receiver's name is read need not be known. */
export function validateDestination(destination: DeliveryAddress, rules: CustomerRules): CustomerProblems {
  const { kana, ...problems } = problemsOf(deliveryAddressOf(destination), rules);
  return kana === undefined || kana === 'required' ? problems : { ...problems, kana };
}
