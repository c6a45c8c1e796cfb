import { judgeTracking, readTrackingFile, type TrackingRow } from '@fumi/domain';
import type { Database, Transaction } from '../../db/database.ts';
import { findParcels, lockParcels, type Parcel, updateParcels } from './parcel.repository.ts';

/* What carriers' programs give back: the number of each parcel. */

type FileRow = Pick<TrackingRow, 'parcel' | 'trackingNumber'>;

/** Carriers write these files in CP932; programs in which people opened them may save UTF-8. */
function textOfFile(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('shift_jis').decode(bytes);
  }
}

/** More than a day's parcels; a larger file is refused as no carrier's file. */
const MOST_BYTES = 10_000_000;

/** What a carrier's file says; null where it is none. */
export function readTracking(bytes: Uint8Array): FileRow[] | null {
  const rows = bytes.byteLength > MOST_BYTES ? null : readTrackingFile(textOfFile(bytes));
  return rows === null || rows.length === 0 ? null : rows;
}

/** What the rows of a carrier's file would change. */
export async function previewTracking(
  db: Database | Transaction,
  rows: readonly FileRow[],
): Promise<TrackingRow[]> {
  const known = await findParcels(db, [...new Set(rows.map(({ parcel }) => parcel))]);
  // A parcel whose address was masked must not get its tracking number again (retention-rules.ts).
  const kept = known.filter(({ address }) => address.zip !== '');
  return judgeTracking(rows, new Map(kept.map(({ number, trackingNumber }) => [number, trackingNumber])));
}

/**
 * Stores the new numbers of a file and returns their parcels. A number that a parcel has already is
 * never overwritten.
 */
export async function importTracking(tx: Transaction, rows: readonly FileRow[]): Promise<Parcel[]> {
  await lockParcels(tx, [...new Set(rows.map(({ parcel }) => parcel))]);
  const fresh = (await previewTracking(tx, rows)).filter(({ verdict }) => verdict === 'new');
  for (const { parcel, trackingNumber } of fresh) await updateParcels(tx, [parcel], { trackingNumber });
  return findParcels(
    tx,
    fresh.map(({ parcel }) => parcel),
  );
}
