import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';
import { CUT_MARGIN_PT, invariant, LANDSCAPE_ITEM_PT } from '@fumi/domain';
import { paintPdf, preflight } from '@fumi/print/pdf';
import type { PrintMaterial } from '../content/print-material.ts';
import { layoutName, pressPages } from './press-pages.ts';
import type { PressAnswer, PressTask } from './press-task.ts';

/** Beyond 6 zlib gains a hundredth and takes twice the time. */
const DEFLATE_LEVEL = 6;

/** The ink that the file is made for, until a printer asks for another (content/color/README.md). */
export const readOutputIntent = (contentFolder: string) => ({
  identifier: 'FOGRA39',
  info: 'Coated FOGRA39 (ISO 12647-2:2004)',
  profile: readFileSync(path.join(contentFolder, 'color/fogra39l.icc')),
});

type OutputIntent = ReturnType<typeof readOutputIntent>;

/** Lays out, paints and checks a press file. The same task gives the same bytes. */
export function renderPress(task: PressTask, print: PrintMaterial, outputIntent: OutputIntent): PressAnswer {
  const startedMs = performance.now();
  const layout = print.addressLayout(layoutName(task));
  invariant(layout, 'A layout that was posted stays.');
  const fonts = print.fontsOf(layout);
  const pages = pressPages(task, { layout, fonts });
  const pdf = paintPdf({
    pages,
    fonts,
    images: task.images,
    title: task.title,
    createdAt: task.createdAt,
    outputIntent,
    deflate: (bytes) => deflateSync(bytes, { level: DEFLATE_LEVEL }),
    hash: (bytes) => createHash('sha256').update(bytes).digest(),
  });
  const findings = preflight(pdf, {
    conformance: 'X-4',
    pageCount: task.design.pageCount,
    widthPt: LANDSCAPE_ITEM_PT.width,
    heightPt: LANDSCAPE_ITEM_PT.height,
    bleedPt: CUT_MARGIN_PT,
    inflate: (bytes) => inflateSync(bytes),
  });
  return findings.length > 0
    ? { kind: 'unfit', findings: findings.map((finding) => JSON.stringify(finding)) }
    : { kind: 'rendered', pdf, ms: Math.round(performance.now() - startedMs) };
}
