import { CONTACTS_PER_CALL, isNameless, type NewContact } from '@fumi/domain';
import { client, newIdempotencyKey } from '../../../api.ts';
import { failureCode } from '../../../platform/answer.ts';
import type { Decision, FoundContact } from './found-contact.ts';
import { keepable } from './keepable.ts';

/** Half of what one call takes, so that progress is seen; a body may have 256 kB. */
const PART = { contacts: CONTACTS_PER_CALL.imported / 2, characters: 60_000 } as const;

type ImportedContact = NewContact & { readonly mergeInto?: string; readonly replaces?: string };

/** Parts that are sent one after another; each has a key, so that a part that was sent twice is taken once. */
export type ImportPart = { readonly key: string; readonly contacts: readonly ImportedContact[] };

function importedOf({ contact, match, replaced }: FoundContact, decision: Decision): ImportedContact {
  if (decision === 'replace' && match && replaced)
    return { ...keepable(replaced), replaces: match.contact.code };
  const kept = keepable(contact);
  return decision === 'merge' && match ? { ...kept, mergeInto: match.contact.code } : kept;
}

/** Contacts that are prepared before the browser gets a turn to draw: some 10 ms of work on a phone. */
const AT_ONCE = 100;

export async function partsOf(
  found: readonly FoundContact[],
  decisions: readonly Decision[],
  newKey: () => string = newIdempotencyKey,
): Promise<ImportPart[]> {
  const parts: ImportedContact[][] = [[]];
  let size = 0;
  for (const [index, one] of found.entries()) {
    if (index % AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve));
    const decision = decisions[index] ?? 'skip';
    if (decision === 'skip' || isNameless(keepable(one.contact))) continue;
    const imported = importedOf(one, decision);
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
  return parts.filter((part) => part.length > 0).map((part) => ({ key: newKey(), contacts: part }));
}

export type SendProblem = 'failed' | 'too-many' | 'signed-out';

/** Sends the parts from index `from` on; stops at the first that fails and returns why. */
export async function sendParts(
  parts: readonly ImportPart[],
  from: number,
  onSent: (parts: number) => void,
): Promise<'done' | SendProblem> {
  for (const [index, part] of parts.entries()) {
    if (index < from) continue;
    const answer = await client.contactsImport(
      { body: { contacts: part.contacts } },
      { idempotencyKey: part.key },
    );
    if (!answer.ok) {
      if (failureCode(answer.error) === 'unauthenticated') return 'signed-out';
      const isFull = answer.error.kind === 'refused' && 'contacts' in (answer.error.error.fields ?? {});
      return isFull ? 'too-many' : 'failed';
    }
    onSent(index + 1);
  }
  return 'done';
}
