import { graphemeCount, hasForbiddenCharacter, isBlank } from '../address/text.ts';
import { isZip } from '../address/zip.ts';
import { isPlainDate } from '../calendar/plain-date.ts';
import { checkEmail } from '../sign-in/credentials.ts';

/** Who orders, and each destination (spec §3). `birthday` is `YYYY-MM-DD` or ''; `tel` digits and hyphens. */
export type OrderCustomer = {
  readonly name: string;
  readonly kana: string;
  readonly zip: string;
  readonly state: string;
  readonly address1: string;
  readonly address2: string;
  readonly tel: string;
  readonly birthday: string;
  readonly email: string;
};

export type CustomerField = keyof OrderCustomer;
export type CustomerProblem =
  | 'required'
  | 'too-long'
  | 'forbidden'
  | 'zip'
  | 'tel'
  | 'kana'
  | 'date'
  | 'email';
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

/** Ten or eleven digits with a leading 0, hyphens wherever people put them. */
const isTel = (text: string): boolean => /^0[0-9]{9,10}$/.test(text.replaceAll('-', ''));
const isKana = (text: string): boolean => /^[ぁ-ゖァ-ヺー・゛゜\s　]+$/.test(text);

const FORM: Readonly<Partial<Record<CustomerField, (text: string) => CustomerProblem | null>>> = {
  zip: (text) => (isZip(text) ? null : 'zip'),
  tel: (text) => (isTel(text) ? null : 'tel'),
  kana: (text) => (isKana(text) ? null : 'kana'),
  birthday: (text) => (isPlainDate(text) ? null : 'date'),
  email: (text) => (checkEmail(text) === null ? null : 'email'),
};

function checkField(field: CustomerField, text: string): CustomerProblem | null {
  if (isBlank(text)) return REQUIRED.includes(field) ? 'required' : null;
  if (hasForbiddenCharacter(text)) return 'forbidden';
  if (graphemeCount(text) > MAX_LENGTH[field]) return 'too-long';
  return FORM[field]?.(text) ?? null;
}

/** Problems of a customer or destination by field; empty where the parcel can be sent and answered for. */
export function validateCustomer(customer: OrderCustomer): CustomerProblems {
  const problems: Partial<Record<CustomerField, CustomerProblem>> = {};
  for (const field of Object.keys(MAX_LENGTH) as CustomerField[]) {
    const problem = checkField(field, customer[field]);
    if (problem) problems[field] = problem;
  }
  return problems;
}

/** The same for where a parcel goes: how its receiver's name is read need not be known. */
export function validateDestination(destination: OrderCustomer): CustomerProblems {
  const { kana, ...problems } = validateCustomer(destination);
  return kana === undefined || kana === 'required' ? problems : { ...problems, kana };
}
