import { invariant, type Product, seededRandom } from '@fumi/domain';
import type { Context } from '../../context.ts';
import { jobHandlers } from '../../job-handlers.ts';
import { type TrialGoods, trialBooks } from './trial-books.ts';
import { type PastShop, pastShop, TRIAL_DAYS } from './trial-clock.ts';
import { holdsBook, type TrialEnd, trialEnds } from './trial-ends.ts';
import { type LeftOrder, trialInquiries } from './trial-inquiries.ts';
import { trialOrder } from './trial-order.ts';
import { trialPerson } from './trial-person.ts';
import { trialRun } from './trial-run.ts';

type Plan = {
  readonly orders: number;
  readonly seed: number;
  /** All of them are paid, and nothing is done with them yet: a day's work. */
  readonly isPaid?: boolean;
};

/** A way in which a product is sent, with its bundle such as a stand. */
function deliveryOf({ content }: Context, { order }: Product, share: number) {
  const ways = content.goods.deliveryTypes.filter(
    ({ id, suspend }) => order.deliveryTypes.includes(id) && !suspend,
  );
  const way = ways[Math.floor(share * ways.length)];
  invariant(way, 'Every product is sent in some way.');
  return { deliveryKindId: way.deliveryKindId, ...(way.bundleId === null ? {} : { bundleId: way.bundleId }) };
}

/** Days since an order: what has left is some days old, what waits was ordered since. */
const ageOf = (end: TrialEnd, share: number): number =>
  holdsBook(end) ? share * 5 : 4 + share * (TRIAL_DAYS - 4);

/** An order of a book, so many days ago, led as far as it is to come. */
async function orderBook(
  { context, goBack, wait }: PastShop,
  goods: TrialGoods,
  end: TrialEnd,
  random: () => number,
): Promise<LeftOrder> {
  goBack(ageOf(end, random()) * 24);
  const person = trialPerson(context, random);
  const delivery = deliveryOf(context, goods.product, random());
  const orderCode = await trialOrder(context, { ...goods, person, delivery, end, wait });
  return { orderCode, memberCode: goods.member.code, name: person.delivery.name };
}

/** How many orders have each end, in words. */
const tally = (ends: readonly TrialEnd[]): string =>
  [...new Set(ends)].map((end) => `${ends.filter((one) => one === end).length} ${end}`).join(', ');

/** Makes books, renders them, leads orders of the last weeks as far as each is to come, and gathers a print run. */
export async function fillTrialShop(
  context: Context,
  { orders, seed, isPaid = false }: Plan,
  say: (line: string) => void,
): Promise<void> {
  const random = seededRandom(seed);
  const past = pastShop(context);
  const doJobs = () => context.jobs.drain(jobHandlers(context));
  const ends = isPaid ? Array<TrialEnd>(orders).fill('paid') : trialEnds(orders, random);
  past.goBack(TRIAL_DAYS * 24);
  const books = await trialBooks(past.context, ends, random);
  say(`${new Set(books).size} books are made. Now they are rendered for the press, each design drawn once.`);
  await doJobs();
  const left: LeftOrder[] = [];
  for (const [index, end] of ends.entries()) {
    const goods = books[index];
    invariant(goods, 'Each order has a book.');
    const order = await orderBook(past, goods, end, random);
    if (end === 'shipped') left.push(order);
  }
  const inquiries = await trialInquiries(past, left);
  const runs = !isPaid && (await trialRun(context)) ? 1 : 0;
  await doJobs();
  say(`${orders} orders (${tally(ends)}), ${inquiries} inquiries, print runs: ${runs}.`);
  say('Start the shop and open the link that stands behind “desk”; every mail lies in /sandbox/inbox.');
}
