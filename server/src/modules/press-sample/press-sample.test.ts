import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CUT_MARGIN_PT, findMaterial, holesOn, templatesOf } from '@fumi/domain';
import { preflight } from '@fumi/print/pdf';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { checkWithQpdf, hasQpdf, readWithPdfium } from '../../../test/independent-reader.ts';
import { plainJpeg } from '../../../test/photo-files.ts';
import { contentFolder } from '../../content/content-folder.ts';
import { readPressTerms } from '../../printing/press-terms.ts';
import { calibrationPages } from './calibration-file.ts';
import { pressCommand } from './press-sample.command.ts';
import { pressSamples } from './press-sample.service.ts';

const { context } = await testApp();
const { content, images, zip, clock } = context;
const { products, materials } = content.goods;

/** Two photos in place of those that are drawn, which takes a minute. */
async function drawPhotos(folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const names = ['lying.jpg', 'upright.jpg'];
  for (const [index, size] of [
    { width: 800, height: 600 },
    { width: 600, height: 800 },
  ].entries())
    writeFileSync(path.join(folder, names[index] ?? ''), await plainJpeg(size));
  return names;
}

const tools = {
  content: { ...content, drawing: { ...content.drawing, drawPhotos } },
  ...{ images, zip, clock },
  terms: readPressTerms(contentFolder),
  photoFolder: path.join(context.config.dataDir, 'sample-photos'),
};

/** How many pages the calibration of each product has: a leaf of each kind. */
const KINDS = {
  T0001: 4,
  T0005: 4,
  T0011: 4,
  T0012: 1,
  T0014: 2,
  T0018: 2,
  T0019: 2,
  T0021: 2,
  T0024: 4,
  T0025: 2,
  T0026: 2,
};

test('there are samples of all eleven products', () => {
  expect(products.map(({ code }) => code).sort()).toEqual(Object.keys(KINDS));
});

test('a product that is not there is named, and nothing is written', async () => {
  const said: string[] = [];
  const folder = path.join(context.config.dataDir, 'samples');
  const outside = { log: context.log, say: (line: string) => said.push(line) };
  expect(await pressCommand(['samples', folder, 'T0021', 'T0O21'], context.config, outside)).toBe(1);
  expect(said).toEqual([expect.stringContaining('Not a product: T0O21.')]);
  expect(existsSync(folder)).toBe(false);
});

/** One of the photobooks for all three, unless FUMI_FULL is 1. */
const some = products.filter(
  ({ code }) => process.env.FUMI_FULL === '1' || !['T0001', 'T0011'].includes(code),
);

test.each(some.map((product) => [product.code, product.name, product] as const))(
  'a print shop gets a calibration and a demo of %s, %s, in the boxes of its material, and both pass',
  async (code, _name, product) => {
    const samples: { name: string; pdf: Uint8Array }[] = [];
    for await (const sample of pressSamples([product], tools)) samples.push(sample);
    expect(samples.map(({ name }) => name)).toEqual([`${code}-calibration.pdf`, `${code}-demo.pdf`]);
    const material = findMaterial(materials, product.materialId);
    const { width: widthPt, height: heightPt } = material.itemPt;
    const counts = [KINDS[code as keyof typeof KINDS], templatesOf(material).length];
    for (const [index, { pdf }] of samples.entries()) {
      const pageCount = counts[index] ?? 0;
      const wanted = { conformance: 'X-4', pageCount, widthPt, heightPt, bleedPt: CUT_MARGIN_PT } as const;
      expect(preflight(pdf, wanted)).toEqual([]);
      if (hasQpdf) expect(checkWithQpdf(pdf)).toMatchObject({ status: 0 });
      const [first] = await readWithPdfium(pdf, 1);
      expect(first?.inkShare).toBeGreaterThan(0.01);
    }
  },
);

test('the calibration of a wall calendar has the holes of a leaf’s front and those of its back', () => {
  const wall = products.find(({ code }) => code === 'T0024');
  if (!wall) throw new Error('There is a wall calendar.');
  const { holes = [], itemPt } = findMaterial(materials, wall.materialId);
  const shown = calibrationPages(wall, materials).map((page) => page.holes);
  expect(shown).toEqual([1, 2, 3, 2].map((page) => holesOn(holes, page, itemPt)));
});

test('the inner pages of a book are glued on the left of their fronts and on the right of their backs', () => {
  const book = products.find(({ code }) => code === 'T0005');
  if (!book) throw new Error('There is a photobook.');
  const sides = calibrationPages(book, materials).map(({ bound }) => bound?.side ?? null);
  expect(sides).toEqual([null, null, 'left', 'right']);
});
