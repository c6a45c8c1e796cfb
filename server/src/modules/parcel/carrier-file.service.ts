import {
  CARRIER_LAYOUTS,
  type CarrierLayout,
  type Cp932Encoder,
  carrierFile,
  cp932Encoder,
  type DeliveryAddress,
  dayInTokyo,
  judgeTracking,
  ok,
  parseAddress,
  type Replacement,
  type Result,
  readTrackingFile,
  refuse,
  replacementsIn,
  type Shipment,
  type ShipmentProblem,
  shipmentProblems,
  type TrackingRow,
  textOf,
} from '@fumi/domain';
import type { TransactionContext } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { CarrierTerms } from './carrier-terms.ts';
import {
  confirmLayout,
  findParcels,
  isConfirmed,
  lockParcels,
  type Parcel,
  updateParcels,
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

type Tools = Pick<TransactionContext, 'zip' | 'clock' | 'config'>;

/** Of nobody: so that a shop that is tried out, whose template has no contracts, can export. */
const NOBODYS_NUMBER = '000000000000';

function contractOf({ config }: Tools): CarrierTerms['contract'] {
  const { b2CustomerCode, b2FareNumber, sagawaCustomerCode } = carrierTerms.contract;
  const missing = config.isProduction ? '' : NOBODYS_NUMBER;
  return {
    b2CustomerCode: b2CustomerCode || missing,
    b2FareNumber,
    sagawaCustomerCode: sagawaCustomerCode || missing,
  };
}

/** A parcel as carriers want to know it. Hyphens become the one that all of them read. */
export function shipmentOf(tools: Tools, parcel: Parcel): Shipment {
  const { zip, clock } = tools;
  const to = labelAddress(parcel);
  const parsed = parseAddress(to, zip.directory().find(to.zip));
  const day = dayInTokyo(clock.nowMs());
  const street = textOf(parsed, ['street', 'town', 'aza', 'number']);
  const building = textOf(parsed, ['building', 'room', 'rest']);
  const city = textOf(parsed, ['city']);
  // Where no table knows the place, what was typed is as good as any cut.
  const isCut = city !== '';
  const { sender, item } = carrierTerms;
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
    ...contractOf(tools),
  };
}

/** What could stand on a label for characters that carriers' files cannot hold. */
export const labelReplacements = ({ name, state, address1, address2 }: DeliveryAddress): Replacement[] =>
  replacementsIn([name, state, address1, address2].join(' '), cp932().unencodable);

/** Everything in a parcel that a carrier would not take; of several carriers, each with its layout. */
export function carrierProblems(
  tools: Tools,
  layouts: readonly CarrierLayout[],
  parcel: Parcel,
): (ShipmentProblem & { readonly layout: string })[] {
  // Its address is parted once: a page of the desk's list has hundreds of parcels.
  const shipment = shipmentOf(tools, parcel);
  return layouts.flatMap((layout) =>
    shipmentProblems(layout, shipment, cp932().unencodable).map((problem) => ({
      ...problem,
      layout: layout.code,
    })),
  );
}

export type ExportProblem =
  | { readonly kind: 'unknown-layout' }
  | { readonly kind: 'nothing' }
  /** These go another way: this carrier would get them twice, or never. */
  | { readonly kind: 'other-way'; readonly parcels: readonly string[] }
  /** What has to be mended first; nothing was exported. */
  | { readonly kind: 'unfit'; readonly problems: readonly ShipmentProblem[] }
  /** These are in a file already: exporting them again makes a second label of each. */
  | { readonly kind: 'again'; readonly parcels: readonly string[] };

export type Exported = {
  readonly bytes: Uint8Array;
  readonly parcels: readonly Parcel[];
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

/** Which parcels a wish means. */
async function numbersOf(
  tx: Transaction,
  context: TransactionContext,
  layout: CarrierLayout,
  { parcels, isAgain }: ExportWish,
): Promise<string[]> {
  if (parcels.length > 0) return [...new Set(parcels)];
  return (await waitingParcels(tx))
    .filter((parcel) => canGo(parcel) && carriageOf(context, parcel).layouts.includes(layout.code))
    .filter(({ exportedAt }) => isAgain || exportedAt === null)
    .map(({ number }) => number);
}

/**
 * The carrier's file of parcels, in CP932, and notes that they are in it. All or nothing: what does not fit is listed,
 * and nothing is cut, replaced or left out.
 */
export async function exportParcels(
  tx: Transaction,
  context: TransactionContext,
  wish: ExportWish,
  by: string,
): Promise<Result<Exported, ExportProblem>> {
  const layout = layoutOf(wish.layout);
  if (layout === null) return refuse({ kind: 'unknown-layout' });
  const numbers = await numbersOf(tx, context, layout, wish);
  await lockParcels(tx, numbers);
  // Read under the lock: the address of one may have been corrected just now.
  const wanted = (await findParcels(tx, numbers)).filter(canGo);
  if (wanted.length === 0 || wanted.length < numbers.length) return refuse({ kind: 'nothing' });
  const strangers = wanted.filter((parcel) => !carriageOf(context, parcel).layouts.includes(layout.code));
  if (strangers.length > 0)
    return refuse({ kind: 'other-way', parcels: strangers.map(({ number }) => number) });
  const before = wanted.filter(({ exportedAt }) => exportedAt !== null).map(({ number }) => number);
  const problems = wanted.flatMap((parcel) => carrierProblems(context, [layout], parcel));
  if (problems.length > 0) return refuse({ kind: 'unfit', problems });
  if (before.length > 0 && !wish.isAgain) return refuse({ kind: 'again', parcels: before });
  const exportedAt = new Date(context.clock.nowMs());
  await updateParcels(tx, numbers, { exportedAt, exportedBy: by, exportedLayout: layout.code });
  const shipments = wanted.map((parcel) => shipmentOf(context, parcel));
  return ok({
    bytes: cp932().encode(carrierFile(layout, shipments)),
    parcels: wanted,
    isConfirmed: await isConfirmed(tx, layout),
  });
}

/** An operator has seen the carrier take a file of this layout. */
export async function confirmCarrier(
  tx: Transaction,
  { clock }: Pick<TransactionContext, 'clock'>,
  code: string,
  by: string,
): Promise<boolean> {
  const layout = layoutOf(code);
  if (layout === null) return false;
  const confirmedAt = new Date(clock.nowMs());
  await confirmLayout(tx, { layout: code, dated: layout.dated, confirmedBy: by, confirmedAt });
  return true;
}

type FileRow = Pick<TrackingRow, 'parcel' | 'trackingNumber'>;

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
  // Where a masked one went is forgotten, and its number stays so (retention-rules.ts).
  const kept = known.filter(({ address }) => address.zip !== '');
  return judgeTracking(rows, new Map(kept.map(({ number, trackingNumber }) => [number, trackingNumber])));
}

/** Takes the new numbers of a file; which parcels. Another file, or another operator, is never overwritten. */
export async function importTracking(tx: Transaction, rows: readonly FileRow[]): Promise<Parcel[]> {
  await lockParcels(tx, [...new Set(rows.map(({ parcel }) => parcel))]);
  const fresh = (await previewTracking(tx, rows)).filter(({ verdict }) => verdict === 'new');
  for (const { parcel, trackingNumber } of fresh) await updateParcels(tx, [parcel], { trackingNumber });
  return findParcels(
    tx,
    fresh.map(({ parcel }) => parcel),
  );
}
