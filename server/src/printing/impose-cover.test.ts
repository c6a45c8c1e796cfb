import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { CUT_MARGIN_PT, type LeafPages, leafPagesOf, mmToPt, type RunTerms } from '@fumi/domain';
import type { Color, Page } from '@fumi/print';
import { paintCoverSvg } from '@fumi/print/cover';
import { paintPdf } from '@fumi/print/pdf';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { testContent } from '../../test/test-content.ts';
import { planRun } from './impose-plan.ts';
import { imposeSheets } from './impose-sheets.ts';
import { SHEETS_FILE } from './impose-task.ts';
import type { PressTerms } from './press-terms.ts';

/* The cover of a photobook goes around it: back, spine and front on one piece of paper. */

const { print } = await testContent();
const folder = mkdtempSync(path.join(os.tmpdir(), 'fumi-cover-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const OUTPUT = { identifier: 'FOGRA39', info: 'FOGRA39', deflatedProfile: deflateSync('profile') };
const PAGE = { widthPt: mmToPt(111), heightPt: mmToPt(154), bleedPt: CUT_MARGIN_PT };
const CYAN: Color = [1, 0, 0, 0];
const YELLOW: Color = [0, 0, 1, 0];
const PAPER: Color = [0, 0, 0, 0];

function coloured(color: Color): Page {
  const boxes = [{ x: 0, y: 0, width: PAGE.widthPt, height: PAGE.heightPt }];
  return { ...PAGE, operations: [{ kind: 'fill', color, boxes }], issues: [] };
}

/** Front cyan, inside bare, back yellow. */
function book(): Uint8Array {
  return paintPdf({
    pages: [CYAN, PAPER, PAPER, YELLOW].map(coloured),
    fonts: [],
    images: new Map(),
    title: 'book',
    createdAt: new Date(0),
    outputIntent: OUTPUT,
    sheet: { orientation: 'as-is' },
    deflate: (bytes) => deflateSync(bytes),
    hash: (bytes) => createHash('sha256').update(bytes).digest(),
  });
}

const terms = (spineMm: number): RunTerms => ({
  sheet: 'SRA3',
  leaves: 'covers',
  spineMm,
  widthMm: 320,
  heightMm: 450,
  edgeMm: 4,
  gutterMm: 6,
  turn: 'long-edge',
  backOffsetMm: { x: 0, y: 0 },
  stackSheets: 100,
});

const PRESS: PressTerms = {
  conformance: 'X-4',
  text: 'fonts',
  portraitTop: 'left',
  outputIntent: OUTPUT,
  profileFile: '',
};

/** The sheets of one cover, and where on the first one points of the cover lie. */
async function imposed(
  spineMm: number,
  title: string,
  leaves: readonly LeafPages[] = leafPagesOf('covers', 4),
) {
  rmSync(path.join(folder, SHEETS_FILE), { force: true });
  writeFileSync(path.join(folder, 'BOOK.pdf'), book());
  const face = { ...PAGE, widthPt: 2 * (PAGE.widthPt - CUT_MARGIN_PT) + mmToPt(spineMm) };
  const item = { bookCode: 'BOOK', copies: 1, leaves, title, banner: { number: 'F1', lines: [] } };
  const [first, ...rest] = print.fonts('gothic');
  if (!first) throw new Error('There is a Gothic face.');
  const task = {
    ...{ folder, title: 'R1', createdAt: new Date(0), face, upsideDown: [], slug: ['R1', ''] as const },
    ...{ terms: terms(spineMm), items: [item] },
  };
  expect(imposeSheets(task, [first, ...rest], PRESS).kind).toBe('imposed');
  const pdf = readFileSync(path.join(folder, SHEETS_FILE));
  const { layout, leaves: places } = planRun(task.terms, task.items, face);
  const at = places.findIndex(({ kind }) => kind === 'leaf');
  const [a, b, c, d, e, f] = layout.fronts[at % layout.fronts.length]?.matrix ?? [1, 0, 0, 1, 0, 0];
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const scale = 2;
  const { data, width } = await document.getPage(0).render({ scale });
  document.destroy();
  library.destroy();
  /** What a point of the cover shows, pt; told by lightness, as renderers differ in the order of channels. */
  const seen = (x: number, y: number): 'cyan' | 'yellow' | 'paper' => {
    const [px, py] = [a * x + c * y + e, b * x + d * y + f].map((value) => Math.round(value * scale));
    const [one = 0, green = 0, other = 0] = data.subarray(((py ?? 0) * width + (px ?? 0)) * 4);
    if (Math.min(one, other) > 200) return 'paper';
    return green > 210 ? 'yellow' : 'cyan';
  };
  return { seen, spineX: PAGE.widthPt - CUT_MARGIN_PT, face };
}

test.each([2.6, 6.2, 10])('back, spine of %s mm and front are one, without a gap', async (spineMm) => {
  const { seen, spineX, face } = await imposed(spineMm, '');
  const half = mmToPt(spineMm) / 2;
  const y = face.heightPt / 2;
  expect(seen(2, y)).toBe('yellow');
  for (const share of [-3, -0.9, -0.5, -0.1]) expect(seen(spineX + half + share * half, y)).toBe('yellow');
  for (const share of [0.1, 0.5, 0.9, 3]) expect(seen(spineX + half + share * half, y)).toBe('cyan');
  expect(seen(face.widthPt - 2, y)).toBe('cyan');
});

test.each([2.6, 6.2, 10])(
  'customers see the cover with a spine of %s mm as it is printed',
  async (spineMm) => {
    const { seen, face } = await imposed(spineMm, '');
    const cover = { front: coloured(CYAN), back: coloured(YELLOW), label: null, spinePt: mmToPt(spineMm) };
    const svg = paintCoverSvg(cover, { fonts: [], imageHref: String });
    const { data, info } = await sharp(Buffer.from(svg))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const scale = info.width / (face.widthPt - 2 * CUT_MARGIN_PT);
    const shown = (x: number, y: number) => {
      const [px, py] = [x, y].map((at) => Math.floor((at - CUT_MARGIN_PT) * scale));
      const [red = 0, , blue = 0] = data.subarray(((py ?? 0) * info.width + (px ?? 0)) * info.channels);
      return Math.min(red, blue) > 200 ? 'paper' : red > blue ? 'yellow' : 'cyan';
    };
    const y = face.heightPt / 2;
    for (let x = CUT_MARGIN_PT + 2; x < face.widthPt - CUT_MARGIN_PT - 2; x += 1.5) {
      // At the seam a pixel shows both.
      if (Math.abs(x - face.widthPt / 2) > 1) expect([x, shown(x, y)]).toEqual([x, seen(x, y)]);
    }
  },
);

test('the title stands on a label in the middle of a spine that is wide enough', async () => {
  const middle = async (spineMm: number, title: string) => {
    const { seen, spineX, face } = await imposed(spineMm, title);
    const x = spineX + mmToPt(1.4);
    const ys = Array.from({ length: 60 }, (_, step) => face.heightPt / 2 + step - 30);
    return ys.filter((y) => seen(x, y) === 'paper').length;
  };
  expect(await middle(6.2, 'わたしたちの一年')).toBeGreaterThan(40);
  expect(await middle(6.2, ' ')).toBe(0);
  expect(await middle(4.9, 'わたしたちの一年')).toBe(0);
});

test('in an older run, made before covers had spines, front and back cover stay two leaves', async () => {
  const loose = [
    { front: 1, back: null },
    { front: 4, back: null },
  ];
  const { seen, face } = await imposed(6.2, '', loose);
  expect(seen(face.widthPt - 2, face.heightPt / 2)).not.toBe('yellow');
});
