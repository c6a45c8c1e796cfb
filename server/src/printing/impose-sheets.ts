import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readFileSync, readSync, writeSync } from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { mmToPt, type RunLeaf, upsideDown } from '@fumi/domain';
import { type Font, layoutBannerCard, layoutSlug, layoutSpineLabel, type Page } from '@fumi/print';
import {
  type PageForm,
  type PdfSource,
  parsePdf,
  preflight,
  type SheetsPdf,
  startSheets,
} from '@fumi/print/pdf';
import { planRun, type RunPlan } from './impose-plan.ts';
import { type ImposeAnswer, type ImposeTask, SHEETS_FILE } from './impose-task.ts';
import type { PressTerms } from './press-terms.ts';

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

type Fonts = readonly [Font, ...Font[]];

type Work = { readonly task: ImposeTask; readonly plan: RunPlan; readonly fonts: Fonts };

type Drawn = {
  readonly banners: readonly Page[];
  /** Of each order; null where its books have none on their spines. */
  readonly labels: readonly (Page | null)[];
  readonly slugs: readonly (readonly [Page, Page])[];
};

function drawnPages({ task, plan, fonts }: Work): Drawn {
  const { slug } = plan.layout;
  const [before, after] = task.slug;
  const line = (sheet: number, side: string) =>
    layoutSlug(`${before}　${sheet}/${plan.sheets.length} ${side}　${after}`, slug, fonts);
  return {
    banners: task.items.map(({ banner }) => layoutBannerCard({ ...task.face, ...banner, fonts })),
    labels: task.items.map(({ title }) => {
      const heightPt = task.face.heightPt - 2 * task.face.bleedPt;
      return layoutSpineLabel({ title, spineMm: task.terms.spineMm ?? 0, heightPt, fonts });
    }),
    slugs: plan.sheets.map((_, index) => [line(index + 1, '表'), line(index + 1, '裏')] as const),
  };
}

type Forms = {
  readonly banners: readonly PageForm[];
  /** By book and page. */
  readonly pages: ReadonlyMap<string, ReadonlyMap<number, PageForm>>;
  /** Covers that go around a spine, by item. */
  readonly covers: ReadonlyMap<number, PageForm>;
};

/** Copies what is printed of each book, one file in memory at a time; null if one is unreadable. */
function copyBooks({ folder, items }: ImposeTask, pdf: SheetsPdf): Forms['pages'] | null {
  const pages = new Map<string, ReadonlyMap<number, PageForm>>();
  for (const bookCode of new Set(items.map((item) => item.bookCode))) {
    const own = items.filter((item) => item.bookCode === bookCode);
    const wanted = new Set(
      own.flatMap(({ leaves }) =>
        leaves.flatMap(({ front, back, backCover }) =>
          [front, back, backCover].filter((page) => page !== null && page !== undefined),
        ),
      ),
    );
    const parsed = parsePdf(readFileSync(path.join(folder, `${bookCode}.pdf`)));
    if (!parsed) return null;
    pages.set(bookCode, pdf.copy(parsed, wanted));
  }
  return pages;
}

/** The covers of a run whose terms know a spine. */
function wrapCovers(
  { terms, face, items }: ImposeTask,
  pages: Forms['pages'],
  labels: readonly (PageForm | null)[],
  pdf: SheetsPdf,
): Forms['covers'] {
  const { spineMm } = terms;
  if (spineMm === undefined) return new Map();
  const { bleedPt } = face;
  return new Map(
    items.flatMap(({ bookCode, leaves }, index) => {
      const [leaf] = leaves;
      const front = pages.get(bookCode)?.get(leaf?.front ?? 0);
      const back = pages.get(bookCode)?.get(leaf?.backCover ?? 0);
      if (!front || !back) return [];
      const label = labels[index] ?? null;
      return [[index, pdf.cover({ front, back, bleedPt, spinePt: mmToPt(spineMm), label })] as const];
    }),
  );
}

const formOf = (
  leaf: RunLeaf,
  side: 'front' | 'back',
  { items }: ImposeTask,
  { banners, pages, covers }: Forms,
): PageForm | null => {
  if (leaf.kind === 'banner') return side === 'front' ? (banners[leaf.item] ?? null) : null;
  const cover = side === 'front' ? covers.get(leaf.item) : undefined;
  if (cover) return cover;
  const pageNo = leaf.leaf[side];
  const bookCode = items[leaf.item]?.bookCode ?? '';
  return pageNo === null ? null : (pages.get(bookCode)?.get(pageNo) ?? null);
};

