/** A way of delivery (spec §3). Fees in integer yen, per destination. */
export type DeliveryType = {
  readonly id: number;
  readonly name: string;
  /** What customers read. */
  readonly label: string;
  readonly priceText: string;
  readonly feeYen: number;
  /** Comes with each copy, at a price of its own in integer yen (spec §9); null for most. */
  readonly stand: { readonly label: string; readonly unitYen: number } | null;
  readonly deliveryKindId: number;
  readonly bundleId: number | null;
  readonly description: readonly string[];
  /** Address of a picture. */
  readonly image: string | null;
  /** Days between the parcel's leaving and its arrival, islands apart. */
  readonly transitDays: { readonly min: number; readonly max: number };
  /** False: nothing is brought on weekends and public holidays. */
  readonly weekendDelivery: boolean;
  /** The carrier's page of a parcel, with `{number}` in it; null where it cannot be followed. */
  readonly trackingUrl: string | null;
  /** Shown as ご注文いただけません. */
  readonly suspend: boolean;
};

type DeliveryRefusal = 'unknown-delivery' | 'not-offered' | 'suspended';

/** Why a delivery type cannot be chosen for a product that offers `offeredIds`, or null. */
export function checkDelivery(
  types: readonly DeliveryType[],
  offeredIds: readonly number[],
  id: number,
): DeliveryRefusal | null {
  const type = types.find((candidate) => candidate.id === id);
  if (!type) return 'unknown-delivery';
  if (!offeredIds.includes(id)) return 'not-offered';
  return type.suspend ? 'suspended' : null;
}
