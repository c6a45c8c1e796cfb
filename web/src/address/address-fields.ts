import type { AddressField, AddressProblems, PersonName, PrintAddress } from '@fumi/domain';
import type { Issue } from '@fumi/print';
import { issueSentence, problemSentence } from '../copy/address.ts';

export type PlainField = 'zip' | 'state' | 'address1' | 'address2' | 'comment1' | 'comment2';

/** Which name of an address: its own (null) or a joint one. */
export type NameSlot = number | null;

export const nameAt = (address: PrintAddress, slot: NameSlot): PersonName | undefined =>
  slot === null ? address.name : address.jointNames[slot];

export function withName(address: PrintAddress, slot: NameSlot, change: Partial<PersonName>): PrintAddress {
  if (slot === null) return { ...address, name: { ...address.name, ...change } };
  const jointNames = address.jointNames.map((name, at) => (at === slot ? { ...name, ...change } : name));
  return { ...address, jointNames };
}

/** Takes a joint name away; the ones behind it move up, and there are four slots as ever. */
export function withoutJointName(address: PrintAddress, slot: number, empty: PersonName): PrintAddress {
  const jointNames = [...address.jointNames.filter((_, at) => at !== slot), empty];
  return { ...address, jointNames };
}

export const nameField = (slot: NameSlot, part: 'nameLast' | 'nameFirst' | 'honorific'): AddressField =>
  slot === null ? part : `jointNames.${slot}.${part}`;

/** What is said beside a field: what must be changed, else what the press makes of it. */
export type FieldRemarks = { readonly error?: string | undefined; readonly warning?: string | undefined };

export type Remarks = (field: AddressField) => FieldRemarks;

export function remarksOf(problems: AddressProblems, issues: readonly Issue[]): Remarks {
  return (field) => {
    const problem = problems[field];
    if (problem) return { error: problemSentence(problem) };
    const doubts = issues
      .filter((issue) => issue.field === field)
      .flatMap((issue) => issueSentence(issue) ?? []);
    return { warning: doubts.length > 0 ? [...new Set(doubts)].join('') : undefined };
  };
}
