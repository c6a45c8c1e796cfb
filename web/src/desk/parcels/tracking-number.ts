/** Carriers number parcels with digits, which people group by hyphens and type in full width. */
export function readTrackingNumber(typed: string): string | null {
  const text = typed.normalize('NFKC').trim();
  return /^\d[\d-]{7,19}$/.test(text) ? text : null;
}
