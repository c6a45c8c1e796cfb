import { invariant, type Product } from '@fumi/domain';
import type { Context } from '../../context.ts';
import { registerMember } from '../member/register-member.ts';
import { trialBook } from './trial-book.ts';
import { trialDesign } from './trial-design.ts';
import { holdsBook, type TrialEnd } from './trial-ends.ts';
import { trialPerson } from './trial-person.ts';

type TrialMember = { readonly code: string; readonly email: string };

/** A finished book, and whose it is. */
export type TrialGoods = {
  readonly member: TrialMember;
  readonly product: Product;
  readonly bookCode: string;
};

async function trialMember(context: Context, index: number): Promise<TrialMember> {
  const email = `trial-${context.clock.nowMs()}-${index}@example.jp`;
  const member = await context.db.transaction((tx) =>
    registerMember(tx, context, {
      type: 1,
      email,
      emailKey: email,
      passwordHash: null,
      notificationEmail: email,
      referredBy: null,
      site: 1,
    }),
  );
  invariant(member, 'No other member has an address of the trial.');
  return { code: member.code, email };
}

/** A finished book of a new member. */
async function finishedGoods(
  context: Context,
  product: Product,
  index: number,
  dice: () => number,
): Promise<TrialGoods> {
  const member = await trialMember(context, index);
  const recipients = Array.from(
    { length: 1 + Math.floor(dice() * 4) },
    () => trialPerson(context, dice).print,
  );
  const sender = trialPerson(context, dice).print;
  const request = { memberCode: member.code, product, sender, recipients, pick: dice() };
  return { member, product, bookCode: await trialBook(context, request) };
}

export const POSTCARD = 'T0021';

/** One of each product first; then half of all orders are postcards, and the rest of everything that is on sale. */
function productOf(products: readonly Product[], index: number, dice: () => number): Product {
  const first = products[index];
  if (first !== undefined) return first;
  const other = products[Math.floor(dice() * products.length)];
  const postcard = products.find(({ code }) => code === POSTCARD);
  const product = dice() < 0.5 ? (postcard ?? other) : other;
  invariant(product, 'The shop sells something.');
  return product;
}

/** A book for each order: one of its own where the order keeps it, else one for all orders of the product. */
export async function trialBooks(
  context: Context,
  ends: readonly TrialEnd[],
  dice: () => number,
): Promise<TrialGoods[]> {
  const products = context.content.goods.products.filter(
    (product) => product.flow !== null && trialDesign(context, product) !== null,
  );
  const shared = new Map<string, TrialGoods>();
  const books: TrialGoods[] = [];
  for (const [index, end] of ends.entries()) {
    const product = productOf(products, index, dice);
    const known = holdsBook(end) ? undefined : shared.get(product.code);
    const goods = known ?? (await finishedGoods(context, product, index, dice));
    if (!holdsBook(end)) shared.set(product.code, goods);
    books.push(goods);
  }
  return books;
}
