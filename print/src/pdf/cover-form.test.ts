import { expect, test } from 'vitest';
import { addCover, type Cover } from './cover-form.ts';
import { parsePdf } from './parsed-pdf.ts';
import { startPdf } from './pdf-file.ts';

const page = (id: number) => ({ id, widthPt: 110, heightPt: 160 });

/** A cover of two pages with a spine of 20 pt, and the operators of its form. */
function coverWith(label: Cover['label']) {
  const file = startPdf('1.6', (bytes) => bytes);
  const form = addCover(file, { front: page(7), back: page(8), bleedPt: 5, spinePt: 20, label });
  const pdf = parsePdf(file.finish({ root: 1, info: 1, hash: () => new Uint8Array(16) }));
  const object = pdf?.objects.find(({ dictionary }) => dictionary.includes('/Form'));
  return { form, dictionary: object?.dictionary ?? '', operators: object?.stream() ?? '' };
}

test('a cover is one form, back and front beside their spine, each page shown within its part', () => {
  const { form, dictionary, operators } = coverWith(null);
  expect(form).toMatchObject({ widthPt: 230, heightPt: 160 });
  expect(dictionary).toContain('/BBox[0 0 230 160]');
  expect(dictionary).toContain('/XObject<</A 7 0 R/B 8 0 R>>');
  expect(operators).toContain('q\n0 0 105 160 re\nW n\n1 0 0 1 0 0 cm\n/B Do\nQ\n');
  expect(operators).toContain('q\n125 0 105 160 re\nW n\n1 0 0 1 120 0 cm\n/A Do\nQ\n');
});

test('a label stands in the middle of the spine', () => {
  const { dictionary, operators } = coverWith({ id: 9, widthPt: 12, heightPt: 100 });
  expect(dictionary).toContain('/T 9 0 R');
  // The spine begins at 105: 4 pt on both sides of the label, 30 above and below.
  expect(operators.endsWith('q\n1 0 0 1 109 30 cm\n/T Do\nQ\n')).toBe(true);
});
