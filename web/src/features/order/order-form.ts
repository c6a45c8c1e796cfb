import type { OrderCustomer, PrintAddress } from '@fumi/domain';
import { type CustomerProblems, validateCustomer } from '@fumi/domain';

/** What the customer page asks for. */
export type OrderForm = {
  readonly customer: OrderCustomer;
  /** Null: the parcel goes to the customer. */
  readonly destination: OrderCustomer | null;
  readonly quantity: number;
  readonly deliveryId: number;
  readonly keepsProfile: boolean;
};

export const emptyCustomer = (email: string): OrderCustomer => ({
  name: '',
  kana: '',
  zip: '',
  state: '',
  address1: '',
  address2: '',
  tel: '',
  birthday: '',
  email,
});

/** What is known before anything is typed: the profile, else the sender of the card. */
export function prefilledCustomer(
  profile: OrderCustomer | null,
  sender: PrintAddress | null,
  email: string,
): OrderCustomer {
  if (profile) return profile;
  if (!sender) return emptyCustomer(email);
  const { zip, state, address1, address2, name } = sender;
  return {
    ...emptyCustomer(email),
    name: [name.last, name.first].filter(Boolean).join(' '),
    zip,
    state,
    address1,
    address2,
  };
}

export type FormProblems = { readonly customer: CustomerProblems; readonly destination: CustomerProblems };

/** Problems of both addresses; the destination shares birthday and e-mail with the customer. */
export const formProblems = ({ customer, destination }: OrderForm): FormProblems => ({
  customer: validateCustomer(customer),
  destination: destination ? validateCustomer(asDestination(customer, destination)) : {},
});

export const hasProblems = ({ customer, destination }: FormProblems): boolean =>
  Object.keys(customer).length + Object.keys(destination).length > 0;

const asDestination = (customer: OrderCustomer, destination: OrderCustomer): OrderCustomer => ({
  ...destination,
  birthday: '',
  email: customer.email,
});

type Delivery = { readonly deliveryKindId: number; readonly bundleId: number | null };

/** The body of `order/create` (spec §7). */
export const orderBody = (form: OrderForm, bookCode: string, delivery: Delivery) => ({
  ...form.customer,
  destinations: [
    {
      ...(form.destination ? asDestination(form.customer, form.destination) : form.customer),
      quantity: form.quantity,
    },
  ],
  book_code: bookCode,
  delivery_kind_id: delivery.deliveryKindId,
  ...(delivery.bundleId === null ? {} : { bundle_id: delivery.bundleId }),
});
