import {
  CARRIER_LAYOUTS,
  type CarrierLayout,
  type Cp932Encoder,
  carrierFile,
  cp932Encoder,
  type DeliveryAddress,
  ok,
  type Replacement,
  type Result,
  refuse,
  replacementsIn,
  type ShipmentProblem,
  shipmentProblems,
} from '@fumi/domain';
import type { TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import {
  confirmLayout,
  findParcels,
  isConfirmed,
  lockParcels,
  type Parcel,
  updateParcels,
  waitingParcels,
} from './parcel.repository.ts';
import { carriageOf } from './parcel.service.ts';
import { type ShipmentTools, shipmentOf } from './shipment.ts';

/* What carriers' programs read. */

let encoder: Cp932Encoder | null = null;

function cp932(): Cp932Encoder {
  encoder ??= cp932Encoder((bytes) => new TextDecoder('shift_jis').decode(bytes));
  return encoder;
}

const layoutOf = (code: string): CarrierLayout | null =>
  CARRIER_LAYOUTS.find((layout) => layout.code === code) ?? null;

/** What could stand on a label for characters that carriers' files cannot hold. */
export const labelReplacements = ({ name, state, address1, address2 }: DeliveryAddress): Replacement[] =>
  replacementsIn([name, state, address1, address2].join(' '), cp932().unencodable);

/** Everything in a parcel that a carrier would not take; of several carriers, each with its layout. */
export function carrierProblems(
  tools: ShipmentTools,
  layouts: readonly CarrierLayout[],
  parcel: Parcel,
): (ShipmentProblem & { readonly layout: string })[] {
  // The address is parsed once for all layouts: a page of the desk's list has hundreds of parcels.
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
  /** The delivery type of these parcels does not use this layout: they belong in another file. */
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

export type ExportRequest = {
  readonly layout: string;
  /** Those named, or every waiting parcel that goes this way and was not exported. */
  readonly parcels: readonly string[];
  /** Also what is in a file already. */
  readonly isAgain: boolean;
};

/** Whether a parcel waits, and nobody has stopped its order. */
const canGo = ({ shippedAt, heldAt }: Parcel): boolean => shippedAt === null && heldAt === null;

/** Which parcels are asked for. */
async function numbersOf(
  tx: Transaction,
  context: TransactionContext,
  layout: CarrierLayout,
  { parcels, isAgain }: ExportRequest,
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
  request: ExportRequest,
  by: string,
): Promise<Result<Exported, ExportProblem>> {
  const layout = layoutOf(request.layout);
  if (layout === null) return refuse({ kind: 'unknown-layout' });
  const numbers = await numbersOf(tx, context, layout, request);
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
  if (before.length > 0 && !request.isAgain) return refuse({ kind: 'again', parcels: before });
  const exportedAt = new Date(context.clock.nowMs());
  await updateParcels(tx, numbers, { exportedAt, exportedBy: by, exportedLayout: layout.code });
  const shipments = wanted.map((parcel) => shipmentOf(context, parcel));
  return ok({
    bytes: cp932().encode(carrierFile(layout, shipments)),
    parcels: wanted,
    isConfirmed: await isConfirmed(tx, layout),
  });
}

/** Notes that an operator has seen the carrier take a file of this layout. */
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
