/** A whole number as people type it, full-width and with commas; null where it is none. */
export function writtenYen(typed: string): number | null {
  const plain = typed
    .normalize('NFKC')
    .replace(/^[△▲−ー‐]/, '-')
    .replace(/[,円枚\s¥]/g, '');
  return /^-?\d{1,10}$/.test(plain) ? Number(plain) : null;
}
