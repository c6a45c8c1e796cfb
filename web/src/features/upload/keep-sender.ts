import { saveContact } from '../../contacts/contact-store.ts';
import type { draftStore } from '../../draft/draft-store.ts';
import { type RetryPorts, retry } from './retry.ts';

type Sender = ReturnType<typeof draftStore.getState>['sender'];

/**
 * Saves the sender to the contacts where that was wished; a refusal there does not stop the cards (spec §4).
 * The key derives from the upload's: one that goes on after a lost answer saves nobody twice.
 */
export async function keepSender(
  sender: Sender,
  uploadKey: string,
  ports: RetryPorts,
  save: typeof saveContact = saveContact,
): Promise<void> {
  if (!sender.addContact) return;
  const idempotencyKey = `${uploadKey}-sender`;
  await retry((once) => save(sender, { ...once, idempotencyKey }), ports);
}
