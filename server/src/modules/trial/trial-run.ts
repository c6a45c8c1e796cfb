import type { Context } from '../../context.ts';
import { createRun } from '../print-run/gather.service.ts';
import { waitingGroups } from '../print-run/waiting-orders.service.ts';
import { made } from './made.ts';
import { POSTCARD } from './trial-books.ts';

/** A print run of half the postcards that wait, the first paid first; the rest waits on. False where none waits. */
export async function trialRun(context: Context): Promise<boolean> {
  const groups = await waitingGroups(context.db, context);
  const postcards = groups.filter(({ productCode }) => productCode === POSTCARD);
  const [first] = postcards;
  if (first === undefined) return false;
  const mostOrders = Math.ceil(postcards.reduce((sum, { orders }) => sum + orders, 0) / 2);
  const request = { productCode: POSTCARD, paper: first.paper, mostOrders };
  made(await context.db.transaction((tx) => createRun(tx, context, request, 'trial')));
  return true;
}
