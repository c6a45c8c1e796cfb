import {
  type Contact,
  type ContactPart,
  differentParts,
  type Likeness,
  mergedContact,
  type NewContact,
  type PostalAddress,
  type RowProblem,
} from '@fumi/domain';
import { keepable } from './keepable.ts';

/** What becomes of a contact of the file. Nothing is saved before the customer has agreed. */
export type Decision = 'add' | 'merge' | 'replace' | 'skip';

/** A contact of the file, compared with the contacts and with the rest of the file. */
export type ComparedContact = {
  /** Number of the row in the file, from 1. */
  readonly row: number;
  readonly contact: NewContact;
  /** Of a row with two addresses the one that is not taken. */
  readonly otherAddress: PostalAddress | null;
  /** The file has a name of it in half-width kana. */
  readonly isHalfWidth: boolean;
  readonly problems: readonly RowProblem[];
  /** The kept contact that this is, by its code or by name and place, or seems to be. */
  readonly match: { readonly contact: Contact; readonly likeness: Likeness | 'code' } | null;
  /** What the kept contact would be after a replacement; null where there is none. */
  readonly replaced: NewContact | null;
  /** The same contact stands further up in the file. */
  readonly isRepeat: boolean;
};

/** A contact of the file as the preview shows it. */
export type FoundContact = ComparedContact & {
  /** The parts of the kept contact that a replacement would change. */
  readonly changes: readonly ContactPart[];
  /** It has something that the kept contact lacks. */
  readonly isMore: boolean;
  readonly proposal: Decision;
};

/** A row that names nobody can't be kept. */
export const canBeKept = ({ problems }: Pick<FoundContact, 'problems'>): boolean =>
  problems.every(({ code }) => code !== 'empty' && code !== 'no-name');

function proposalOf(contact: ComparedContact, changes: readonly ContactPart[]): Decision {
  if (contact.isRepeat || !canBeKept(contact)) return 'skip';
  if (contact.match?.likeness === 'code') return changes.length > 0 ? 'replace' : 'skip';
  return contact.match?.likeness === 'same' ? 'merge' : 'add';
}

/** Compares both as the server writes them, so that the order of a list makes no difference. */
const hasMore = (kept: NewContact, other: NewContact): boolean =>
  differentParts(mergedContact(kept, kept), mergedContact(kept, other)).length > 0;

/**
 * The contact with what is proposed: a row of an export of ours replaces its contact where it was changed,
 * any other known contact is completed, somebody at another address is new, nobody is added twice.
 */
export function withProposal(contact: ComparedContact): FoundContact {
  const { match, replaced } = contact;
  const changes = match && replaced ? differentParts(match.contact, keepable(replaced)) : [];
  const isMore = match === null || hasMore(match.contact, keepable(contact.contact));
  return { ...contact, changes, isMore, proposal: proposalOf(contact, changes) };
}
