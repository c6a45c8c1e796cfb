import { emptyPrintAddress, noOffice } from '../../address/print-address.ts';
import { graphemeCount, isBlank } from '../../address/text.ts';
import { type AddressField, type AddressRules, validateAddress } from '../../address/validate.ts';
import { isEmptyContact, isNameless, type NewContact, officeOnCard } from '../contact.ts';
import type { RowDoubt } from './row-doubt.ts';

/** What a person should look at in a row before it is taken in. `empty` and `no-name` keep it out. */
export type RowProblem =
  | { readonly code: 'empty' }
  | { readonly code: 'no-name' }
  | { readonly code: 'no-address' }
  /** Last and first name stand in one field, and no blank tells where to part them. */
  | { readonly code: 'name-unsplit' }
  | { readonly code: RowDoubt }
  /** `address`: the whole address but its prefecture is one line, from whichever column. */
  | { readonly code: 'field'; readonly field: AddressField | 'address' };

/** Hardly any last name is so long (勅使河原): the first name probably stands in it. */
const LONG_LAST_NAME = 4;

/** Problems of a row by the rules of the card (spec §5), and those that only files have. */
export function rowProblems(contact: NewContact, rules: AddressRules): RowProblem[] {
  if (isEmptyContact(contact)) return [{ code: 'empty' }];
  const office = officeOnCard(contact) ?? noOffice();
  const address = { ...emptyPrintAddress(), ...contact, jointNames: contact.jointNames, office };
  const { last, first } = contact.name;
  const problems: RowProblem[] = [];
  if (isNameless(contact)) problems.push({ code: 'no-name' });
  if ([contact.zip, contact.state, contact.address1, contact.address2].every(isBlank))
    problems.push({ code: 'no-address' });
  if (isBlank(first) && graphemeCount(last) >= LONG_LAST_NAME && !/\s/.test(last))
    problems.push({ code: 'name-unsplit' });
  const fields = Object.keys(validateAddress(address, rules)) as AddressField[];
  const isOneLine = isBlank(contact.address2);
  const nameOf = (field: AddressField) => (isOneLine && field === 'address1' ? 'address' : field);
  return [...problems, ...fields.map((field): RowProblem => ({ code: 'field', field: nameOf(field) }))];
}
