import { parseArgs } from 'node:util';
import { isPlainDate } from '@fumi/domain';
import type { Context } from '../../context.ts';
import { digest, newReadableCode } from '../../random.ts';
import { findBookByCode } from '../book/book.repository.ts';
import { hasRecipients } from '../order/ordered-book.repository.ts';
import { findCampaign, insertCampaign, insertTickets, listCampaigns } from './campaign.repository.ts';

const USAGE = `usage: npm run fumi -- campaigns …
  list
  add CODE --title TEXT --book BOOK --product CODE --price YEN --delivery ID --from DAY --to DAY
  tickets CODE COUNT        makes so many codes that work once each; they are shown now and never again`;

/** Short enough to be printed on a leaflet; 31^16 is about 2^79. */
const TICKET_LENGTH = 16;
const MOST_TICKETS = 10_000;
const NAME = /^[a-z0-9-]{3,40}$/;

type Tools = { readonly context: Pick<Context, 'db' | 'content'>; readonly say: (line: string) => void };

const TEXT = { type: 'string', default: '' } as const;
const OPTIONS = { title: TEXT, book: TEXT, product: TEXT, price: TEXT, delivery: TEXT, from: TEXT, to: TEXT };

type Values = Readonly<Record<keyof typeof OPTIONS, string>>;

/** The first thing that is wrong with a campaign, or null. */
async function problemOf(code: string, values: Values, { context }: Tools): Promise<string | null> {
  const { goods } = context.content;
  const product = goods.products.find((known) => known.code === values.product);
  if (!NAME.test(code)) return 'A campaign is called by 3 to 40 small letters, digits and hyphens.';
  if (await findCampaign(context.db, code)) return 'There is a campaign of this code already.';
  if (values.title === '') return 'Give it a --title: customers read it.';
  if (!product) return `${values.product} is not a supported product`;
  if (!/^\d{1,6}$/.test(values.price)) return '--price is a whole number of yen.';
  if (!product.order.deliveryTypes.includes(Number(values.delivery)))
    return `${product.code} is sent by one of: ${product.order.deliveryTypes.join(', ')}.`;
  if (!isPlainDate(values.from) || !isPlainDate(values.to) || values.from > values.to)
    return '--from and --to are days YYYY-MM-DD, in this order.';
  const book = await findBookByCode(context.db, values.book);
  if (book?.state !== 'complete') return 'There is no finished book of this code.';
  if (book.productCode !== product.code) return `That book is one of ${book.productCode}.`;
  if (await hasRecipients(context.db, book.code))
    return 'That book is addressed to people; what a campaign offers goes to everybody who has a code.';
  return null;
}

async function add(code: string, values: Values, tools: Tools): Promise<number> {
  const problem = await problemOf(code, values, tools);
  if (problem !== null) {
    tools.say(problem);
    return 1;
  }
  await insertCampaign(tools.context.db, {
    code,
    title: values.title,
    productCode: values.product,
    bookCode: values.book,
    unitPriceYen: Number(values.price),
    deliveryTypeId: Number(values.delivery),
    startsOn: values.from,
    endsOn: values.to,
  });
  tools.say(`${code} is kept; now make its codes with: campaigns tickets ${code} COUNT`);
  return 0;
}

async function tickets(code: string, count: number, { context, say }: Tools): Promise<number> {
  const campaign = await findCampaign(context.db, code);
  const isCount = Number.isInteger(count) && count >= 1 && count <= MOST_TICKETS;
  if (!campaign || !isCount) {
    say(
      campaign ? `COUNT is a whole number from 1 to ${MOST_TICKETS}.` : 'There is no campaign of this code.',
    );
    return 1;
  }
  const codes = Array.from({ length: count }, () => newReadableCode(TICKET_LENGTH));
  await insertTickets(
    context.db,
    codes.map((ticket) => ({ codeHash: digest(ticket), campaignCode: code, orderCode: null })),
  );
  for (const ticket of codes) say(ticket);
  return 0;
}

/** `campaigns list | add | tickets`: a prepared book that is ordered with a code, at the campaign's terms (minchu). */
export async function campaignCommand(words: readonly string[], tools: Tools): Promise<number> {
  const { positionals, values } = parseArgs({ args: [...words], allowPositionals: true, options: OPTIONS });
  const [verb, code, count] = positionals;
  if (verb === 'list') {
    for (const row of await listCampaigns(tools.context.db))
      tools.say(
        `${row.code}  ${row.title}  ${row.productCode}  ${row.unitPriceYen} yen  ${row.startsOn}–${row.endsOn}`,
      );
    return 0;
  }
  if (verb === 'add' && code) return add(code, values as Values, tools);
  if (verb === 'tickets' && code) return tickets(code, Number(count), tools);
  tools.say(USAGE);
  return 1;
}
