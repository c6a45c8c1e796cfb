import {
  type BookTexts,
  findProduct,
  isUnpaid,
  type OrderCustomer,
  type Product,
  TEXT_FACTS,
} from '@fumi/domain';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { type Answered, client } from '../../api.ts';
import { loadKitArt } from '../../card/kit-art.ts';
import { orderKeyOf } from '../../draft/ordered/order-draft.ts';
import { hasChangedSince, madeFromOf, supersedeMended } from '../../draft/ordered/ordered-drafts.ts';
import { failureCode, loaded, UnreachableError } from '../../platform/answer.ts';
import { loadMemberEmail } from '../../session/member-email.ts';
import { type Shop, type ShopFacts, shopFrom } from '../../shop/shop.ts';
import { shopSource } from '../../shop/shop-source.ts';
import { bringPeopleBack, draftToEnd, openDraftOf } from './book-draft.ts';
import { type MemberOrder, newestOrders, otherOrders } from './member-orders.ts';
import { formWithoutAsking, limitsOf, type NamedGoods, orderBody } from './order-form.ts';
import { paymentPath } from './order-paths.ts';

export type Campaign = Answered<'campaignShow'>['campaign'];

/** A finished book of the member. */
export type FinishedBook = Answered<'bookGet'>['book'];

/** Address of a photo of a member's book as the press has it, cropped to its frame. */
export const bookPhotoUrl = (bookCode: string, pageNo: number): string =>
  `/api/book/${bookCode}/photo/${pageNo}.jpg`;

const isShown = {
  book: () => true,
  page: (isHere: boolean) => isHere,
  photo: (isHere: boolean) => isHere,
  recipient: () => false,
};

/** The words on a page of a finished book: of the book, the page and its photo; none for a recipient. */
export const textsOnPage = (texts: FinishedBook['texts'], pageNo: number): BookTexts =>
  Object.fromEntries(
    texts
      .filter(({ type, page }) => isShown[TEXT_FACTS[type].of](page === pageNo))
      .map(({ type, value }) => [type, value]),
  );

/** Throws 404 for somebody else's book, and for one that was never finished. */
export const fetchBook = async (code: string): Promise<FinishedBook> =>
  loaded(await client.bookGet({ params: { bookCode: code } })).book;

/** The slip of an order with a number to pay at a till. */
export type Slip = NonNullable<MemberOrder['slip']>;

/** What the customer page sells: the member's own book, or what a campaign has prepared. */
export type CheckoutGoods = {
  readonly named: NamedGoods;
  readonly product: Product;
  readonly kitId: number | null;
  readonly priceYen: number;
  readonly isAddressed: boolean;
  /** Delivery types that can be chosen, suspended ones included. */
  readonly deliveryIds: readonly number[];
  /** The member's own book; null for a campaign, whose book belongs to somebody else. */
  readonly book: FinishedBook | null;
  readonly campaign: Campaign | null;
  /** With the product's own designs. */
  readonly facts: ShopFacts;
};

export type CustomerFacts = {
  readonly goods: CheckoutGoods;
  readonly profile: OrderCustomer | null;
  /** The member's address, to which the shop writes unless they type another one. */
  readonly email: string;
  /** `order`: the steps above lead back to the card; `ordered`: it is not on this device. */
  readonly place?: 'order' | 'ordered';
  /** The card on this device was changed after this book was made of it. */
  readonly hasChanged?: boolean;
  /** The card was changed after an earlier order, which was cancelled for the one that is made here. */
  readonly hasReplaced?: boolean;
  /** This book has an order with a till slip: a new order replaces it, and the slip becomes invalid. */
  readonly slip?: Slip;
  /** What else is ordered of the same card, on this device or another one. */
  readonly others?: readonly MemberOrder[];
};

/** Whether a campaign's code can be ordered with, and where not, why. */
export type CampaignFacts =
  | ({ readonly kind: 'open' } & CustomerFacts)
  | { readonly kind: 'refused'; readonly reason: CampaignRefusal; readonly campaign: Campaign | null };

type CampaignRefusal = 'wrong' | 'too-often' | Exclude<Campaign['status'], 'open'>;

const loadShop = async ({ context }: LoaderFunctionArgs): Promise<Shop> =>
  shopFrom(await context.get(shopSource)());

/** Designs and prices of a product; for one that is not made here only the shop's own facts. */
export async function factsOf(args: LoaderFunctionArgs, productCode: string): Promise<ShopFacts> {
  const { products } = await loadShop(args);
  const isMade = products.some(({ code, flow }) => code === productCode && flow !== null);
  return args.context.get(shopSource)(isMade ? productCode : undefined);
}

/** `factsOf`, with the art of the design that is shown large. */
export async function factsWithArt(
  args: LoaderFunctionArgs,
  productCode: string,
  kitId: number | null,
): Promise<ShopFacts> {
  const facts = await factsOf(args, productCode);
  const shop = shopFrom(facts);
  const kit = shop.info.kits.find(({ id }) => id === kitId);
  if (kit) await loadKitArt({ ...shop, kitId: kit.id });
  return facts;
}

