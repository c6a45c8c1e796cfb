import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';

/* A press file as programs see it that are not ours. */

type SeenPage = {
  /** What a search would find, without blanks. */
  readonly text: string;
  /** Share of the page that is not paper white, at 36 px per inch; null where it wasn't drawn. */
  readonly inkShare: number | null;
};

/** All pages as PDFium reads them, the first ones as it draws them too; throws where it can't. */
export async function readWithPdfium(pdf: Uint8Array, drawnPages: number): Promise<SeenPage[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const pages: SeenPage[] = [];
  for (const page of document.pages()) {
    // Drawing closes the page: its text comes first.
    const text = page.getText().replaceAll(/\s/g, '');
    const drawn = page.number < drawnPages ? await page.render({ scale: 0.5, render: 'bitmap' }) : null;
    pages.push({ text, inkShare: drawn && inkShareOf(drawn.data) });
  }
  document.destroy();
  library.destroy();
  return pages;
}

/** Pixels have four channels; paper is full in the first three. */
function inkShareOf(pixels: Uint8Array): number {
  let inked = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    if (Math.min(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0) < 250) inked += 1;
  }
  return inked / (pixels.length / 4);
}

const isInstalled = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

export const hasQpdf = isInstalled('qpdf');
export const hasGhostscript = isInstalled('gs');

/** The output of a test run says which program is missing, so that its checks are left out. */
for (const [program, isThere] of [['qpdf', hasQpdf] as const, ['Ghostscript', hasGhostscript] as const])
  if (!isThere) process.stderr.write(`${program} is not installed: press files are not checked with it.\n`);

/** What a program says of a press file, and its exit code: 0 is clean. */
type Said = { readonly status: number | null; readonly said: string };

function check(pdf: Uint8Array, program: string, options: readonly string[]): Said {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fumi-press-'));
  try {
    const file = path.join(folder, 'press.pdf');
    writeFileSync(file, pdf);
    const { status, stdout, stderr } = spawnSync(program, [...options, file], { encoding: 'utf8' });
    return { status, said: `${stdout}${stderr}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Syntax, cross-references and streams. */
export const checkWithQpdf = (pdf: Uint8Array): Said => check(pdf, 'qpdf', ['--check']);

/** Every page drawn in four inks, as a RIP would; it stops at the first error or warning. */
const DRAW =
  '-dSAFER -dNOPAUSE -dBATCH -dQUIET -dPDFSTOPONERROR -dPDFSTOPONWARNING -r36 -sDEVICE=inkcov -o -';
export const checkWithGhostscript = (pdf: Uint8Array): Said => check(pdf, 'gs', DRAW.split(' '));
