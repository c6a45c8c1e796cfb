import { createHash } from 'node:crypto';
import { deflateSync, inflateSync } from 'node:zlib';
import { CUT_MARGIN_PT, invariant, POSTCARD_ITEM_PT, type Size, type Typeface } from '@fumi/domain';
import { type Font, type Page, typefaceOf } from '@fumi/print';
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
const orientationOf = ({ width, height }: Size) =>
  width >= height ? ('landscape' as const) : ('as-is' as const);

/** The typefaces that the calendars and the texts of a design are set in, and the title of a cover. */
const typefacesIn = ({ pages, textStyle }: BookDesign): Typeface[] => [
  ...Object.values(pages)
    .flat()
    .flatMap(
      ({ kind, calendar, textLook }) => calendar?.font ?? (kind === 'text' ? typefaceOf(textLook) : []),
    ),
  ...(textStyle?.face ? [textStyle.face] : []),
];

/** What a book is set with, and every typeface that its pages name. */
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

/** Pages that are laid out, and what a file of them is made of. */
type LaidOut = Pick<PressTask, 'images' | 'title' | 'createdAt'> & {
  readonly pages: readonly Page[];
  readonly fonts: readonly Font[];
  readonly itemPt: Size;
};

/** Paints and checks a file of the press. The same pages and terms give the same bytes. */
export async function printPages(
  laidOut: LaidOut,
  terms: PressTerms,
  startedMs = performance.now(),
): Promise<PressAnswer> {
  const { fonts, itemPt, title, createdAt } = laidOut;
  const { conformance, text, portraitTop, outputIntent } = terms;
  const { pages, images } =
    conformance === 'X-1a' ? await flattenPages(laidOut.pages, laidOut.images, terms.profileFile) : laidOut;
  const pdf = paintPdf({
    pages,
    fonts,
    images,
    conformance,
    text,
    sheet: { portraitTop, orientation: orientationOf(itemPt) },
    title,
    createdAt,
    outputIntent,
    deflate: (bytes) => deflateSync(bytes, { level: DEFLATE_LEVEL }),
    hash: (bytes) => createHash('sha256').update(bytes).digest(),
  });
  const findings = preflight(pdf, {
    conformance,
    pageCount: pages.length,
    widthPt: itemPt.width,
    heightPt: itemPt.height,
    bleedPt: CUT_MARGIN_PT,
    inflate: (bytes) => inflateSync(bytes),
  });
  return findings.length > 0
    ? { kind: 'unfit', findings: findings.map((finding) => JSON.stringify(finding)) }
    : { kind: 'rendered', pdf, ms: Math.round(performance.now() - startedMs) };
}

/** Lays out, paints and checks a press file. The same task and terms give the same bytes. */
export function renderPress(task: PressTask, print: PrintMaterial, terms: PressTerms): Promise<PressAnswer> {
  const startedMs = performance.now();
  const { material, fonts } = pressMaterial(task, print);
  const { itemPt = POSTCARD_ITEM_PT } = task.design;
  const pages = pressPages(task, material);
  return printPages({ ...task, pages, fonts, itemPt }, terms, startedMs);
}
