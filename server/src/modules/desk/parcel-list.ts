import type { Api, Words } from '@fumi/contract';
import { CARRIER_LAYOUTS, type CarrierLayout, mayDo, type Role, type Uncounted } from '@fumi/domain';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { uncountedOf } from '../packing/uncounted.repository.ts';
import { carrierProblems } from '../parcel/carrier-file.service.ts';
import type { CarrierTerms } from '../parcel/carrier-terms.ts';
import { countWaiting, isConfirmed, type Parcel, waitingPage } from '../parcel/parcel.repository.ts';
import { carriageOf, carrierTerms, labelAddress } from '../parcel/parcel.service.ts';

type List = Words<z.input<Api['deskParcelList']['response']>, 'deskParcelList'>;

/** As many as one call exports. */
const PAGE_ROWS = 200;

type Carriage = CarrierTerms['deliveries'][number];

/** A kind of delivery has the label of its type without a bundle. */
const labelOf = ({ content }: Context, { kindId }: Carriage): string =>
  content.goods.deliveryTypes.find((type) => type.deliveryKindId === kindId && type.bundleId === null)
    ?.label ?? String(kindId);

/** Kinds of delivery in the order of content/carriers.json, and how many parcels of each wait. */
async function kindsOf(context: Context) {
  const waiting = await countWaiting(context.db);
  return carrierTerms.deliveries.map((carriage) => ({
    id: carriage.kindId,
    label: labelOf(context, carriage),
    count: waiting
      .filter((row) => carriageOf(context, row).kindId === carriage.kindId)
      .reduce((sum, { parcels }) => sum + parcels, 0),
  }));
}

/** Why a carrier would refuse a parcel; of the customer's words only single characters. */
const problemsOf = (context: Context, layouts: readonly CarrierLayout[], parcel: Parcel) =>
  carrierProblems(context, layouts, parcel).map((problem) => ({
    layout: problem.layout,
    column: problem.column,
    field: problem.field,
    code: problem.code,
    width: problem.code === 'too-long' ? problem.width : null,
    max: problem.code === 'too-long' ? problem.max : null,
    characters: problem.code === 'unencodable' ? [...problem.characters] : [],
  }));

type RowTools = {
  readonly role: Role;
  readonly layouts: readonly CarrierLayout[];
  readonly uncounted: ReadonlyMap<string, Uncounted>;
};

function rowOf(context: Context, { role, layouts, uncounted }: RowTools, parcel: Parcel) {
  const product = context.content.goods.products.find(({ code }) => code === parcel.productCode);
  return {
    number: parcel.number,
    orderNumber: parcel.orderNumber,
    productLabel: product?.name ?? parcel.productCode,
    quantity: parcel.quantity,
    name: mayDo(role, 'person-see') ? labelAddress(parcel).name : null,
    held: parcel.heldAt !== null,
    exportedAt: parcel.exportedAt?.toISOString() ?? null,
    exportedLayout: parcel.exportedLayout,
    trackingNumber: parcel.trackingNumber,
    uncounted: uncounted.get(parcel.orderCode) ?? null,
    problems: problemsOf(context, layouts, parcel),
  };
}

/** A page of the parcels of a kind of delivery that have not left, as a role sees them. */
export async function parcelList(
  context: Context,
  role: Role,
  { kind: wanted, after = '' }: { readonly kind?: number | undefined; readonly after?: string | undefined },
): Promise<List> {
  const kinds = await kindsOf(context);
  const kind = wanted ?? (kinds.find(({ count }) => count > 0) ?? kinds[0])?.id ?? null;
  const carriage = carrierTerms.deliveries.find(({ kindId }) => kindId === kind);
  const layouts = CARRIER_LAYOUTS.filter(({ code }) => carriage?.layouts.includes(code));
  const typeIds = context.content.goods.deliveryTypes
    .filter(({ deliveryKindId }) => deliveryKindId === kind)
    .map(({ id }) => id);
  const rows = await waitingPage(context.db, { typeIds, after, limit: PAGE_ROWS + 1 });
  const shown = rows.slice(0, PAGE_ROWS);
  const uncounted = await uncountedOf(context.db, [...new Set(shown.map(({ orderCode }) => orderCode))]);
  const described = [];
  for (const { code, label, source, dated } of layouts)
    described.push({
      code,
      label,
      source,
      dated,
      isConfirmed: await isConfirmed(context.db, { code, dated }),
    });
  return {
    kinds,
    kind,
    isTracked: carriage?.isTracked ?? false,
    layouts: described,
    parcels: shown.map((parcel) => rowOf(context, { role, layouts, uncounted }, parcel)),
    next: rows.length > PAGE_ROWS ? (shown.at(-1)?.number ?? null) : null,
  };
}
