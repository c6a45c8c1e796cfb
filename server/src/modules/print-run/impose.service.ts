import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dayInTokyo, invariant, isHeadToFoot, type PlainDate } from '@fumi/domain';
import type { Context } from '../../context.ts';
import { isTransientFault } from '../../faults.ts';
import { planRun, type RunPlan } from '../../printing/impose-plan.ts';
import { type ImposeItem, type ImposeTask, SHEETS_FILE } from '../../printing/impose-task.ts';
import { inRunFolder } from '../../printing/run-folder.ts';
import { type BookRow, findBookByCode } from '../book/book.repository.ts';
import { templatePage } from '../book/book-design.ts';
import { listItemsOrLost } from '../book/book-item.repository.ts';
import { textsOf } from '../book/book-view.ts';
import { readPressFileOfBook } from '../print-shop/print-shop.service.ts';
import { cardFaceOf } from './card-face.ts';
import { endImposing, findRun, itemsOfRun, type RunItem, type RunRow } from './print-run.repository.ts';
import { pressSheets } from './waiting-orders.service.ts';

/** Where the imposed sheets of a run lie in the store. */
export const runKey = (number: string): string => `run/${number}.pdf`;

/** A day as it stands on paper. */
const dayText = (day: PlainDate): string => day.replaceAll('-', '/');

const timeInTokyo = (at: Date): string =>
  `${dayText(dayInTokyo(at.getTime()))} ${new Date(at.getTime() + 9 * 3_600_000).toISOString().slice(11, 16)}`;

type Run = {
  readonly row: RunRow;
  readonly items: readonly RunItem[];
  readonly plan: RunPlan;
  /** One of its books: all have cards of one size. */
  readonly book: BookRow;
};

/** A run with everything that follows from it; null where there is none, or its books have gone. */
export async function openRun({ db }: Pick<Context, 'db'>, number: string): Promise<Run | null> {
  const row = await findRun(db, number);
  const items = row ? await itemsOfRun(db, number) : [];
  const book = items[0] ? await findBookByCode(db, items[0].bookCode) : null;
  if (row === null || book === null) return null;
  return { row, items, book, plan: planRun(row.terms, items, cardFaceOf(book.design, row.terms)) };
}

/** What the packer reads on the card before an order. */
function bannerLines({ content }: Pick<Context, 'content'>, run: Run, index: number): string[] {
  const { row, items, book } = run;
  const item = items[index];
  invariant(item, 'A banner stands before an item of its run.');
  const { products, deliveryTypes } = content.goods;
  const product = products.find(({ code }) => code === item.productCode)?.name ?? item.productCode;
  const delivery = deliveryTypes.find(({ id }) => id === item.deliveryTypeId)?.label ?? '';
  const paper = pressSheets.papers.find(({ code }) => code === row.paper)?.label ?? row.paper;
  const spine = pressSheets.spineOf(row.paper, book.design.pageCount);
  const count = `${item.leaves.length}枚${item.copies > 1 ? ` × ${item.copies}部` : ''}`;
  return [
    item.isReprint ? `【刷り直し】${count}` : count,
    product,
    `${paper}${spine === null ? '' : `　背幅 ${spine.toFixed(1)} mm`}　${delivery}`,
    `${row.number}　${index + 1}/${items.length}`,
    ...(row.dueOn ? [`印刷予定 ${dayText(row.dueOn)}`] : []),
  ];
}

/** Back pages that are printed upside down behind their fronts. */
function upsideDownPages({ items, book: { design } }: Run): number[] {
  const leaves = items.flatMap((item) => item.leaves);
  const template = (page: number) => templatePage(design, page) ?? page;
  return [
    ...new Set(
      leaves.flatMap(({ front, back }) =>
        back !== null && isHeadToFoot(design.holes ?? [], template(front), template(back)) ? [back] : [],
      ),
    ),
  ];
}

/** What was typed as the title of a book; '' where nothing was. */
export async function titleOf({ db, keys }: Pick<Context, 'db' | 'keys'>, bookCode: string): Promise<string> {
  const book = await findBookByCode(db, bookCode);
  const texts = book ? textsOf(book, await listItemsOrLost(db, keys, bookCode)) : [];
  return texts.find(({ type }) => type === 'BOOK_TITLE')?.value ?? '';
}

async function taskOf(context: Context, run: Run, folder: string): Promise<ImposeTask> {
  const { number, productCode, paper, terms, createdAt } = run.row;
  const items: ImposeItem[] = [];
  for (const [index, { bookCode, copies, leaves, orderNumber }] of run.items.entries()) {
    const banner = { number: orderNumber, lines: bannerLines(context, run, index) };
    const title = terms.spineMm === undefined ? '' : await titleOf(context, bookCode);
    items.push({ bookCode, copies, leaves, banner, title });
  }
  return {
    folder,
    title: `Fumi ${number}`,
    createdAt,
    terms,
    face: cardFaceOf(run.book.design, terms),
    items,
    upsideDown: upsideDownPages(run),
    slug: [`${number}　${productCode} ${paper}　${terms.sheet}`, timeInTokyo(createdAt)],
  };
}

class Unprintable extends Error {}

/** Checks the digests of the press files of a run and saves them for the thread that imposes. */
async function savePressFiles(context: Context, { items }: Run, folder: string): Promise<void> {
  const orders = new Map(items.map(({ bookCode, orderNumber }) => [bookCode, orderNumber]));
  for (const [bookCode, orderNumber] of orders) {
    const read = await readPressFileOfBook(context, bookCode);
    if (!read.ok) throw new Unprintable(`${orderNumber}: ${read.error}`);
    await writeFile(path.join(folder, `${bookCode}.pdf`), read.value, { mode: 0o600 });
  }
}

/** Makes the sheets in a folder of their own, stores them, and says what they are. */
const impose = (context: Context, run: Run) =>
  inRunFolder(async (folder) => {
    await savePressFiles(context, run, folder);
    const answer = await context.press.imposer.render(await taskOf(context, run, folder));
    if (answer.kind !== 'imposed') throw new Unprintable(answer.reason);
    const file = path.join(folder, SHEETS_FILE);
    await context.storage.putFile(runKey(run.row.number), file);
    return { ...answer, bytes: (await stat(file)).size };
  });

/**
 * The job: makes the sheets of a run out of the press files of its orders and stores them. Doing it again is harmless:
 * the same run gives the same bytes. A transient fault is thrown for the queue to try again.
 */
export async function imposeRun(context: Context, number: string): Promise<void> {
  const { db, storage, log } = context;
  const run = await openRun(context, number);
  if (run?.row.state !== 'imposing') return;
  const end = context.measured.press.begin();
  try {
    const { sha256, sheetCount, bytes, ms } = await impose(context, run);
    end('file="sheets"');
    const isWanted = await endImposing(db, number, { state: 'ready', sha256, sheetCount });
    // Cancelled meanwhile: its orders may lie in another run, and nothing else deletes these sheets.
    if (!isWanted && (await findRun(db, number))?.state === 'cancelled') await storage.delete(runKey(number));
    if (!isWanted) return;
    log.info('run imposed', { run: number, sheets: sheetCount, bytes, ms });
  } catch (error) {
    if (isTransientFault(error)) throw error;
    await endImposing(db, number, {
      state: 'failed',
      reason: error instanceof Error ? error.message : 'unknown',
    });
    log.error('run failed', error, { run: number });
  }
}
