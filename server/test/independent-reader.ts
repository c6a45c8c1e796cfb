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

export const hasQpdf = spawnSync('qpdf', ['--version']).status === 0;

/** What `qpdf --check` says of syntax, cross-references and streams, and its exit code: 0 is clean. */
export function checkWithQpdf(pdf: Uint8Array): { readonly status: number | null; readonly said: string } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fumi-qpdf-'));
  try {
    const file = path.join(folder, 'press.pdf');
    writeFileSync(file, pdf);
    const { status, stdout, stderr } = spawnSync('qpdf', ['--check', file], { encoding: 'utf8' });
    return { status, said: `${stdout}${stderr}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