/** The product that the URL names; an unknown code gives spec §1's error, word for word. */
function productOf(shop: Shop, productCode: string): Product {
  const found = findProduct(shop.products, productCode);
  if (!found.ok) throw data(`${productCode} is not a supported product`, { status: 404 });
  return found.value;
}

async function loadProfile(): Promise<OrderCustomer | null> {
  const answer = await client.orderProfileGet();
  return answer.ok ? answer.value.orderProfile : null;
}

/**
 * Orders with the profile kept from the last order and leads on to the payment, for a product without a page
 * of the customer's input (spec §3: hasInputCustomerPage). With an incomplete or refused one the page asks.
 */
async function orderWithoutAsking(
  { goods, profile }: Pick<CustomerFacts, 'goods' | 'profile'>,
  shop: Shop,
): Promise<void> {
  const offered = shop.deliveryTypes.filter(({ id }) => goods.deliveryIds.includes(id));
  const form = formWithoutAsking(goods.product, profile, limitsOf(goods, offered), {
    today: shop.today,
    localitiesOfZip: () => null,
  });
  const delivery = offered.find(({ id }) => id === form?.deliveryId);
  if (form === null || delivery === undefined) return;
  const body = { ...orderBody(form, goods.named, delivery), ...(await draftToEnd(goods)) };
  const created = await client.orderCreate({ body }, { idempotencyKey: orderKeyOf(body) });
  if (!created.ok) return;
  throw redirect(paymentPath(goods, created.value.code));
}

/** The finished book and what the member kept from the last order. */
export async function loadCustomer(args: LoaderFunctionArgs): Promise<CustomerFacts> {
  const shop = await loadShop(args);
  const product = productOf(shop, args.params.productCode ?? '');
  const [book, profile, email] = await Promise.all([
    fetchBook(args.params.bookCode ?? ''),
    loadProfile(),
    loadMemberEmail(),
  ]);
  if (book.productCode !== product.code) throw data(null, { status: 404 });
  const facts = await factsWithArt(args, product.code, book.kitId);
  const goods: CheckoutGoods = {
    named: { bookCode: book.code },
    product,
    kitId: book.kitId,
    priceYen: book.price,
    isAddressed: book.recipients.length + book.lostRecipients > 0,
    deliveryIds: product.order.deliveryTypes,
    book,
    campaign: null,
    facts,
  };
  const hasReplaced = book.orderCode === null && (await supersedeMended(book.code));
  if (book.orderCode === null) await orderWithoutAsking({ goods, profile }, shop);
  const isHere =
    (await openDraftOf(book)) &&
    (book.orderCode !== null ||
      (await bringPeopleBack(book.code, async () => book, facts, args.request.signal)));
  const place = isHere ? 'order' : 'ordered';
  const hasChanged = isHere && book.orderCode === null && hasChangedSince(book.code);
  const orders = book.orderCode === null ? await newestOrders() : [];
  const slip = orders.find(({ bookCode, state }) => bookCode === book.code && isUnpaid(state))?.slip;
  const others = otherOrders(orders, madeFromOf(book.code)?.code, book.code);
  return { goods, profile, email, place, hasChanged, hasReplaced, others, ...(slip ? { slip } : {}) };
}

/** What a campaign's code orders, or why it orders nothing. */
export async function loadCampaign(args: LoaderFunctionArgs): Promise<CampaignFacts> {
  const product = productOf(await loadShop(args), args.params.productCode ?? '');
  const ticket = args.params.ticket ?? '';
  const [answer, profile, email, facts] = await Promise.all([
    client.campaignShow({ body: { minchuCode: ticket } }),
    loadProfile(),
    loadMemberEmail(),
    factsOf(args, product.code),
  ]);
  if (!answer.ok && (answer.error.kind === 'unreachable' || answer.error.status >= 500))
    throw new UnreachableError('The campaign could not be fetched.');
  if (!answer.ok) {
    const isPaused = failureCode(answer.error) === 'too_many_requests';
    return { kind: 'refused', reason: isPaused ? 'too-often' : 'wrong', campaign: null };
  }
  const { campaign } = answer.value;
  if (campaign.productCode !== product.code) return { kind: 'refused', reason: 'wrong', campaign: null };
  if (campaign.status !== 'open') return { kind: 'refused', reason: campaign.status, campaign };
  const goods: CheckoutGoods = {
    named: { minchuCode: ticket },
    product,
    kitId: campaign.kitId,
    priceYen: campaign.unitPrice,
    isAddressed: false,
    deliveryIds: [campaign.deliveryTypeId],
    book: null,
    campaign,
    facts,
  };
  return { kind: 'open', goods, profile, email };
}
