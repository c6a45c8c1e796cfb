import {
  addMonths,
  availableCatalogue,
  dayInTokyo,
  monthCode,
  type Product,
  yearMonthOf,
} from '@fumi/domain';
import type { Context } from '../../context.ts';
import { inBatches } from '../../jobs/in-batches.ts';
import { budgetMsOf, inRuns, type JobRun } from '../../jobs/in-runs.ts';
import { queueMail } from '../mail/mail.service.ts';
import { monthlyMail } from '../mail/templates/member-mails.ts';
import { listWaiting, markMailed } from './monthly-mail.repository.ts';
import { unsubscribeUrl } from './unsubscribe.routes.ts';

/** The calendar of one month (spec §1). */
const PRODUCT_CODE = 'T0012';
const BATCH = 200;

/** The month after a day, as spec writes months: 202701. */
const monthAfter = (day: string): number =>
  monthCode(addMonths(yearMonthOf(Number(day.slice(0, 7).replace('-', ''))), 1));

/** Whether a calendar of that month is on sale: nobody is told of what they can't get. */
function isOnSale({ content }: Context, product: Product, today: string, month: number): boolean {
  const kits = content.kits.info(product.materialId)?.kits;
  return (kits ? availableCatalogue(kits, today) : []).some(({ tags }) =>
    tags.some(({ edition }) => edition !== null && monthCode(edition.startMonth) === month),
  );
}

/** The job: tells members who asked for it of next month's calendar (spec §7: settings/monthly), each of them once. */
export async function mailMonthly(context: Context, run: JobRun = {}): Promise<void> {
  const { content, clock, config, db } = context;
  const product = content.goods.products.find(({ code }) => code === PRODUCT_CODE);
  const today = dayInTokyo(clock.nowMs());
  const month = monthAfter(today);
  if (!product || !isOnSale(context, product, today, month)) {
    context.log.warn('no monthly mail: the month has no calendar', { month });
    return;
  }
  const facts = { month: month % 100, url: config.baseUrl + product.rootUrl };
  await inRuns(context, 'monthly-mail', run, async () => {
    const { isAll } = await inBatches({
      // No cursor: a member who was worked on is no longer in the list.
      next: () => listWaiting(db, month, BATCH),
      work: async (code) => {
        const stopUrl = unsubscribeUrl(context, code);
        const mail = {
          kind: 'monthly',
          content: monthlyMail({ ...facts, stopUrl }),
          unsubscribeUrl: stopUrl,
        };
        await db.transaction(async (tx) => {
          const to = await markMailed(tx, code, month);
          if (to !== null) await queueMail(tx, context, { ...mail, to });
        });
      },
      budgetMs: budgetMsOf('monthly-mail'),
      signal: run.signal,
    });
    return isAll ? null : {};
  });
}
