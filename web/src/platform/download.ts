import { outgoingText } from './outgoing-text.ts';

/** Safari on iOS reads the file some time after the press, ms: an address that is gone by then is a failed download. */
const READ_WITHIN_MS = 60_000;

/** Saves a file on the customer's device. Texts are UTF-8. */
export function downloadFile(name: string, bytes: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = outgoingText(name);
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_WITHIN_MS);
}
