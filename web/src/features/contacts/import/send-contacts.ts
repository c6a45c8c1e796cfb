import { type BookEntry, isEmptyEntry } from '@fumi/domain';
import { client, newIdempotencyKey } from '../../../api.ts';
import type { FoundContact } from './address-file.ts';
import type { Decision } from './decisions.ts';
import { keepable } from './keepable.ts';

/** Contacts of one call, and its size: the server takes 200, and bodies of 256 kB. */
const PART = { contacts: 100, characters: 60_000 } as const;

type ImportedContact = BookEntry & { readonly mergeInto?: string };

/** Parts that are sent one after another; each has a key, so that a part that was sent twice is taken once. */
export type ImportPart = { readonly key: string; readonly people: readonly ImportedContact[] };

function importedOf({ entry, match }: FoundContact, decision: Decision): ImportedContact {
  const kept = keepable(entry);
  return decision === 'merge' && match ? { ...kept, mergeInto: match.contact.code } : kept;
}

export function partsOf(
  contacts: readonly FoundContact[],
  decisions: readonly Decision[],
  newKey: () => string = newIdempotencyKey,
): ImportPart[] {
  const parts: ImportedContact[][] = [[]];
  let size = 0;
  for (const [index, contact] of contacts.entries()) {
    const decision = decisions[index] ?? 'skip';
    if (decision === 'skip' || isEmptyEntry(keepable(contact.entry))) continue;
    const imported = importedOf(contact, decision);
    const length = JSON.stringify(imported).length;
    const last = parts.at(-1) ?? [];
    if (last.length >= PART.contacts || (size + length > PART.characters && last.length > 0)) {
      parts.push([imported]);
      size = length;
    } else {
      last.push(imported);
      size += length;
    }
  }
  return parts.filter((part) => part.length > 0).map((part) => ({ key: newKey(), people: part }));
}

/** Sends the parts from one on; stops at the first that fails and says which. */
export async function sendParts(
  parts: readonly ImportPart[],
  from: number,
  onSent: (parts: number) => void,
): Promise<'done' | 'too-many' | 'failed'> {
  for (const [index, part] of parts.entries()) {
    if (index < from) continue;
    const answer = await client.contactsImport(
      { body: { people: part.people } },
      { idempotencyKey: part.key },
    );
    if (!answer.ok) {
      const isFull = answer.error.kind === 'refused' && 'contacts' in (answer.error.error.fields ?? {});
      return isFull ? 'too-many' : 'failed';
    }
    onSent(index + 1);
  }
  return 'done';
}
