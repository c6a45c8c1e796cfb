import { findProduct, type OrderCustomer, type Product, showcasePageOf } from '@fumi/domain';
import { data, type LoaderFunctionArgs } from 'react-router';
import { type Answered, client } from '../../api.ts';
import { loadKitArt } from '../../card/kit-art.ts';
import { loaded, UnreachableError } from '../../platform/answer.ts';
import { POSTCARD_CODE, type Shop, type ShopFacts, shopFrom } from '../../shop/shop.ts';
import { shopSource } from '../../shop/shop-source.ts';
import { type FinishedBook, fetchBook, loadBook } from './load-book.ts';
import type { NamedGoods } from './order-form.ts';

export type WireOrder = Answered<'orderGet'>['order'];
export type WireStatement = Answered<'orderCheck'>['order_statement'];
export type Campaign = Answered<'campaignShow'>['campaign'];

/** An order and who sold it. */
export type ReceiptFacts = Answered<'orderGet'>;

/** An order and the designs of its product. */
export type OrderFacts = {
  readonly order: WireOrder;
  readonly facts: ShopFacts;
  /** What the member typed in the book; null where the front has no place for words. */
  readonly texts: FinishedBook['texts'] | null;
};

/** What the customer page sells: the member's own book, or what a campaign has prepared. */
export type CheckoutGoods = {
  readonly named: NamedGoods;
  readonly product: Product;
  readonly kitId: number | null;
  readonly priceYen: number;
  readonly isAddressed: boolean;
  /** Delivery types that can be chosen, suspended ones included. */
  readonly deliveryIds: readonly number[];
  /** Shown in full; a campaign's belongs to somebody else. */
  readonly book: FinishedBook | null;
  readonly campaign: Campaign | null;
  /** With the product's own designs. */
  readonly facts: ShopFacts;
};

export type CustomerFacts = { readonly goods: CheckoutGoods; readonly profile: OrderCustomer | null };

/** Whether a campaign's code can be ordered with, and where not, why. */
export type CampaignFacts =
  | ({ readonly kind: 'open' } & CustomerFacts)
  | { readonly kind: 'refused'; readonly reason: CampaignRefusal; readonly campaign: Campaign | null };

export type CampaignRefusal = 'wrong' | 'too-often' | Exclude<Campaign['status'], 'open'>;

const loadShop = async ({ context }: LoaderFunctionArgs): Promise<Shop> =>
  shopFrom(await context.get(shopSource)(POSTCARD_CODE));

/** Designs and prices of a product; of one that is not made here no more is known than of the shop itself. */
async function factsOf(args: LoaderFunctionArgs, productCode: string): Promise<ShopFacts> {
  const { products } = await loadShop(args);
  const isMade = products.some(({ code, flow }) => code === productCode && flow !== null);
  return args.context.get(shopSource)(isMade ? productCode : POSTCARD_CODE);
}

