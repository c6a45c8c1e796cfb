import { createHash } from 'node:crypto';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { dayInTokyo, invariant, type RunLeaf } from '@fumi/domain';
import { type FontChain, layoutBannerCard, layoutSlug, type Page } from '@fumi/print';
import { type PageForm, parsePdf, preflight, type SheetsPdf, startSheets } from '@fumi/print/pdf';
import { contentFolder } from '../../content/content-folder.ts';
import type { Context } from '../../context.ts';
import { isFaultOfTheWorld } from '../../faults.ts';
import { type PressTerms, readPressTerms } from '../../printing/press-terms.ts';
import { findBookByCode } from '../book/book.repository.ts';
import { readPressFileOfBook } from '../print-shop/print-shop.service.ts';
import { endImposing, findRun, itemsOfRun, type RunItem, type RunRow } from './print-run.repository.ts';
import { pressSheets } from './print-run.service.ts';
import { cardFaceOf, planRun, type RunPlan } from './run-plan.ts';

/** Where the imposed sheets of a run lie in the store. */
export const runKey = (number: string): string => `run/${number}.pdf`;

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();

const timeInTokyo = (at: Date): string =>
  `${dayInTokyo(at.getTime())} ${new Date(at.getTime() + 9 * 3_600_000).toISOString().slice(11, 16)}`;

type Run = { readonly row: RunRow; readonly items: readonly RunItem[]; readonly plan: RunPlan };

/** A run with everything that follows from it; null where there is none, or its books have gone. */
export async function openRun({ db }: Pick<Context, 'db'>, number: string): Promise<Run | null> {
  const row = await findRun(db, number);
  const items = row ? await itemsOfRun(db, number) : [];
  const book = items[0] ? await findBookByCode(db, items[0].bookCode) : null;
  return row && book ? { row, items, plan: planRun(row.terms, items, cardFaceOf(book.design)) } : null;
}

/** What the packer reads on the card before an order. */
function bannerLines({ content }: Pick<Context, 'content'>, { row, items }: Run, index: number): string[] {
  const item = items[index];
  invariant(item, 'A banner stands before an item of its run.');
  const { products, deliveryTypes } = content.goods;
  const product = products.find(({ code }) => code === item.productCode)?.name ?? item.productCode;
  const delivery = deliveryTypes.find(({ id }) => id === item.deliveryTypeId)?.label ?? '';
  const paper = pressSheets.papers.find(({ code }) => code === row.paper)?.label ?? row.paper;
  const count = `${item.leaves.length}枚${item.copies > 1 ? ` × ${item.copies}部` : ''}`;
  return [
    item.isReprint ? `【刷り直し】${count}` : count,
    product,
    `${paper}　${delivery}`,
    `${row.number}　${index + 1} / ${items.length}${row.dueOn ? `　印刷予定 ${row.dueOn}` : ''}`,
  ];
}

type Drawn = { readonly banners: readonly Page[]; readonly slugs: readonly (readonly [Page, Page])[] };

function drawnPages(
  context: Pick<Context, 'content'>,
  run: Run,
  fonts: FontChain,
  face: { widthPt: number; heightPt: number; bleedPt: number },
): Drawn {
  const { row, items, plan } = run;
  const made = timeInTokyo(row.createdAt);
  const { slug } = plan.layout;
  const line = (sheet: number, side: string) =>
    layoutSlug(
      `${row.number}　${row.productCode} ${row.paper}　${row.terms.sheet}　${sheet}/${plan.sheets.length} ${side}　${made}`,
      slug,
      fonts,
    );
  return {
    banners: items.map(({ orderNumber }, index) =>
      layoutBannerCard({ ...face, number: orderNumber, lines: bannerLines(context, run, index), fonts }),
    ),
    slugs: plan.sheets.map((_, index) => [line(index + 1, '表'), line(index + 1, '裏')] as const),
  };
}

type Forms = {
  readonly banners: readonly PageForm[];
  /** By book and page. */
  readonly pages: ReadonlyMap<string, ReadonlyMap<number, PageForm>>;
};

class Unprintable extends Error {}

/** Copies what is printed of each book, one press file in memory at a time. */
async function copyBooks(
  context: Context,
  items: readonly RunItem[],
  pdf: SheetsPdf,
): Promise<Forms['pages']> {
  const pages = new Map<string, ReadonlyMap<number, PageForm>>();
  for (const bookCode of new Set(items.map((item) => item.bookCode))) {
    const own = items.filter((item) => item.bookCode === bookCode);
    const wanted = new Set(
      own.flatMap(({ leaves }) =>
        leaves.flatMap(({ front, back }) => (back === null ? [front] : [front, back])),
      ),
    );
    const read = await readPressFileOfBook(context, bookCode);
    const parsed = read.ok ? parsePdf(read.value) : undefined;
    if (!parsed) throw new Unprintable(`${own[0]?.orderNumber}: ${read.ok ? 'damaged' : read.error}`);
    pages.set(bookCode, pdf.copy(parsed, wanted));
  }
  return pages;
}

