import path from 'node:path';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { type Context, openContext } from '../src/context.ts';
import { createLog } from '../src/log.ts';
import { fillTrialShop } from '../src/modules/trial/trial-shop.ts';
import { deskVisitor } from './desk-client.ts';
import { TEST_NOW_MS } from './harness.ts';

/** Works on the shop of a folder that no server has open. */
export async function inFolder<Value>(
  dataDir: string,
  work: (context: Context) => Promise<Value>,
): Promise<Value> {
  const clock = { nowMs: () => TEST_NOW_MS };
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir });
  const context = await openContext(config, { clock, log: createLog(() => {}, clock.nowMs) });
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

type TrialOptions = {
  readonly orders: number;
  readonly seed: number;
  readonly productCodes?: readonly string[];
};

/** Fills it with orders that are paid, of all products or of some; the cookies of an owner who is signed in. */
export const fillWithPaid = (
  dataDir: string,
  { orders, seed, productCodes }: TrialOptions,
): Promise<Map<string, string>> =>
  inFolder(path.resolve(dataDir), async (context) => {
    const { goods } = context.content;
    const products = goods.products.filter(({ code }) => productCodes?.includes(code) ?? true);
    const few = { ...context, content: { ...context.content, goods: { ...goods, products } } };
    await fillTrialShop(few, { orders, seed, isPaid: true }, () => {});
    const app = await buildApp(context);
    const desk = deskVisitor(app);
    await desk.request({ path: `/sandbox/desk?key=${context.deskKey}&role=owner` });
    await app.close();
    return desk.cookies;
  });
