import { createHash } from 'node:crypto';
import { invariant } from '@fumi/domain';
import type { Context } from '../context.ts';
import { isTransientFault } from '../faults.ts';
import { inBatches } from '../jobs/in-batches.ts';
import {
  type BookRow,
  findBookByCode,
  listWaitingForPress,
  updateWaitingPress,
  type WaitingBook,
} from '../modules/book/book.repository.ts';
import { type BookItemRow, listItems } from '../modules/book/book-item.repository.ts';
import type { Press } from './press.ts';
import { imageIdOf } from './press-images.ts';
import type { PressItem, PressTask } from './press-task.ts';

/** A book that fails so often waits for a person; the log says why. */
const MAX_TRIES = 5;

export const pressKey = (bookCode: string): string => `press/${bookCode}.pdf`;

function toPressItem(item: BookItemRow): PressItem {
  const { pageNo, addedPageNo, z, kind } = item;
  const placed = { pageNo, addedPageNo, z };
  if (kind === 'art') return { ...placed, kind, imageId: imageIdOf(item) };
  if (kind === 'photo') {
    invariant(item.widthPx !== null && item.heightPx !== null, 'A stored photo has a size.');
    return { ...placed, kind, imageId: imageIdOf(item), widthPx: item.widthPx, heightPx: item.heightPx };
  }
  if (kind === 'text') return { ...placed, kind, value: item.textValue ?? '' };
  const { layout, style, address } = item;
  invariant(layout && style && address, 'A stored address face has all its parts.');
  return { ...placed, kind, layout, style, address };
}

/** What the zips of the addresses stand for, each once. */
function localitiesOf({ zip }: Context, items: readonly PressItem[]): PressTask['localities'] {
  const zips = items.flatMap((item) => ('address' in item ? [item.address.zip] : []));
  return new Map([...new Set(zips)].map((one) => [one, zip.directory().find(one)]));
}

async function taskOf(context: Context, press: Press, book: BookRow): Promise<PressTask> {
  const items = await listItems(context.db, context.keys, book.code);
  const pressItems = items.map(toPressItem);
  return {
    bookCode: book.code,
    title: `Fumi ${book.productCode} ${book.code}`,
    createdAt: book.completedAt ?? book.createdAt,
    design: book.design,
    items: pressItems,
    localities: localitiesOf(context, pressItems),
    images: await press.images.of(book.kitId, items),
  };
}

async function giveUp({ db, log }: Context, book: BookRow, reason: string): Promise<void> {
  if (await updateWaitingPress(db, book, { press: 'failed' }))
    log.error('press file failed', new Error(reason), { kit: book.kitId });
}

/** Type of a book's product, as a label of the metrics: there are few. */
const typeOf = ({ content }: Context, { productCode }: BookRow): string =>
  content.goods.products.find(({ code }) => code === productCode)?.type ?? 'other';

/**
 * Renders and stores a press file; false where it failed preflight, or the book has another file
 * meanwhile. Throws where anything else fails.
 */
async function render(context: Context, book: BookRow, task: PressTask): Promise<boolean> {
  const { db, storage, press, log } = context;
  const answer = await press.worker.render(task);
  if (answer.kind === 'unfit') {
    await giveUp(context, book, answer.findings.slice(0, 10).join(' '));
    return false;
  }
  if (answer.kind === 'failed') throw new Error(answer.reason);
  invariant(answer.kind === 'rendered', 'A press file was asked for.');
  // It can be printed: what fails from here on is not the book's fault.
  if (!(await updateWaitingPress(db, book, { press: 'waiting', pressTries: 0 }))) return false;
  await storage.put(pressKey(book.code), answer.pdf);
  const pressSha256 = createHash('sha256').update(answer.pdf).digest('hex');
  if (!(await updateWaitingPress(db, book, { press: 'ready', pressSha256 }))) return false;
  log.info('press file rendered', { kit: book.kitId, ms: answer.ms, bytes: answer.pdf.byteLength });
  return true;
}

/**
 * The job: renders the press file of a finished book, stores it, and says so. Running it again is harmless, for the
 * same book gives the same bytes. A book has five tries; a transient fault uses none, and is thrown for the queue to
 * try again. A try is counted before it renders, so that a book that ends the process is not tried for ever.
 */
export async function renderPressFile(context: Context, bookCode: string): Promise<void> {
  const { db, press } = context;
  const book = await findBookByCode(db, bookCode);
  if (book?.state !== 'complete' || book.press !== 'waiting') return;
  const pressTries = book.pressTries + 1;
  const end = context.measured.press.begin();
  try {
    const task = await taskOf(context, press, book);
    if (!(await updateWaitingPress(db, book, { press: 'waiting', pressTries }))) return;
    if (await render(context, book, task)) end(`file="${typeOf(context, book)}"`);
  } catch (error) {
    if (isTransientFault(error)) throw error;
    if (pressTries >= MAX_TRIES) return giveUp(context, book, String(error));
    await updateWaitingPress(db, book, { press: 'waiting', pressTries });
    throw error;
  }
}

/** A page of a finished book as it is printed, as an SVG document; null where it can't be drawn, which the log says. */
export async function drawPressPage(context: Context, book: BookRow, pageNo: number): Promise<string | null> {
  const task = await taskOf(context, context.press, book);
  const answer = await context.press.viewer.render({ ...task, drawPage: pageNo });
  if (answer.kind === 'drawn') return answer.svg;
  context.log.warn('page not drawn', { kit: book.kitId, reason: answer.kind });
  return null;
}

/** Longer than the queue takes for its own tries. */
const FORGOTTEN_MS = 2 * 60_000;

const BATCH = 200;
/** Less than the minute that the job may take. */
const BUDGET_MS = 45_000;

/** The job: asks again for press files that wait, but that the queue has given up, such as while the store was away. */
export async function resumePress({ db, jobs, clock }: Context): Promise<void> {
  const before = new Date(clock.nowMs() - FORGOTTEN_MS);
  await inBatches({
    next: (after: WaitingBook | null) => listWaitingForPress(db, before, after, BATCH),
    work: ({ code: bookCode }) => jobs.enqueue(db, 'press-render', { bookCode }, { onceKey: bookCode }),
    budgetMs: BUDGET_MS,
  });
}
