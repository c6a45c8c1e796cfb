import type { ProductOrder } from '../product/product.ts';

/** A postcard with a printed address must be ordered with quantity 1 (spec §5). */
const ADDRESSED_QUANTITY = 1;

/** The widest limits that a product may have (spec §9); its own are data. */
export const WIDEST_ORDER = { quantity: 10, destinations: 20 } as const;

type QuantityProblem =
  | { readonly code: 'no-destination' }
  | { readonly code: 'too-many-destinations'; readonly max: number }
  | { readonly code: 'quantity'; readonly destination: number; readonly max: number };

/**
 * The first limit that the quantities of an order break, one quantity a destination, or null (spec §5, §9).
 * `isAddressed`: the book carries printed recipients.
 */
export function checkQuantities(
  limits: Pick<ProductOrder, 'maxDestinationCount' | 'maxQuantityByDestination'>,
  quantities: readonly number[],
  isAddressed: boolean,
): QuantityProblem | null {
  if (quantities.length === 0) return { code: 'no-destination' };
  if (quantities.length > limits.maxDestinationCount) {
    return { code: 'too-many-destinations', max: limits.maxDestinationCount };
  }
  const max = isAddressed ? ADDRESSED_QUANTITY : limits.maxQuantityByDestination;
  const destination = quantities.findIndex(
    (quantity) => !Number.isInteger(quantity) || quantity < 1 || quantity > max,
  );
  return destination === -1 ? null : { code: 'quantity', destination, max };
}
