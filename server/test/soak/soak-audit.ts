import { createHash } from 'node:crypto';
import { openStorage } from '../../src/adapters/storage-open.ts';
import { JOB_NAMES, JOBS } from '../../src/jobs/jobs.ts';
import type { SoakShop } from './soak-shop.ts';
import type { Told } from './soak-visit.ts';

/** Makes all waiting jobs due at once, so that the audit does not wait for hours between tries. */
const HURRY = `update job.job set start_after = now() where state in ('created', 'retry') and start_after > now()`;
const LEFT = `select
  (select count(*) from mail_outbox where state = 'waiting')
  + (select count(*) from book where state = 'complete' and press in ('waiting', 'rendering'))
  + (select count(*) from payment where state = 'open') as left_over`;

/** Jobs that begin by themselves: what fails in one, its next run does. */
const SCHEDULED_JOBS = JOB_NAMES.filter((name) => JOBS[name].schedule !== undefined);

const LOOK_MS = 500;
const MOST_LOOKS = 600;

/** Waits until no mail, press file or payment is left to work on; returns how many still are after MOST_LOOKS looks. */
async function drained({ query }: SoakShop): Promise<number> {
  for (let looks = 0; ; looks += 1) {
    await query(HURRY);
    const leftOver = Number((await query(LEFT))[0]?.left_over);
    if (leftOver === 0 || looks === MOST_LOOKS) return leftOver;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

type Found = string[];

/** The order stands as the customer was told, once. */
async function auditOrder({ query, provider }: SoakShop, told: Told): Promise<Found> {
  const orders = await query(
    `select o.code, o.state, o.number from shop_order o join member m on m.code = o.member_code
     where o.book_code = $1 and m.email = $2`,
    [told.bookCode, told.email],
  );
  const payments = await query(
    'select code, state, amount_yen, provider_ref from payment where order_code = $1',
    [told.orderCode],
  );
  const sessions = provider
    .sessionsOf(payments.map(({ code }) => String(code)))
    .filter(({ paymentStatus }) => paymentStatus === 'paid');
  const succeeded = payments.filter(({ state }) => state === 'succeeded');
  return [
    ...(orders.length === 1 && orders[0]?.code === told.orderCode
      ? []
      : [`${orders.length} orders of a book`]),
    ...(orders[0]?.state === 'paid' ? [] : [`told paid, is ${orders[0]?.state}`]),
    ...(succeeded.length === 1 ? [] : [`${succeeded.length} payments succeeded`]),
    ...(sessions.length === 1 ? [] : [`charged ${sessions.length} times`]),
    ...(sessions[0]?.amountTotal === succeeded[0]?.amount_yen ? [] : ['charged another amount']),
  ];
}

/** Every item is there, and what it names lies in the store as it was digested. */
async function auditBook({ query, storeUrl, storeKeys }: SoakShop, told: Told): Promise<Found> {
  const storage = await openStorage({ url: storeUrl, folder: '', env: storeKeys });
  const items = await query('select object_key, sha256 from book_item where book_code = $1', [told.bookCode]);
  const [book] = await query('select press from book where code = $1', [told.bookCode]);
  const found: Found = [];
  if (items.length !== told.items) found.push(`${items.length} of ${told.items} items`);
  for (const { object_key: key, sha256 } of items) {
    if (key === null) continue;
    const bytes = await storage.get(String(key));
    const digest = bytes && createHash('sha256').update(bytes).digest('hex');
    if (digest !== sha256) found.push(bytes ? 'a photo is another' : 'a photo is lost');
  }
  if (book?.press !== 'ready') found.push(`the press file is ${book?.press}`);
  return found;
}

/** Each mail of the outbox was received, and what came twice came under one Message-ID. */
async function auditMails({ query, mails }: SoakShop, told: Told): Promise<Found> {
  const rows = await query(
    `select kind, message_id, state from mail_outbox where order_code = $1 order by number`,
    [told.orderCode],
  );
  const received = new Set(mails.received.map(({ messageId }) => messageId));
  const kinds = rows.map(({ kind }) => String(kind));
  return [
    ...(rows.length > 0 ? [] : ['no mail about an order']),
    ...(new Set(kinds).size === kinds.length ? [] : [`mails doubled: ${kinds.join(', ')}`]),
    ...rows
      .filter(({ message_id: id }) => !received.has(String(id)))
      .map(({ kind, state }) => `mail ${kind} is ${state} and was not received`),
  ];
}

/** Everything that is not as the customers were told; nothing, if all is well. */
export async function audit(shop: SoakShop, all: readonly Told[]): Promise<Found> {
  const stuck = await drained(shop);
  const found: Found = stuck === 0 ? [] : [`${stuck} stuck`];
  for (const told of all) {
    const each = [await auditOrder(shop, told), await auditBook(shop, told), await auditMails(shop, told)];
    found.push(...each.flat().map((problem) => `${told.orderCode}: ${problem}`));
  }
  const [orders] = await shop.query('select count(*) as total from shop_order');
  if (Number(orders?.total) !== all.length) found.push(`${orders?.total} orders, ${all.length} told`);
  const charges = shop.provider.captured();
  if (charges !== all.length) found.push(`${charges} charges, ${all.length} orders paid`);
  const given = await shop.query(
    `select name, count(*) as jobs from job.job where state = 'failed' and name <> all($1) group by name`,
    [SCHEDULED_JOBS],
  );
  found.push(...given.map(({ name, jobs }) => `${jobs} jobs of ${name} given up`));
  const faults = shop.output().match(/"status":500/g)?.length ?? 0;
  if (faults > 0) found.push(`${faults} answers of 500`);
  return found;
}
