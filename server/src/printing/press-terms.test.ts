import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CUT_MARGIN_PT, POSTCARD_ITEM_PT } from '@fumi/domain';
import { type Conformance, preflight } from '@fumi/print/pdf';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { finishBook, someone } from '../../test/book-posting.ts';
import { testApp } from '../../test/harness.ts';
import {
  checkWithGhostscript,
  checkWithQpdf,
  hasGhostscript,
  hasQpdf,
  readWithPdfium,
} from '../../test/independent-reader.ts';
import { contentFolder } from '../content/content-folder.ts';
import { openPrintMaterial } from '../content/print-material.ts';
import { updatePress } from '../modules/book/book.repository.ts';
import { renderPressFile } from './press.service.ts';
import { type PressTerms, readPressTerms } from './press-terms.ts';
import { renderPress } from './render-press.ts';

const { context, signedUpMember } = await testApp();
const print = openPrintMaterial(contentFolder);

/** The terms of a printer who wants something else in press.json. */
function termsWith(changed: Record<string, string>): PressTerms {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fumi-terms-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const color = path.join(folder, 'color');
  cpSync(path.join(contentFolder, 'color'), color, { recursive: true });
  const file = path.join(color, 'press.json');
  const usual = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, JSON.stringify({ ...usual, ...changed }));
  return readPressTerms(folder);
}

let code: string;

beforeAll(async () => {
  const recipients = Array.from({ length: 30 }, (_, index) => someone('髙橋', `𠮷${index + 1}郎`));
  code = await finishBook(await signedUpMember(), context, { sender: someone('山﨑'), recipients });
}, 60_000);

/** The book's press file by other terms, rendered here instead of in the thread. */
async function pressFileBy(terms: PressTerms): Promise<Buffer> {
  const worker = {
    render: (task: Parameters<typeof renderPress>[0]) => renderPress(task, print, terms),
    close: async () => {},
  };
  await updatePress(context.db, code, { press: 'waiting' });
  await renderPressFile({ ...context, press: { ...context.press, worker } }, code);
  const pdf = await context.storage.get(`press/${code}.pdf`);
  if (!pdf) throw new Error('There is no press file.');
  return pdf;
}

/** Rendered once, and looked at by several programs. */
const files = new Map<string, Promise<Buffer>>();
function pressFileOf(conformance: Conformance, text: 'fonts' | 'outlines'): Promise<Buffer> {
  const key = `${conformance} ${text}`;
  const file = files.get(key) ?? pressFileBy(termsWith({ conformance, text }));
  files.set(key, file);
  return file;
}

const TERMS: readonly (readonly [Conformance, 'fonts' | 'outlines', version: string])[] = [
  ['X-4', 'fonts', '%PDF-1.6'],
  ['X-4', 'outlines', '%PDF-1.6'],
  ['X-1a', 'fonts', '%PDF-1.3'],
  ['X-1a', 'outlines', '%PDF-1.3'],
];

test.each(TERMS)(
  'a whole book as PDF/%s with its text as %s passes our preflight and the programs of others',
  async (conformance, text, version) => {
    const pdf = await pressFileOf(conformance, text);
    expect(pdf.toString('latin1', 0, 8)).toBe(version);
    expect(pdf.includes('/FontFile2')).toBe(text === 'fonts');
    const size = { widthPt: POSTCARD_ITEM_PT.width, heightPt: POSTCARD_ITEM_PT.height };
    expect(preflight(pdf, { conformance, pageCount: 60, ...size, bleedPt: CUT_MARGIN_PT })).toEqual([]);
    const pages = await readWithPdfium(pdf, 4);
    expect(pages.length).toBe(60);
    for (const { inkShare } of pages.slice(0, 4)) expect(inkShare).toBeGreaterThan(0.005);
    const found = pages.filter((page) => page.text.includes('髙橋'));
    expect(found.length).toBe(text === 'fonts' ? 30 : 0);
  },
);

test.skipIf(!hasQpdf).each(TERMS)(
  'qpdf finds nothing to complain of in a book as PDF/%s with its text as %s',
  async (conformance, text) => {
    const { status, said } = checkWithQpdf(await pressFileOf(conformance, text));
    expect(said).toContain('No syntax or stream encoding errors found');
    expect(status).toBe(0);
  },
);

test.skipIf(!hasGhostscript).each(TERMS)(
  'Ghostscript draws every page of a book as PDF/%s with its text as %s',
  async (conformance, text) => {
    const { status, said } = checkWithGhostscript(await pressFileOf(conformance, text));
    expect(said.match(/CMYK OK/g)).toHaveLength(60);
    expect(status).toBe(0);
  },
);