const formOf = (
  leaf: RunLeaf,
  side: 'front' | 'back',
  items: readonly RunItem[],
  { banners, pages }: Forms,
): PageForm | null => {
  if (leaf.kind === 'banner') return side === 'front' ? (banners[leaf.item] ?? null) : null;
  const pageNo = leaf.leaf[side];
  const bookCode = items[leaf.item]?.bookCode ?? '';
  return pageNo === null ? null : (pages.get(bookCode)?.get(pageNo) ?? null);
};

/** Front and back of each sheet by turns; an empty back is written too, or all that follows would slip. */
function writeSides(pdf: SheetsPdf, { items, plan }: Run, forms: Forms, { slugs }: Drawn): void {
  const { layout, leaves, sheets } = plan;
  sheets.forEach((places, sheet) => {
    for (const side of ['front', 'back'] as const) {
      const faces = places.flatMap((index, at) => {
        const leaf = index === null ? undefined : leaves[index];
        const form = leaf ? formOf(leaf, side, items, forms) : null;
        const place = (side === 'front' ? layout.fronts : layout.backs)[at];
        return form && place ? [{ form, place }] : [];
      });
      const page = slugs[sheet]?.[side === 'front' ? 0 : 1];
      pdf.side({
        faces,
        marks: side === 'front' ? layout.marks : [],
        slug: page ? { page, x: layout.slug.x, y: layout.slug.y } : null,
      });
    }
  });
}

/** Writes the sheets into a file of the machine: a run of a hundred orders has some hundred megabytes. */
async function writeSheets(context: Context, run: Run, terms: PressTerms, file: number): Promise<void> {
  const { row, items, plan } = run;
  const fonts = context.content.print.fonts('gothic');
  const book = await findBookByCode(context.db, items[0]?.bookCode ?? '');
  invariant(book, 'A run has a book.');
  const drawn = drawnPages(context, run, fonts, cardFaceOf(book.design));
  const pdf = startSheets({
    widthPt: plan.layout.widthPt,
    heightPt: plan.layout.heightPt,
    drawn: [...drawn.banners, ...drawn.slugs.flat()],
    fonts,
    text: terms.text,
    conformance: terms.conformance,
    title: `Fumi ${row.number}`,
    createdAt: row.createdAt,
    outputIntent: terms.outputIntent,
    write: (bytes) => void writeSync(file, bytes),
    deflate: (bytes) => deflateSync(bytes, { level: 6 }),
    hash: sha256,
  });
  const banners = drawn.banners.map(pdf.draw);
  const pages = await copyBooks(context, items, pdf);
  writeSides(pdf, run, { banners, pages }, drawn);
  pdf.end();
}

async function imposed(context: Context, run: Run): Promise<Uint8Array> {
  const terms = readPressTerms(contentFolder);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fumi-run-'));
  try {
    const name = path.join(folder, 'sheets.pdf');
    const file = openSync(name, 'wx', 0o600);
    try {
      await writeSheets(context, run, terms, file);
    } finally {
      closeSync(file);
    }
    const pdf = readFileSync(name);
    const { widthPt, heightPt } = run.plan.layout;
    const findings = preflight(pdf, {
      conformance: terms.conformance,
      pageCount: run.plan.sheets.length * 2,
      widthPt,
      heightPt,
      bleedPt: 0,
    });
    if (findings.length > 0) throw new Unprintable(JSON.stringify(findings.slice(0, 10)));
    return pdf;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The job: makes the sheets of a run out of the press files of its orders and stores them. Doing it again is harmless:
 * the same run gives the same bytes. A fault of the world is thrown for the queue to try again.
 */
export async function imposeRun(context: Context, number: string): Promise<void> {
  const { db, storage, log } = context;
  const run = await openRun(context, number);
  if (run?.row.state !== 'imposing') return;
  const startedMs = performance.now();
  try {
    const pdf = await imposed(context, run);
    await storage.put(runKey(number), pdf);
    const digest = Buffer.from(sha256(pdf)).toString('hex');
    const made = { state: 'ready', sha256: digest, sheetCount: run.plan.sheets.length } as const;
    const isWanted = await endImposing(db, number, made);
    // Cancelled meanwhile: its orders may lie in another run, and nothing else deletes these sheets.
    if (!isWanted && (await findRun(db, number))?.state === 'cancelled') await storage.delete(runKey(number));
    if (!isWanted) return;
    const ms = Math.round(performance.now() - startedMs);
    log.info('run imposed', { run: number, sheets: run.plan.sheets.length, bytes: pdf.byteLength, ms });
  } catch (error) {
    if (isFaultOfTheWorld(error)) throw error;
    await endImposing(db, number, {
      state: 'failed',
      reason: error instanceof Error ? error.message : 'unknown',
    });
    log.error('run failed', error, { run: number });
  }
}
