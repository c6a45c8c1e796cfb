import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { bookOptions, bookPages, PHOTO, SHEET } from '../../golden/book.ts';
import { RECIPIENTS, SENDER } from '../../golden/cards.ts';
import { shownText } from '../../golden/pdf-text.ts';
import { shippedChain, shippedFont } from '../../golden/shipped-fonts.ts';
import { BLACK } from '../display-list.ts';
import { placeLine } from '../text/place-line.ts';
import { shapeVertical } from '../text/vertical-line.ts';
import { type PdfOptions, paintPdf, preflight } from './pdf.ts';
import { paintSvg } from './svg.ts';

const rules = { ...SHEET, conformance: 'X-4', pageCount: 60, inflate: inflateSync } as const;
let options: PdfOptions;
let pdf: Uint8Array;

beforeAll(() => {
  options = bookOptions(bookPages(30));
  pdf = paintPdf(options);
});

const count = (bytes: Uint8Array, text: string) =>
  Buffer.from(bytes).toString('latin1').split(text).length - 1;

describe('a press file', () => {
  test('passes its preflight', () => {
    expect(preflight(pdf, rules)).toEqual([]);
  });

  test('is the same byte for byte when painted again', () => {
    expect(Buffer.compare(paintPdf(bookOptions(bookPages(30))), pdf)).toBe(0);
  });

  test("carries the photo's bytes untouched, once", () => {
    expect(count(pdf, Buffer.from(PHOTO).toString('latin1'))).toBe(1);
  });

  test('draws the shared front once', () => {
    expect(count(pdf, '/Subtype/Form')).toBe(1);
    expect(count(pdf, '/Type/Page/')).toBe(60);
  });

  test('has one landscape sheet for every page, cut inside', () => {
    expect(count(pdf, '/MediaBox[0 0 436.528 300.468]/BleedBox[0 0 436.528 300.468]')).toBe(60);
    expect(count(pdf, '/TrimBox[8.505 8.505 428.023 291.963]')).toBe(60);
  });

  test('embeds one subset a face, under both writing modes', () => {
    expect(count(pdf, '/FontFile2')).toBe(1);
    expect(count(pdf, '/Encoding/Identity-V')).toBe(1);
    expect(count(pdf, '/Encoding/Identity-H')).toBe(1);
  });

  test('lets its text be read back, vertical lines as lines', () => {
    const lines = shownText(pdf);
    for (const { name } of Object.values(RECIPIENTS))
      expect(lines.join('\n')).toContain(name.first.slice(0, 1));
    expect(lines).toContain('髙橋');
    expect(lines).toContain('健太郎');
    expect(lines).toContain('渡邉󠄁');
    expect(lines).toContain(SENDER.comment1);
    expect(lines).toContain('謹んで新年のお慶びを申し上げ');
  });

  test('stays small: the shared parts are there once', () => {
    const profile = options.outputIntent.deflatedProfile?.length ?? 0;
    expect(pdf.length - profile - PHOTO.length).toBeLessThan(300_000);
  });
});

test('a name copies as it was typed, where its glyph is that of another spelling too', () => {
  const typed = ['辻田', '辻\u{e0101}田', '1A', '１Ａ', 'か\u3099', 'が'];
  const shape = (text: string) => shapeVertical(text, shippedChain('mincho'), { combinedDigits: 0 });
  const glyphs = typed.flatMap((text, index) =>
    placeLine(shape(text), { x: 20 + 20 * index, y: 20, sizePt: 10, squeeze: 1 }),
  );
  const text = { kind: 'text', color: BLACK, glyphs, origin: null } as const;
  const page = { widthPt: 300.468, heightPt: 436.528, bleedPt: 8.505, operations: [text], issues: [] };
  const file = paintPdf({ ...options, pages: [page] });
  expect(preflight(file, { ...rules, pageCount: 1 })).toEqual([]);
  expect(shownText(file)).toEqual(typed);
});

test('a glyph that stands in for a heavier face is stroked in its own ink, and the next one is not', () => {
  const fonts = shippedChain('brush');
  const line = shapeVertical('𠮷田', fonts);
  const glyphs = placeLine(line, { x: 50, y: 20, sizePt: 20, squeeze: 1 });
  const text = { kind: 'text', color: BLACK, glyphs, origin: null } as const;
  const page = { widthPt: 300.468, heightPt: 436.528, bleedPt: 8.505, operations: [text], issues: [] };
  const paint = (how: 'fonts' | 'outlines') =>
    Buffer.from(
      paintPdf({
        ...options,
        fonts: ['brush', 'mincho', 'gothic'].map((id) => shippedFont(id as 'brush')),
        pages: [page],
        text: how,
        deflate: (bytes) => bytes,
      }),
    ).toString('latin1');
  expect(paint('fonts')).toMatch(/0 0 0 1 K\n1 j 0\.28 w 2 Tr\n[^\n]*TJ\n0 Tr/);
  expect(paint('fonts').split(' 2 Tr')).toHaveLength(2);
  expect(paint('outlines')).toMatch(/q 0 0 0 1 K\n1 j [^\n]* cm \/G0 Do Q\nq [0-9. -]+ cm \/G1 Do Q/);
  expect(paint('outlines').match(/14 w\n[^w]*B\n/g)).toHaveLength(1);
  expect(
    paintSvg(page, { fonts, imageHref: () => '' }).match(/stroke="#000000" stroke-width="14"/g),
  ).toHaveLength(1);
});

