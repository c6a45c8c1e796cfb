import { csvRecords } from '../contacts/files/csv.ts';
import { TRACKING_HEADERS } from './carrier-layouts.data.ts';

/** What a carrier's file says of a parcel, and what that would change. */
export type TrackingRow = {
  readonly parcel: string;
  readonly trackingNumber: string;
  readonly verdict: /** The parcel gets this number. */
    | 'new'
    /** It has it already. */
    | 'known'
    /** It has another one. */
    | 'differs'
    /** No parcel of ours. */
    | 'unknown'
    /** The carrier gave none, or something that is no number. */
    | 'no-number';
};

/** What is known of the parcels that a file names. */
type KnownNumbers = ReadonlyMap<string, string | null>;

const bare = (cell: string): string => cell.replace(/^\ufeff/, '').trim();

const isTrackingNumber = (text: string): boolean => /^\d{10,13}$/.test(text);

/** Rows of our parcels' numbers and the carrier's, found by the names of their columns; null where those are missing. */
export function readTrackingFile(text: string): { parcel: string; trackingNumber: string }[] | null {
  const [header = [], ...rows] = [...csvRecords(text)];
  const find = (names: readonly string[]) => header.findIndex((cell) => names.includes(bare(cell)));
  const parcelAt = find(TRACKING_HEADERS.parcel);
  const numberAt = find(TRACKING_HEADERS.trackingNumber);
  if (parcelAt < 0 || numberAt < 0) return null;
  return rows
    .map((row) => ({
      parcel: bare(row[parcelAt] ?? ''),
      trackingNumber: bare(row[numberAt] ?? '').replaceAll('-', ''),
    }))
    .filter(({ parcel }) => parcel !== '');
}

/** Judges each row of a file; the same file a second time changes nothing. */
export const judgeTracking = (
  rows: readonly { readonly parcel: string; readonly trackingNumber: string }[],
  known: KnownNumbers,
): TrackingRow[] => {
  const taken = new Map(known);
  return rows.map(({ parcel, trackingNumber }): TrackingRow => {
    const own = taken.get(parcel);
    const row = { parcel, trackingNumber };
    if (own === undefined) return { ...row, verdict: 'unknown' };
    if (!isTrackingNumber(trackingNumber)) return { ...row, verdict: 'no-number' };
    if (own === trackingNumber) return { ...row, verdict: 'known' };
    if (own !== null) return { ...row, verdict: 'differs' };
    taken.set(parcel, trackingNumber);
    return { ...row, verdict: 'new' };
  });
};