function placeOf({ task, plan: { layout } }: Work, leaf: RunLeaf, side: 'front' | 'back', at: number) {
  const place = (side === 'front' ? layout.fronts : layout.backs)[at];
  const page = leaf.kind === 'leaf' && side === 'back' ? leaf.leaf.back : null;
  return place && page !== null && task.upsideDown.includes(page) ? upsideDown(place, task.face) : place;
}

/** Front and back of each sheet by turns; an empty back is written too, or all that follows would slip. */
function writeSides(pdf: SheetsPdf, work: Work, forms: Forms, { slugs }: Drawn): void {
  const { task, plan } = work;
  const { layout, leaves, sheets } = plan;
  sheets.forEach((places, sheet) => {
    for (const side of ['front', 'back'] as const) {
      const faces = places.flatMap((index, at) => {
        const leaf = index === null ? undefined : leaves[index];
        const form = leaf ? formOf(leaf, side, task, forms) : null;
        const place = leaf && placeOf(work, leaf, side, at);
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

/** Writes the sheets, some hundred MB for a hundred orders. False where a book is unreadable. */
function writeSheets(work: Work, terms: PressTerms, write: (bytes: Uint8Array) => void): boolean {
  const { task, plan, fonts } = work;
  const drawn = drawnPages(work);
  const pdf = startSheets({
    widthPt: plan.layout.widthPt,
    heightPt: plan.layout.heightPt,
    drawn: [...drawn.banners, ...drawn.labels.filter((page) => page !== null), ...drawn.slugs.flat()],
    fonts,
    text: terms.text,
    conformance: terms.conformance,
    title: task.title,
    createdAt: task.createdAt,
    outputIntent: terms.outputIntent,
    write,
    deflate: (bytes) => deflateSync(bytes, { level: 6 }),
    hash: sha256,
  });
  const banners = drawn.banners.map(pdf.draw);
  const pages = copyBooks(task, pdf);
  if (pages === null) return false;
  const labels = drawn.labels.map((page) => page && pdf.draw(page));
  const covers = wrapCovers(task, pages, labels, pdf);
  writeSides(pdf, work, { banners, pages, covers }, drawn);
  pdf.end();
  return true;
}

/** A file as a source of which only the asked bytes are read. */
function sourceOf(file: number): PdfSource {
  return {
    size: fstatSync(file).size,
    read: (start, end) => {
      const bytes = Buffer.alloc(end - start);
      return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, start));
    },
  };
}

/** Writes the sheets and checks what stands in the file; neither holds it in memory. */
function writtenSheets(work: Work, terms: PressTerms, file: number): ImposeAnswer {
  const startedMs = performance.now();
  const digest = createHash('sha256');
  const isWritten = writeSheets(work, terms, (bytes) => {
    digest.update(bytes);
    writeSync(file, bytes);
  });
  if (!isWritten) return { kind: 'unfit', reason: 'damaged' };
  const { layout, sheets } = work.plan;
  const findings = preflight(sourceOf(file), {
    conformance: terms.conformance,
    pageCount: sheets.length * 2,
    widthPt: layout.widthPt,
    heightPt: layout.heightPt,
    bleedPt: 0,
  });
  if (findings.length > 0) return { kind: 'unfit', reason: JSON.stringify(findings.slice(0, 10)) };
  const ms = Math.round(performance.now() - startedMs);
  return { kind: 'imposed', sha256: digest.digest('hex'), sheetCount: sheets.length, ms };
}

/** Makes the sheets of a run out of press files, and checks them. The same task and terms give the same bytes. */
export function imposeSheets(task: ImposeTask, fonts: Fonts, terms: PressTerms): ImposeAnswer {
  const plan = planRun(task.terms, task.items, task.face);
  const file = openSync(path.join(task.folder, SHEETS_FILE), 'wx+', 0o600);
  try {
    return writtenSheets({ task, plan, fonts }, terms, file);
  } finally {
    closeSync(file);
  }
}
