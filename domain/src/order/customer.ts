import { graphemeCount, hasForbiddenCharacter, isBlank } from '../address/text.ts';
import { isZip } from '../address/zip.ts';
import { isPlainDate } from '../calendar/plain-date.ts';
import { checkEmail } from '../sign-in/credentials.ts';

/** Where a parcel goes, and whom the carrier calls; `tel` is digits and hyphens. */
export type DeliveryAddress = {
  readonly name: string;
  readonly kana: string;
  readonly zip: string;
  readonly state: string;
  readonly address1: string;
  readonly address2: string;
  readonly tel: string;
};

/** Who orders (spec §3). `birthday` is `YYYY-MM-DD` or ''. */
export type OrderCustomer = DeliveryAddress & {
  readonly birthday: string;
  readonly email: string;
};

/** The customer as a destination: what of them the carrier needs. */
export const deliveryAddressOf = ({
  name,
  kana,
  zip,
  state,
  address1,
  address2,
  tel,
}: DeliveryAddress): DeliveryAddress => ({ name, kana, zip, state, address1, address2, tel });

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

function problemsOf(texts: Readonly<Partial<Record<CustomerField, string>>>): CustomerProblems {
  const problems: Partial<Record<CustomerField, CustomerProblem>> = {};
  for (const field of Object.keys(MAX_LENGTH) as CustomerField[]) {
    const text = texts[field];
    const problem = text === undefined ? null : checkField(field, text);
    if (problem) problems[field] = problem;
  }
  return problems;
}

/** Problems of a customer by field; empty where the order can be answered for. */
export const validateCustomer = (customer: OrderCustomer): CustomerProblems => problemsOf(customer);

/** The same for where a parcel goes: how its receiver's name is read need not be known. */
export function validateDestination(destination: DeliveryAddress): CustomerProblems {
  const { kana, ...problems } = problemsOf(deliveryAddressOf(destination));
  return kana === undefined || kana === 'required' ? problems : { ...problems, kana };
}
