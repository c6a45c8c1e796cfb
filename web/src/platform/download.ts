import { outgoingText } from './outgoing-text.ts';

/** Saves a file on the customer's device. Texts are UTF-8. */
export function downloadFile(name: string, bytes: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = outgoingText(name);
  link.click();
  URL.revokeObjectURL(url);
}
