import {
  CUSTOMER_PROBLEMS,
  type CustomerProblems,
  type CustomerRules,
  type DeliveryAddress,
  deliveryAddressOf,
  EMPTY_DELIVERY_ADDRESS,
  isZip,
  type OrderCustomer,
  type PrintAddress,
  type Product,
  type ProductOrder,
  validateCustomer,
  validateDestination,
} from '@fumi/domain';
import type { ListedContact } from '../../contacts/find-contacts.ts';

/** Where one parcel goes, and how many are in it. */
export type Destination = {
  /** Identifies it for as long as the form lives. */
  readonly key: string;
  /** Null: to the customer. */
  readonly address: DeliveryAddress | null;
  readonly quantity: number;
  /** Of the contacts, so that nobody is picked twice; '' for one that was typed. */
  readonly contactCode: string;
};

export type ChosenOption = { readonly optionId: number; readonly qty: number };

/** What the customer page asks for. There is always a destination. */
export type OrderForm = {
  readonly customer: OrderCustomer;
  readonly destinations: readonly Destination[];
  readonly deliveryId: number;
  readonly keepsProfile: boolean;
  /** The doubts that the customer has answered for, by their keys. */
  readonly answeredFor: readonly string[];
  /** Chosen at the payment of an order that this one replaces. */
  readonly options: readonly ChosenOption[];
};

export const emptyCustomer = (email: string): OrderCustomer => ({
  ...EMPTY_DELIVERY_ADDRESS,
  birthday: '',
  email,
});

/** A parcel to the customer, which is what most people want. */
export const toCustomer = (key: string): Destination => ({
  key,
  address: null,
  quantity: 1,
  contactCode: '',
});

/** What is known before anything is typed: the profile, else the sender of the card. */
export function prefilledCustomer(
  profile: OrderCustomer | null,
  sender: PrintAddress | null,
  email: string,
): OrderCustomer {
  if (profile) return profile;
  if (!sender) return emptyCustomer(email);
  return { ...emptyCustomer(email), ...nameAndAddress(sender) };
}

const nameAndAddress = ({ zip, state, address1, address2, name }: Addressed) => ({
  name: [name.last, name.first].filter(Boolean).join(' '),
  zip,
  state,
  address1,
  address2,
});

type Addressed = Pick<PrintAddress, 'zip' | 'state' | 'address1' | 'address2' | 'name'>;

/** The address of a contact, with the customer's telephone number: contacts have none. */
export const fromContact = (contact: ListedContact, customer: OrderCustomer): DeliveryAddress => ({
  ...EMPTY_DELIVERY_ADDRESS,
  ...nameAndAddress(contact),
  kana: contact.kana ?? '',
  tel: customer.tel,
});

/** The destinations with a removed one put back where it stood, as long as there is room. */
export function putBack(
  destinations: readonly Destination[],
  removed: { readonly destination: Destination; readonly index: number },
  limit: number,
): readonly Destination[] {
  const { destination, index } = removed;
  const isThere = destinations.some(({ key }) => key === destination.key);
  if (isThere || destinations.length >= limit) return destinations;
  return [...destinations.slice(0, index), destination, ...destinations.slice(index)];
}

type FormProblems = {
  readonly customer: CustomerProblems;
  /** By the destination's key; those without a problem are not named. */
  readonly destinations: ReadonlyMap<string, CustomerProblems>;
};

export const NO_PROBLEMS: FormProblems = { customer: {}, destinations: new Map() };

const addressOf = (customer: OrderCustomer, { address }: Destination): DeliveryAddress =>
  deliveryAddressOf(address ?? customer);

/** Problems of the customer and of every address that was typed. */
export const formProblems = ({ customer, destinations }: OrderForm, rules: CustomerRules): FormProblems => ({
  customer: validateCustomer(customer, rules),
  destinations: new Map(
    destinations
      .map(({ key, address }) => [key, address ? validateDestination(address, rules) : {}] as const)
      .filter(([, problems]) => Object.keys(problems).length > 0),
  ),
});

export const hasProblems = ({ customer, destinations }: FormProblems): boolean =>
  Object.keys(customer).length + destinations.size > 0;

/** What the server refused, by field: it looks zips up where the browser could not. */
export function refusedProblems(
  { destinations }: OrderForm,
  fields: Readonly<Record<string, readonly string[]>>,
): FormProblems {
  const under = (prefix: string): CustomerProblems =>
    Object.fromEntries(
      Object.keys(emptyCustomer('')).flatMap((field) => {
        const problem = CUSTOMER_PROBLEMS.find((known) => fields[`${prefix}${field}`]?.includes(known));
        return problem ? [[field, problem]] : [];
      }),
    );
  return {
    customer: under(''),
    destinations: new Map(
      destinations
        .map(({ key, address }, at) => [key, address ? under(`destinations.${at}.`) : {}] as const)
        .filter(([, problems]) => Object.keys(problems).length > 0),
    ),
  };
}

/** Every zip that the order names. */
export const zipsOf = ({ customer, destinations }: OrderForm): readonly string[] =>
  [...new Set([customer.zip, ...destinations.map(({ address }) => address?.zip ?? '')])].filter(isZip);

/** What is ordered: a book, or a campaign by its code (spec §7). */
export type NamedGoods = { readonly bookCode: string } | { readonly minchuCode: string };

type Delivery = { readonly deliveryKindId: number; readonly bundleId: number | null };

/** The body of `order/create` (spec §7). */
export const orderBody = (form: OrderForm, goods: NamedGoods, delivery: Delivery) => ({
  ...form.customer,
  destinations: form.destinations.map((each) => ({
    ...addressOf(form.customer, each),
    quantity: each.quantity,
  })),
  ...goods,
  deliveryKindId: delivery.deliveryKindId,
  ...(delivery.bundleId === null ? {} : { bundleId: delivery.bundleId }),
});

/** What one may choose from: the product's limits, and the deliveries that are offered and not suspended. */
export type FormLimits = Pick<ProductOrder, 'maxDestinationCount' | 'maxQuantityByDestination'> & {
  readonly deliveryIds: readonly number[];
};

/** What these goods may be ordered with. An addressed postcard is ordered once (spec §5). */
export const limitsOf = (
  { product, isAddressed }: { readonly product: Product; readonly isAddressed: boolean },
  offered: readonly { readonly id: number; readonly suspend: boolean }[],
): FormLimits => ({
  maxDestinationCount: product.order.maxDestinationCount,
  maxQuantityByDestination: isAddressed ? 1 : product.order.maxQuantityByDestination,
  deliveryIds: offered.filter(({ suspend }) => !suspend).map(({ id }) => id),
});

/** Before anything is typed: one parcel to the customer, in the first way that is offered. */
export const firstForm = (customer: OrderCustomer, limits: FormLimits): OrderForm => ({
  customer,
  destinations: [toCustomer('first')],
  deliveryId: limits.deliveryIds[0] ?? 0,
  keepsProfile: true,
  answeredFor: [],
  options: [],
});

/** The whole order of a product that has no page for the customer's input; null where somebody must be asked. */
export function formWithoutAsking(
  { order }: Pick<Product, 'order'>,
  profile: OrderCustomer | null,
  limits: FormLimits,
  rules: CustomerRules,
): OrderForm | null {
  if (order.hasInputCustomerPage || profile === null || limits.deliveryIds.length === 0) return null;
  const form = firstForm(profile, limits);
  return hasProblems(formProblems(form, rules)) ? null : form;
}
