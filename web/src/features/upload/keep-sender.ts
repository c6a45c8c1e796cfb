import { saveContact } from '../../contacts/contact-store.ts';
import type { draftStore } from '../../draft/draft-store.ts';
import { type RetryPorts, retry } from './retry.ts';

type Sender = ReturnType<typeof draftStore.getState>['sender'];

/**
 * The sender goes into the address book where that was wished; a refusal there does not stop the cards (spec §4).
 * Under the key of the upload: one that goes on after a lost answer keeps nobody twice.
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
