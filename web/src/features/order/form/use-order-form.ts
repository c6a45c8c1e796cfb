import type { CallFailure } from '@fumi/contract/client';
import { type DeliveryAddress, invariant, type Locality, type Statement, statementOf } from '@fumi/domain';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { client } from '../../../api.ts';
import { localitiesOfZip } from '../../../card/localities.ts';
import { checkoutCopy } from '../../../copy/checkout.ts';
import { failureSentence } from '../../../copy/failure.ts';
import { keepOrderDraft, orderKeyOf, readOrderDraft } from '../../../draft/ordered/order-draft.ts';
import { failureCode } from '../../../platform/answer.ts';
import { lockFields } from '../../../platform/lock-fields.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { draftToEnd } from '../book-draft.ts';
import type { CustomerFacts } from '../load-goods.ts';
import {
  firstForm,
  formProblems,
  hasProblems,
  limitsOf,
  NO_PROBLEMS,
  type OrderForm,
  orderBody,
  prefilledCustomer,
  refusedProblems,
  zipsOf,
} from '../order-form.ts';
import { formKeyOf, paymentPath } from '../order-paths.ts';
import {
  type DoubtedAddress,
  doubtedAddresses,
  doubtKey,
  doubtSentence,
  doubtsByField,
} from './doubted-addresses.ts';
import { restoredForm } from './kept-order-form.ts';

/** A change of the form; a function gets the form of that moment, which an undo later needs. */
type Changes = Partial<OrderForm> | ((now: OrderForm) => Partial<OrderForm>);

/** Why the server did not take the order, in one sentence. */
function sentenceOf(failure: CallFailure): string {
  const code = failureCode(failure);
  if (code === 'wrong_state') return checkoutCopy.wrongState;
  return code === 'invalid' ? checkoutCopy.invalid : failureSentence(failure, checkoutCopy.unreachable);
}

/** Why an order was not sent; with `isOfFields` it disappears once the last field problem is mended. */
type OrderFailure = { readonly words: string; readonly isOfFields: boolean };

const FIELDS_FAILURE: OrderFailure = { words: checkoutCopy.invalid, isOfFields: true };

/** What the server did not take, by field and as a whole. */
export function refusalOf(form: OrderForm, failure: CallFailure) {
  const refused = refusedProblems(form, (failure.kind === 'refused' && failure.error.fields) || {});
  return { refused, failure: { words: sentenceOf(failure), isOfFields: hasProblems(refused) } };
}

type Localities = ReadonlyMap<string, readonly Locality[] | null>;

const localitiesOfZips = async (zips: readonly string[]): Promise<Localities> =>
  new Map(await Promise.all(zips.map(async (zip) => [zip, await localitiesOfZip(zip)] as const)));

