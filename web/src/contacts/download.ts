/** Gives bytes to the person as a file. */
export function downloadBytes(name: string, bytes: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** UTF-8; a byte-order mark is the caller's, since only spreadsheets want one. */
export const downloadText = (name: string, text: string, type: string): void =>
  downloadBytes(name, text, `${type};charset=utf-8`);
