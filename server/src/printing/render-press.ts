import { createHash } from 'node:crypto';
import { deflateSync, inflateSync } from 'node:zlib';
import { CUT_MARGIN_PT, invariant, POSTCARD_ITEM_PT, type Typeface } from '@fumi/domain';
import { typefaceOf } from '@fumi/print';
import { paintPdf, preflight } from '@fumi/print/pdf';
import type { PrintMaterial } from '../content/print-material.ts';
import type { BookDesign } from '../db/tables/book.ts';
import { flattenPages } from './flatten-pages.ts';
import { faceSetting, pressPages } from './press-pages.ts';
import type { PressAnswer, PressTask } from './press-task.ts';
import type { PressTerms } from './press-terms.ts';

/** Beyond 6 zlib gains a hundredth and takes twice the time. */
const DEFLATE_LEVEL = 6;

/** The sheet that all pages share; upright where the material is. */
function sheetOf({ itemPt = POSTCARD_ITEM_PT }: BookDesign) {
  const orientation = itemPt.width >= itemPt.height ? ('landscape' as const) : ('as-is' as const);
  return { ...itemPt, orientation };
}

/** The faces that the calendars and the texts of a design are set in. */
const typefacesIn = ({ pages }: BookDesign): Typeface[] =>
  Object.values(pages)
    .flat()
    .flatMap(
      ({ kind, calendar, textLook }) => calendar?.font ?? (kind === 'text' ? typefaceOf(textLook) : []),
    );

/** What a book is set with, and every face that its pages name. */
export function pressMaterial(task: PressTask, print: PrintMaterial) {
  const { layout: name, style } = faceSetting(task);
  const layout = print.addressLayout(name);
  invariant(layout, 'A layout that was posted stays.');
  const fonts = print.fonts(style.face);
  const { almanac, fonts: pageFonts } = print;
  const { numerals, barcode = false } = style;
  return {
    material: { layout, fonts, numerals, barcode, pageFonts, almanac },
    fonts: [...new Set([...fonts, ...typefacesIn(task.design).flatMap(print.fonts)])],
  };
}

/** Lays out, paints and checks a press file. The same task and terms give the same bytes. */
export async function renderPress(
  task: PressTask,
  print: PrintMaterial,
  terms: PressTerms,
): Promise<PressAnswer> {
  const startedMs = performance.now();
  const { material, fonts } = pressMaterial(task, print);
  const sheet = sheetOf(task.design);
  const drawn = { pages: pressPages(task, material), images: task.images };
  const { conformance, text, portraitTop, outputIntent } = terms;
  const { pages, images } =
    conformance === 'X-1a' ? await flattenPages(drawn.pages, drawn.images, terms.profileFile) : drawn;
  const pdf = paintPdf({
    pages,
    fonts,
    images,
    conformance,
    text,
    sheet: { portraitTop, orientation: sheet.orientation },
    title: task.title,
    createdAt: task.createdAt,
    outputIntent,
    deflate: (bytes) => deflateSync(bytes, { level: DEFLATE_LEVEL }),
    hash: (bytes) => createHash('sha256').update(bytes).digest(),
  });
  const findings = preflight(pdf, {
    conformance,
    pageCount: task.design.pageCount,
    widthPt: sheet.width,
    heightPt: sheet.height,
    bleedPt: CUT_MARGIN_PT,
    inflate: (bytes) => inflateSync(bytes),
  });
  return findings.length > 0
    ? { kind: 'unfit', findings: findings.map((finding) => JSON.stringify(finding)) }
    : { kind: 'rendered', pdf, ms: Math.round(performance.now() - startedMs) };
}
