import {
  CARRIER_LAYOUTS,
  type CarrierLayout,
  type Cp932Encoder,
  carrierFile,
  cp932Encoder,
  dayInTokyo,
  judgeTracking,
  ok,
  parseAddress,
  type Result,
  readTrackingFile,
  refuse,
  type Shipment,
  type ShipmentProblem,
  shipmentProblems,
  type TrackingRow,
  textOf,
} from '@fumi/domain';
import type { Context } from '../../context.ts';
import {
  confirmLayout,
  findParcels,
  isConfirmed,
  lockParcels,
  type Parcel,
  updateParcel,
  waitingParcels,
} from './parcel.repository.ts';
import { carriageOf, carrierTerms, labelAddress } from './parcel.service.ts';

/* What carriers' programs read, and what they give back. */

const decoder = new TextDecoder('shift_jis');
let encoder: Cp932Encoder | null = null;

function cp932(): Cp932Encoder {
  encoder ??= cp932Encoder((bytes) => decoder.decode(bytes));
  return encoder;
}

export const layoutOf = (code: string): CarrierLayout | null =>
  CARRIER_LAYOUTS.find((layout) => layout.code === code) ?? null;

/** A parcel as carriers want to know it. Hyphens become the one that all of them read. */
export function shipmentOf({ zip, clock }: Pick<Context, 'zip' | 'clock'>, parcel: Parcel): Shipment {
  const to = labelAddress(parcel);
  const parsed = parseAddress(to, zip.directory().find(to.zip));
  const day = dayInTokyo(clock.nowMs());
  const street = textOf(parsed, ['street', 'town', 'aza', 'number']);
  const building = textOf(parsed, ['building', 'room', 'rest']);
  const city = textOf(parsed, ['city']);
  // Where no table knows the place, what was typed is as good as any cut.
  const isCut = city !== '';
  const { sender, contract, item } = carrierTerms;
  const place = isCut ? { city, street, building } : { city: to.address1, street: to.address2, building: '' };
  return {
    parcel: parcel.number,
    daySlashes: day.replaceAll('-', '/'),
    dayDigits: day.replaceAll('-', ''),
    tel: to.tel,
    zip: to.zip,
    state: to.state,
    ...place,
    stateAndCity: to.state + place.city,
    address: to.state + place.city + place.street,
    name: to.name,
    item,
    count: `${parcel.quantity}部`,
    senderName: sender.name,
    senderZip: sender.zip,
    senderAddress: sender.address,
    senderBuilding: sender.building,
    senderTel: sender.tel,
    ...contract,
  };
}

export type ExportProblem =
  | { readonly kind: 'unknown-layout' }
  | { readonly kind: 'nothing' }
  /** What has to be mended first; nothing was exported. */
  | { readonly kind: 'unfit'; readonly problems: readonly ShipmentProblem[] }
  /** These are in a file already: exporting them again makes a second label of each. */
  | { readonly kind: 'again'; readonly parcels: readonly string[] };

export type Exported = {
  readonly bytes: Uint8Array;
  readonly parcels: readonly string[];
  /** Whether an operator has seen the carrier take this layout. */
  readonly isConfirmed: boolean;
};

export type ExportWish = {
  readonly layout: string;
  /** Those named, or every waiting parcel that goes this way and was not exported. */
  readonly parcels: readonly string[];
  /** Also what is in a file already. */
  readonly isAgain: boolean;
};

/** Whether a parcel waits, and nobody has stopped its order. */
const canGo = ({ shippedAt, heldAt }: Parcel): boolean => shippedAt === null && heldAt === null;

/**
 * The carrier's file of parcels, in CP932, and notes that they are in it. All or nothing: what does not fit is listed,
 * and nothing is cut, replaced or left out.
 */
export async function exportParcels(
  context: Context,
  wish: ExportWish,
  by: string,
): Promise<Result<Exported, ExportProblem>> {
  const layout = layoutOf(wish.layout);
  if (layout === null) return refuse({ kind: 'unknown-layout' });
  const goesThisWay = (parcel: Parcel) => carriageOf(context, parcel).layouts.includes(layout.code);
  const asShipment = (parcel: Parcel) => shipmentOf(context, parcel);
  const numbers =
    wish.parcels.length > 0
      ? [...new Set(wish.parcels)]
      : (await waitingParcels(context.db))
          .filter(
            (parcel) => canGo(parcel) && goesThisWay(parcel) && (wish.isAgain || parcel.exportedAt === null),
          )
          .map(({ number }) => number);
  return context.db.transaction(async (tx) => {
    await lockParcels(tx, numbers);
    // Read under the lock: the address of one may have been corrected just now.
    const wanted = (await findParcels(tx, numbers)).filter(canGo);
    if (wanted.length === 0 || wanted.length < numbers.length) return refuse({ kind: 'nothing' as const });
    const before = wanted.filter(({ exportedAt }) => exportedAt !== null).map(({ number }) => number);
    const shipments = wanted.map(asShipment);
    const problems = shipments.flatMap((one) => shipmentProblems(layout, one, cp932().unencodable));
    if (problems.length > 0) return refuse({ kind: 'unfit' as const, problems });
    if (before.length > 0 && !wish.isAgain) return refuse({ kind: 'again' as const, parcels: before });
    const exportedAt = new Date(context.clock.nowMs());
    for (const number of numbers)
      await updateParcel(tx, number, { exportedAt, exportedBy: by, exportedLayout: layout.code });
    const bytes = cp932().encode(carrierFile(layout, shipments));
    return ok({ bytes, parcels: numbers, isConfirmed: await isConfirmed(tx, layout) });
  });
}

/** An operator has seen the carrier take a file of this layout. */
export async function confirmCarrier(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  code: string,
  by: string,
): Promise<boolean> {
  const layout = layoutOf(code);
  if (layout === null) return false;
  const confirmedAt = new Date(clock.nowMs());
  await confirmLayout(db, { layout: code, dated: layout.dated, confirmedBy: by, confirmedAt });
  return true;
}

/** Carriers write these files in CP932, people who opened them in UTF-8. */
function textOfFile(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decoder.decode(bytes);
  }
}

/** More than a day's parcels of any shop this size; a larger file is another one. */
const MOST_BYTES = 10_000_000;

/** What a carrier's file would change; null where it is none. */
export async function previewTracking(
  { db }: Pick<Context, 'db'>,
  bytes: Uint8Array,
): Promise<TrackingRow[] | null> {
  const rows = bytes.byteLength > MOST_BYTES ? null : readTrackingFile(textOfFile(bytes));
  if (rows === null || rows.length === 0) return null;
  const known = await findParcels(db, [...new Set(rows.map(({ parcel }) => parcel))]);
  return judgeTracking(rows, new Map(known.map(({ number, trackingNumber }) => [number, trackingNumber])));
}

/** Takes the new numbers of a file; how many. Another file, or another operator, is never overwritten. */
export async function importTracking(
  { db }: Pick<Context, 'db'>,
  rows: readonly TrackingRow[],
): Promise<number> {
  const fresh = new Map(
    rows
      .filter(({ verdict }) => verdict === 'new')
      .map(({ parcel, trackingNumber }) => [parcel, trackingNumber]),
  );
  return db.transaction(async (tx) => {
    let taken = 0;
    for (const row of await lockParcels(tx, [...fresh.keys()])) {
      const trackingNumber = fresh.get(row.number);
      if (row.trackingNumber !== null || trackingNumber === undefined) continue;
      await updateParcel(tx, row.number, { trackingNumber });
      taken += 1;
    }
    return taken;
  });
}
