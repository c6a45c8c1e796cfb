import { Buffer } from 'node:buffer';
import { inflateSync } from 'node:zlib';
import { invariant, layoutSheet, type SheetLayout } from '@fumi/domain';
import { expect, test } from 'vitest';
import { bookOptions, bookPages, PHOTO, SHEET } from '../../golden/book.ts';
import { shownText } from '../../golden/pdf-text.ts';
import { shippedFont } from '../../golden/shipped-fonts.ts';
import { layoutBannerCard, layoutSlug } from '../imposition/banner-card.ts';
import { type ParsedPdf, parsePdf } from '../pdf/parsed-pdf.ts';
import { paintPdf, preflight } from './pdf.ts';
import { type PageForm, type SheetsOptions, type SheetsPdf, startSheets } from './sheets-pdf.ts';

const FONTS = [shippedFont('mincho')] as const;
const BANNER = layoutBannerCard({ ...SHEET, number: 'F261121-7KQ2M', lines: ['30枚'], fonts: FONTS });
const A4 = {
  widthMm: 210,
  heightMm: 297,
  edgeMm: 5,
  gutterMm: 6,
  turn: 'long-edge',
  backOffsetMm: { x: 0, y: 0 },
} as const;
const SHEETS = layoutSheet(A4, SHEET) as SheetLayout;
const SLUG = layoutSlug('R261121-1 1/1', SHEETS.slug, FONTS);

const pressFile = (cards: number): ParsedPdf => {
  const parsed = parsePdf(paintPdf(bookOptions(bookPages(cards))));
  invariant(parsed, 'The painter writes a PDF.');
  return parsed;
};

const formOf = (forms: ReadonlyMap<number, PageForm>, pageNo: number): PageForm => {
  const form = forms.get(pageNo);
  invariant(form, 'A page that was asked for was copied.');
  return form;
};

/** The bytes of a file of sheets. */
function sheetsOf(make: (pdf: SheetsPdf) => void, changed: Partial<SheetsOptions> = {}): Buffer {
  const parts: Uint8Array[] = [];
  const pdf = startSheets({
    ...bookOptions([]),
    widthPt: SHEETS.widthPt,
    heightPt: SHEETS.heightPt,
    drawn: [BANNER, SLUG],
    fonts: FONTS,
    conformance: 'X-4',
    title: 'R261121-1',
    write: (bytes) => void parts.push(bytes),
    ...changed,
  });
  make(pdf);
  pdf.end();
  return Buffer.concat(parts);
}

/** A side with a form in each place from the first on. */
const side = (forms: readonly PageForm[]) => ({
  faces: forms.map((form, index) => ({ form, place: SHEETS.fronts[index] as SheetLayout['fronts'][0] })),
  marks: SHEETS.marks,
  slug: { page: SLUG, x: SHEETS.slug.x, y: SHEETS.slug.y },
});

const count = (pdf: Uint8Array, text: string) => Buffer.from(pdf).toString('latin1').split(text).length - 1;

const rules = (pageCount: number, conformance: 'X-4' | 'X-1a' = 'X-4') => ({
  conformance,
  pageCount,
  widthPt: SHEETS.widthPt,
  heightPt: SHEETS.heightPt,
  bleedPt: 0,
  inflate: inflateSync,
});

test('sheets of copied and drawn pages pass the preflight, a page a side', () => {
  const pdf = sheetsOf((sheets) => {
    const banner = sheets.draw(BANNER);
    const forms = sheets.copy(pressFile(1), new Set([1, 2]));
    sheets.side(side([banner, formOf(forms, 1)]));
    sheets.side({ ...side([formOf(forms, 2)]), marks: [], slug: null });
  });
  expect(preflight(pdf, rules(2))).toEqual([]);
  expect(count(pdf, '/Kids[')).toBe(1);
});

test('what two books share is stored once: photo, art, fonts and the front itself', () => {
  const pdf = sheetsOf((sheets) => {
    for (const file of [pressFile(2), pressFile(2)]) {
      const forms = sheets.copy(file, new Set([1, 2, 3, 4]));
      expect(formOf(forms, 3)).toEqual(formOf(forms, 1));
      sheets.side(side([1, 2].map((pageNo) => formOf(forms, pageNo))));
      sheets.side(side([3, 4].map((pageNo) => formOf(forms, pageNo))));
    }
  });
  expect(count(pdf, Buffer.from(PHOTO).toString('latin1'))).toBe(1);
  // One subset of the books' typeface, and one of that of slug and banner.
  expect(count(pdf, '/FontFile2')).toBe(2);
  // The shared front within its page, that page, and two address faces.
  expect(count(pdf, '/Subtype/Form')).toBe(4);
});

test('pages that nobody asked for are not copied', () => {
  const pdf = sheetsOf((sheets) => {
    const forms = sheets.copy(pressFile(2), new Set([2]));
    expect([...forms.keys()]).toEqual([2]);
    sheets.side(side([formOf(forms, 2)]));
  });
  expect(count(pdf, Buffer.from(PHOTO).toString('latin1'))).toBe(0);
});

test('a form is as large as its page, whose words can still be read', () => {
  const pdf = sheetsOf((sheets) => {
    const form = formOf(sheets.copy(pressFile(1), new Set([2])), 2);
    expect(form).toMatchObject({ widthPt: SHEET.widthPt, heightPt: SHEET.heightPt });
    expect(sheets.draw(BANNER)).toMatchObject({ widthPt: SHEET.widthPt, heightPt: SHEET.heightPt });
    sheets.side(side([form]));
  });
  expect(shownText(pdf)).toContain('髙橋');
  expect(shownText(sheetsOf((sheets) => sheets.side(side([]))))).toEqual(['R261121-11/1']);
});

test('a face that lies twice on a side is named once, a side without faces names none', () => {
  const pdf = sheetsOf(
    (sheets) => {
      const banner = sheets.draw(BANNER);
      sheets.side(side([banner, banner]));
      sheets.side(side([]));
    },
    { deflate: (bytes) => bytes },
  );
  expect(count(pdf, '/F0 Do')).toBe(2);
  expect(pdf.toString('latin1').match(/\/XObject<<[^>]*>>/g)).toEqual([
    expect.stringMatching(/^\/XObject<<\/F0 [0-9]+ 0 R>>$/),
    '/XObject<<>>',
  ]);
});

test('marks are key alone', () => {
  const pdf = sheetsOf((sheets) => sheets.side({ faces: [], marks: SHEETS.marks, slug: null }), {
    deflate: (bytes) => bytes,
  });
  expect(SHEETS.marks.length).toBeGreaterThan(0);
  expect(count(pdf, ' re\n')).toBe(SHEETS.marks.length);
  expect(pdf.toString('latin1')).toMatch(/cm\n0 0 0 1 k\n[0-9. ]+ re\n/);
});

test('outlines need no font, and an older press gets its version', () => {
  const pdf = sheetsOf((sheets) => sheets.side(side([sheets.draw(BANNER)])), {
    text: 'outlines',
    conformance: 'X-1a',
  });
  expect(count(pdf, '/FontFile2')).toBe(0);
  expect(preflight(pdf, rules(1, 'X-1a'))).toEqual([]);
});

test('equal sheets are equal bytes', () => {
  const make = () => sheetsOf((sheets) => sheets.side(side([sheets.draw(BANNER)])));
  expect(make().equals(make())).toBe(true);
});
