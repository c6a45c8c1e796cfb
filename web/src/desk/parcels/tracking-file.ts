import { readTrackingFile } from '@fumi/domain';

/** More than the tracking numbers of a season; a larger file is something else. */
const MOST_BYTES = 10_000_000;
/** The most rows that one call takes. */
const CALL_ROWS = 2000;

type TrackingRows = { readonly parcel: string; readonly trackingNumber: string }[];

/** Carriers write these files in CP932, people who opened them in UTF-8. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('shift_jis').decode(bytes);
  }
}

/** The rows of a carrier's file in pieces of one call each. */
export async function readTracking(file: File): Promise<TrackingRows[] | 'wrong' | 'tooLarge' | 'shut'> {
  if (file.size > MOST_BYTES) return 'tooLarge';
  // Fails where another program has the file open and locked.
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return 'shut';
  const rows = readTrackingFile(decoded(bytes));
  if (rows === null || rows.length === 0) return 'wrong';
  const cut = rows.map(({ parcel, trackingNumber }) => ({
    parcel: parcel.slice(0, 60),
    trackingNumber: trackingNumber.slice(0, 60),
  }));
  return Array.from({ length: Math.ceil(cut.length / CALL_ROWS) }, (_, piece) =>
    cut.slice(piece * CALL_ROWS, (piece + 1) * CALL_ROWS),
  );
}
