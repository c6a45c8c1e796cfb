import { EMPTY_DELIVERY_ADDRESS } from '@fumi/domain';
import { keepOrderDraft, readOrderDraft } from '../../../draft/ordered/order-draft.ts';
import {
  type ChosenOption,
  type Destination,
  emptyCustomer,
  type FormLimits,
  type OrderForm,
  toCustomer,
} from '../order-form.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isInteger(value);

function hasTexts<Texts extends object>(value: unknown, like: Texts): value is Texts {
  if (typeof value !== 'object' || value === null) return false;
  return Object.keys(like).every((field) => isText((value as Record<string, unknown>)[field]));
}

function isDestination(value: unknown): value is Destination {
  if (typeof value !== 'object' || value === null) return false;
  const { key, address, quantity, contactCode } = value as Partial<Destination>;
  return (
    isText(key) &&
    isCount(quantity) &&
    isText(contactCode) &&
    (address === null || hasTexts(address, EMPTY_DELIVERY_ADDRESS))
  );
}

function isOption(value: unknown): value is ChosenOption {
  if (typeof value !== 'object' || value === null) return false;
  const { optionId, qty } = value as Partial<ChosenOption>;
  return isCount(optionId) && isCount(qty) && qty > 0;
}

/** A kept form with an option as it was chosen at the payment; anything that is no form stays as it is. */
export function withOption(kept: unknown, chosen: ChosenOption): unknown {
  if (typeof kept !== 'object' || kept === null) return kept;
  const { options } = kept as Partial<OrderForm>;
  const others = Array.isArray(options) ? options.filter(isOption) : [];
  return { ...kept, options: [...others.filter(({ optionId }) => optionId !== chosen.optionId), chosen] };
}

/** Puts an option chosen at the payment into the kept form: an order that is made from the form again has it, too. */
export function keepOption(goods: string, chosen: ChosenOption): void {
  const kept = readOrderDraft(goods);
  if (kept) keepOrderDraft(goods, withOption(kept, chosen));
}

/** A form that was kept, or null for anything else; what is no longer on offer is put right. */
export function restoredForm(kept: unknown, limits: FormLimits): OrderForm | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { customer, destinations, deliveryId, keepsProfile, answeredFor, options } =
    kept as Partial<OrderForm>;
  if (
    !hasTexts(customer, emptyCustomer('')) ||
    !Array.isArray(destinations) ||
    !destinations.every(isDestination)
  )
    return null;
  const some = destinations.slice(0, limits.maxDestinationCount).map((each) => ({
    ...each,
    quantity: Math.min(Math.max(each.quantity, 1), limits.maxQuantityByDestination),
  }));
  const isOffered = isCount(deliveryId) && limits.deliveryIds.includes(deliveryId);
  return {
    customer,
    destinations: some.length > 0 ? some : [toCustomer('first')],
    deliveryId: isOffered ? deliveryId : (limits.deliveryIds[0] ?? 0),
    keepsProfile: keepsProfile !== false,
    answeredFor: Array.isArray(answeredFor) ? answeredFor.filter(isText) : [],
    options: Array.isArray(options) ? options.filter(isOption) : [],
  };
}