/** The customer page's state: what is typed, what is wrong with it once it was sent, and sending it. */
export function useOrderForm(
  { goods, profile, email }: CustomerFacts,
  element: RefObject<HTMLFormElement | null>,
) {
  const shop = useShop();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const offered = shop.deliveryTypes.filter(({ id }) => goods.deliveryIds.includes(id));
  const limits = limitsOf(goods, offered);
  const draftKey = formKeyOf(goods);
  const [form, setForm] = useState<OrderForm>(
    () =>
      restoredForm(readOrderDraft(draftKey), limits) ??
      firstForm(prefilledCustomer(profile, goods.book?.sender ?? null, email), limits),
  );
  const [state, setState] = useState<'typing' | 'checked' | 'busy'>('typing');
  // Zips are looked up when the form is sent; one that is typed after that has no entry.
  const [localities, setLocalities] = useState<Localities>(new Map());
  const rules = { today: shop.today, localitiesOfZip: (zip: string) => localities.get(zip) ?? null };
  const [failure, setFailure] = useState<OrderFailure | null>(null);
  const [refused, setRefused] = useState(NO_PROBLEMS);
  /** Addresses in doubt, while the customer is asked whether they are right. */
  const [doubted, setDoubted] = useState<readonly DoubtedAddress[]>([]);
  /** Those of them that the customer has gone back to the form to mend. */
  const [lookedAt, setLookedAt] = useState(doubted);
  /** The current form, also for code that has awaited something: the rendered one may be older. */
  const latest = useRef(form);
  const lookUps = useRef<Promise<unknown>>(null);
  /** The form cannot change while an order is being made: the order would not have the change. */
  const isSent = useRef(false);
  useEffect(() => keepOrderDraft(draftKey, form), [draftKey, form]);

  const order = async (form: OrderForm): Promise<void> => {
    const found = await localitiesOfZips(zipsOf(form));
    const localitiesFound = (zip: string) => found.get(zip) ?? null;
    setLocalities(found);
    if (hasProblems(formProblems(form, { ...rules, localitiesOfZip: localitiesFound }))) {
      setState('checked');
      return setFailure(FIELDS_FAILURE);
    }
    const doubts = doubtedAddresses(form, localitiesFound);
    if (!doubts.every((doubt) => form.answeredFor.includes(doubtKey(doubt)))) {
      setState('checked');
      return setDoubted(doubts);
    }
    const delivery = offered.find(({ id }) => id === form.deliveryId);
    invariant(delivery, 'A delivery that the product offers is chosen.');
    const body = { ...orderBody(form, goods.named, delivery), ...(await draftToEnd(goods)) };
    const created = await client.orderCreate({ body }, { idempotencyKey: orderKeyOf(body) });
    setState('checked');
    if (!created.ok) {
      const refusal = refusalOf(form, created.error);
      setRefused(refusal.refused);
      setFailure(refusal.failure);
      // Paid in another tab meanwhile: the page says so, and leads to that order.
      if (failureCode(created.error) === 'wrong_state') await revalidate();
      return;
    }
    // Kept or not, the order stands: a profile that could not be saved is no reason to stop.
    if (form.keepsProfile) await client.orderProfileCreate({ body: form.customer });
    // A failed call is ignored: the payment page shows the options that are set, and can set them again.
    for (const option of form.options)
      await client.orderOptionSet({ body: { orderCode: created.value.code, ...option } });
    await navigate(paymentPath(goods, created.value.code));
  };

  const send = async (): Promise<void> => {
    setFailure(null);
    setRefused(NO_PROBLEMS);
    setState('busy');
    const letGo = lockFields(element.current);
    try {
      // Running look-ups are awaited: what a zip fills in is ordered, too.
      await lookUps.current;
      isSent.current = true;
      await order(latest.current);
    } finally {
      isSent.current = false;
      letGo();
    }
  };

  const change = (changes: Changes): void => {
    if (isSent.current) return;
    setRefused(NO_PROBLEMS);
    const now = latest.current;
    latest.current = { ...now, ...(typeof changes === 'function' ? changes(now) : changes) };
    setForm(latest.current);
  };

  const answerDoubts = (isRight: boolean): void => {
    setDoubted([]);
    if (isRight) {
      change({ answeredFor: doubted.map(doubtKey) });
      void send();
    } else setLookedAt(doubted);
  };

  const told = hasProblems(refused) ? refused : formProblems(form, rules);
  // The failure goes with the last field problem, and a later problem does not bring it back.
  if (state === 'checked' && failure?.isOfFields && !hasProblems(told)) setFailure(null);
  return {
    form,
    change,
    onLookUp: (done: Promise<void>): void => {
      lookUps.current = Promise.all([lookUps.current, done]);
    },
    problems: state === 'typing' ? NO_PROBLEMS : told,
    doubts: doubted.map((doubt) => doubtSentence(doubt, form.destinations.length)),
    answerDoubts,
    lookedAt,
    doubtsOf: (address: DeliveryAddress) => doubtsByField(lookedAt, address),
    isBusy: state === 'busy',
    failure: failure?.words ?? null,
    send,
    offered,
    limits,
    goods,
  };
}

export type CheckoutForm = ReturnType<typeof useOrderForm>;

/** What it will cost, by the domain's own sum; the server computes it again. */
export function totalOf({ form, offered, goods }: CheckoutForm, productLabel = ''): Statement {
  const delivery = offered.find(({ id }) => id === form.deliveryId);
  return statementOf({
    price: {
      unitPriceYen: goods.priceYen,
      deliveryFeeYen: delivery?.feeYen ?? 0,
      standYen: delivery?.stand?.unitYen ?? 0,
    },
    productLabel,
    deliveryLabel: delivery?.label ?? '',
    standLabel: delivery?.stand?.label ?? '',
    quantities: form.destinations.map(({ quantity }) => quantity),
    options: [],
    coupon: null,
  });
}