/** The same, with the art of the design that is shown large. */
async function factsWithArt(
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

/** The product that the address names; another code is spec §1's error, word for word. */
function productOf(shop: Shop, productCode: string): Product {
  const found = findProduct(shop.products, productCode);
  if (!found.ok) throw data(`${productCode} is not a supported product`, { status: 404 });
  return found.value;
}

async function loadProfile(): Promise<OrderCustomer | null> {
  const answer = await client.orderProfileGet();
  return answer.ok ? answer.value.order_profile : null;
}

/** The finished book and what the member kept from the last order. */
export async function loadCustomer(args: LoaderFunctionArgs): Promise<CustomerFacts> {
  const product = productOf(await loadShop(args), args.params.productCode ?? '');
  const [book, profile] = await Promise.all([loadBook(args), loadProfile()]);
  if (book.product_code !== product.code) throw data(null, { status: 404 });
  const facts = await factsWithArt(args, product.code, book.kit_id);
  const goods: CheckoutGoods = {
    named: { book_code: book.code },
    product,
    kitId: book.kit_id,
    priceYen: book.price,
    isAddressed: book.recipients.length > 0,
    deliveryIds: product.order.deliveryTypes,
    book,
    campaign: null,
    facts,
  };
  return { goods, profile };
}

/** What a campaign's code orders, or why it orders nothing. */
export async function loadCampaign(args: LoaderFunctionArgs): Promise<CampaignFacts> {
  const product = productOf(await loadShop(args), args.params.productCode ?? '');
  const ticket = args.params.ticket ?? '';
  const [answer, profile, facts] = await Promise.all([
    client.campaignShow({ body: { minchu_code: ticket } }),
    loadProfile(),
    factsOf(args, product.code),
  ]);
  if (!answer.ok && (answer.error.kind === 'unreachable' || answer.error.status >= 500))
    throw new UnreachableError('The campaign could not be fetched.');
  if (!answer.ok) {
    const isPaused = answer.error.kind === 'refused' && answer.error.error.code === 'too_many_requests';
    return { kind: 'refused', reason: isPaused ? 'too-often' : 'wrong', campaign: null };
  }
  const { campaign } = answer.value;
  if (campaign.product_code !== product.code) return { kind: 'refused', reason: 'wrong', campaign: null };
  if (campaign.status !== 'open') return { kind: 'refused', reason: campaign.status, campaign };
  const goods: CheckoutGoods = {
    named: { minchu_code: ticket },
    product,
    kitId: campaign.kit_id,
    priceYen: campaign.unit_price,
    isAddressed: false,
    deliveryIds: [campaign.delivery_type_id],
    book: null,
    campaign,
    facts,
  };
  return { kind: 'open', goods, profile };
}

/** Somebody else's order does not exist. */
const fetchOrder = async (code: string): Promise<ReceiptFacts> =>
  loaded(await client.orderGet({ params: { order_code: code } }));

/** Words of an order's own book, as far as its front shows any. */
async function frontTexts(order: WireOrder, facts: ShopFacts): Promise<OrderFacts['texts']> {
  const { info, material } = shopFrom(facts);
  const kit = info.kits.find(({ id }) => id === order.kit_id);
  const hasWords = kit?.pages[showcasePageOf(material)]?.some(({ textType }) => textType !== undefined);
  return hasWords && order.book_code ? (await fetchBook(order.book_code)).texts : null;
}

async function loadOrder(args: LoaderFunctionArgs, code: string): Promise<OrderFacts> {
  const { order } = await fetchOrder(code);
  const facts = await factsWithArt(args, order.product_code, order.kit_id);
  return { order, facts, texts: await frontTexts(order, facts) };
}

/** For a list: pictures of designs do, but where words of the member's own stand on the front. */
async function listedOrder(args: LoaderFunctionArgs, order: WireOrder): Promise<OrderFacts> {
  const facts = await factsOf(args, order.product_code);
  const texts = await frontTexts(order, facts);
  if (texts !== null) await factsWithArt(args, order.product_code, order.kit_id);
  return { order, facts, texts };
}

/** The order of a checkout page stands in the query, so that a return from the provider finds it again. */
export const loadOrderOfQuery = (args: LoaderFunctionArgs): Promise<OrderFacts> =>
  loadOrder(args, new URL(args.request.url).searchParams.get('order') ?? '');

export const loadReceipt = ({ params }: LoaderFunctionArgs): Promise<ReceiptFacts> =>
  fetchOrder(params.orderCode ?? '');

export const loadOrderOfPath = (args: LoaderFunctionArgs): Promise<OrderFacts> =>
  loadOrder(args, args.params.orderCode ?? '');

const ORDERS_A_PAGE = 20;

export type OrdersFacts = {
  readonly orders: readonly OrderFacts[];
  readonly page: number;
  readonly pages: number;
};

export async function loadOrders(args: LoaderFunctionArgs): Promise<OrdersFacts> {
  const page = Math.max(1, Number(new URL(args.request.url).searchParams.get('page') ?? 1) || 1);
  const { orders: listed, total } = loaded(await client.orderList({ query: { page } }));
  const orders = await Promise.all(listed.map((order) => listedOrder(args, order)));
  return { orders, page, pages: Math.max(1, Math.ceil(total / ORDERS_A_PAGE)) };
}