test('text as outlines needs no font and still passes', () => {
  const outlines = paintPdf({ ...options, text: 'outlines' });
  expect(count(outlines, '/FontFile2')).toBe(0);
  expect(preflight(outlines, rules)).toEqual([]);
});

test('a portrait page lies with its top where the printer wants it', () => {
  const [, face] = bookPages(1);
  const paint = (portraitTop: 'left' | 'right') =>
    paintPdf({ ...options, pages: face ? [face] : [], sheet: { portraitTop }, deflate: (bytes) => bytes });
  expect(count(paint('left'), 'q 0 1 1 0 0 0 cm')).toBe(1);
  expect(count(paint('right'), 'q 0 -1 -1 0 436.528 300.468 cm')).toBe(1);
});

test('a file is named by 32 digits of its content, and carries the colours of its pictures', () => {
  const [front] = bookPages(1);
  const photo = front?.operations.filter((operation) => operation.kind === 'image').slice(0, 1) ?? [];
  const pageOf = (operations: typeof photo) => (front ? [{ ...front, operations }] : []);
  const [none, one] = [[], photo].map((operations) => paintPdf({ ...options, pages: pageOf(operations) }));
  expect(Buffer.from(one ?? []).toString('latin1')).toMatch(/\/ID\[<([0-9A-F]{32})><\1>\]/i);
  expect([none, one].map((file) => count(file ?? new Uint8Array(), '/N 3'))).toEqual([0, 1]);
});

test('black text is key alone', () => {
  const plain = paintPdf({ ...options, deflate: (bytes) => bytes });
  expect(count(plain, '0 0 0 1 k')).toBeGreaterThan(100);
  expect(count(plain, ' rg\n')).toBe(0);
});

test('PDF/X-1a takes flattened CMYK pictures and passes its own rules', () => {
  const cmyk = readFileSync(new URL('../../golden/photo-cmyk.jpg', import.meta.url));
  const pages = bookPages(1).map((page) => ({
    ...page,
    operations: page.operations.filter(
      (operation) => operation.kind !== 'image' || operation.imageId === 'photo',
    ),
  }));
  const file = paintPdf({
    ...options,
    pages,
    conformance: 'X-1a',
    images: new Map([['photo', { kind: 'jpeg', bytes: cmyk }]]),
  });
  expect(preflight(file, { ...rules, conformance: 'X-1a', pageCount: 2 })).toEqual([]);
  expect(count(file, '/ColorSpace/DeviceCMYK/Decode[1 0 1 0 1 0 1 0]')).toBe(1);
  expect(count(file, '%PDF-1.3')).toBe(1);
});

describe('the preflight refuses', () => {
  const damaged = (from: string, to: string) =>
    Buffer.from(Buffer.from(pdf).toString('latin1').replace(from, to.padEnd(from.length)), 'latin1');
  const codes = (bytes: Uint8Array, changed: Partial<typeof rules> = {}) =>
    preflight(bytes, { ...rules, ...changed } as typeof rules).map(({ code }) => code);

  test('another page count or size', () => {
    expect(codes(pdf, { pageCount: 62 as 60 })).toEqual(['page-count']);
    expect(new Set(codes(pdf, { widthPt: 420 as 436.528 }))).toEqual(new Set(['page-size', 'boxes']));
  });

  test.each([
    ['/TrimBox[8.505', '/TrimBox[0', 'boxes'],
    ['/FontFile2 ', '/FontFileX ', 'font-not-embedded'],
    ['/ColorSpace/DeviceGray', '/ColorSpace/DeviceRGB', 'device-rgb'],
    ['/S/GTS_PDFX', '/S/GTS_NONE', 'output-intent'],
    ['/Trapped/False', '/Trapped/Maybe', 'metadata'],
    ['/StemV 80', '/JS (x)', 'forbidden-object'],
    ['%PDF-1.6', '%PDF-1.7', 'version'],
  ])('%s turned into %s', (from, to, code) => {
    expect(codes(damaged(from, to))).toContain(code);
  });

  test('alpha and ICC colours where PDF/X-1a is asked', () => {
    expect(new Set(codes(pdf, { conformance: 'X-1a' as 'X-4' }))).toEqual(
      new Set(['version', 'device-rgb', 'transparency', 'metadata']),
    );
  });

  test('colours of screens among the operators of a page', () => {
    const inflate = () => Buffer.from('q 1 0 0 rg 0 0 9 9 re f Q');
    expect(new Set(codes(pdf, { inflate: inflate as unknown as typeof inflateSync }))).toEqual(
      new Set(['device-rgb']),
    );
  });

  test('what is no PDF', () => {
    expect(codes(Buffer.from('hello'))).toEqual(['not-a-pdf']);
  });
});
