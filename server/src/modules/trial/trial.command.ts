import { parseArgs } from 'node:util';
import type { Context } from '../../context.ts';
import { fillTrialShop } from './trial-shop.ts';

const USAGE = `usage: npm run fumi -- trial [--orders 40] [--seed 1] [--paid]
  fills a shop for trying out with orders in all states, inquiries and refunds; people and photos are nobody's
  --paid  all of them are paid and wait: a day's work`;

const REFUSED =
  'A trial fills a shop of development only: not one that runs in production, takes real money or sends real mail.';

/** As many as a large day of the season has. */
const MOST = 2000;

type Tools = { readonly context: Context; readonly say: (line: string) => void };

/** Whether nobody could take what is made here for an order of theirs. */
const isOnlyTrial = ({ config, payments }: Context): boolean =>
  !config.isProduction && payments.find('sandbox') !== null && config.smtpUrl === null;

/** `trial`: a shop in which a newcomer sees a full desk. */
export async function trialCommand(words: readonly string[], { context, say }: Tools): Promise<number> {
  const { values } = parseArgs({
    args: [...words],
    options: {
      orders: { type: 'string', default: '40' },
      seed: { type: 'string', default: '1' },
      paid: { type: 'boolean', default: false },
    },
  });
  const [orders, seed] = [Number(values.orders), Number(values.seed)];
  if (!Number.isInteger(orders) || orders < 1 || orders > MOST || !Number.isInteger(seed)) {
    say(USAGE);
    return 1;
  }
  if (!isOnlyTrial(context)) {
    say(REFUSED);
    return 1;
  }
  await fillTrialShop(context, { orders, seed, isPaid: values.paid }, say);
  return 0;
}
