import { cropRect, mmToPt } from '@fumi/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shippedChain } from '../../golden/shipped-fonts.ts';
import { contains } from '../address/page-checks.ts';
import type { ImageOperation } from '../display-list.ts';
import { type FrontItem, layoutFrontPage, type TextItem } from './front-page.ts';

const fonts = shippedChain('mincho');
const sheet = { widthPt: 436.528, heightPt: 300.468, bleedPt: 8.505 };

const text = (overrides: Partial<TextItem>): TextItem => ({
  kind: 'text',
  z: 3,
  name: 'greeting',
  text: '謹賀新年',
  box: { x: 30, y: 30, width: 40, height: 120 },
  writing: 'vertical',
  sizePt: 12,
  floorPt: 8,
  lineHeightEm: 1.5,
  align: 'start',
  color: [0, 0, 0, 1],
  fonts,
  ...overrides,
});

const codes = (items: readonly FrontItem[]) =>
  layoutFrontPage({ ...sheet, items }).issues.map(({ code }) => code);

describe('a front', () => {
  test('is painted from the lowest z up', () => {
    const box = { x: 0, y: 0, width: 10, height: 10 };
    const items: FrontItem[] = [
      { kind: 'art', z: 2, imageId: 'frame', box },
      { kind: 'art', z: 0, imageId: 'background', box },
      { kind: 'photo', z: 1, imageId: 'photo', box, imagePx: { width: 500, height: 400 }, crop: null },
    ];
    const painted = layoutFrontPage({ ...sheet, items }).operations.map((operation) =>
      operation.kind === 'image' ? operation.imageId : operation.kind,
    );
    expect(painted).toEqual(['background', 'photo', 'frame']);
  });

  test('says how far a photo is below the resolution of the press', () => {
    const photo = (width: number): FrontItem => ({
      kind: 'photo',
      z: 1,
      imageId: 'photo',
      box: { x: 0, y: 0, width: 72, height: 72 },
      imagePx: { width, height: 400 },
      crop: null,
    });
    expect(codes([photo(260)])).toEqual([]);
    expect(layoutFrontPage({ ...sheet, items: [photo(208)] }).issues).toEqual([
      { code: 'low-resolution', party: 'front', field: 'photo', text: '', percent: 80 },
    ]);
  });

  test('says that words stand where a hole goes', () => {
    const through = (x: number) =>
      layoutFrontPage({ ...sheet, holes: [{ x, y: 40, width: 20, height: 20 }], items: [text({})] }).issues;
    expect(through(35).map(({ code }) => code)).toEqual(['outside-safe-area']);
    expect(through(120)).toEqual([]);
  });

  test('reports a text that its box can not hold', () => {
    expect(codes([text({})])).toEqual([]);
    expect(codes([text({ text: 'あけましておめでとうございます。'.repeat(8) })])).toContain('overflow');
  });

  test('reports a text that the guillotine may reach', () => {
    expect(codes([text({ box: { x: 10, y: 10, width: 40, height: 120 } })])).toEqual(['outside-safe-area']);
  });

  // What is safe begins three millimetres inside of the cut (postcard-face §3.9).
  const edge = sheet.bleedPt + mmToPt(3);
  test.each([
    ['left', { x: edge, y: 100, width: 60, height: 12 }, { x: -1, y: 0 }],
    ['upper', { x: 100, y: edge, width: 60, height: 12 }, { x: 0, y: -1 }],
    ['right', { x: sheet.widthPt - edge - 48, y: 100, width: 48, height: 12 }, { x: 1, y: 0 }],
    ['lower', { x: 100, y: sheet.heightPt - edge - 12, width: 60, height: 12 }, { x: 0, y: 1 }],
  ])('keeps texts three millimetres away from the %s cut', (_, box, out) => {
    const moved = (pt: number) => ({ ...box, x: box.x + out.x * pt, y: box.y + out.y * pt });
    expect(codes([text({ writing: 'horizontal', box: moved(-0.01) })])).toEqual([]);
    expect(codes([text({ writing: 'horizontal', box: moved(0.06) })])).toEqual(['outside-safe-area']);
  });

  test('says of a text how much smaller it had to be set', () => {
    const box = { x: 30, y: 30, width: 90, height: 18 };
    const lines = text({ text: '謹賀新年\n元旦', writing: 'horizontal', sizePt: 12, floorPt: 6, box });
    // 1 + 1.5 em in 18 pt: 7.2 pt, in steps of a quarter 7 pt.
    expect(layoutFrontPage({ ...sheet, items: [lines] }).issues).toEqual([
      { code: 'shrunk', party: 'front', field: 'text.greeting', text: lines.text, percent: 58 },
    ]);
    expect(codes([{ ...lines, box: { ...box, height: 31 } }])).toEqual([]);
    expect(layoutFrontPage({ ...sheet, items: [{ ...lines, floorPt: 10 }] }).issues).toMatchObject([
      { code: 'overflow', percent: 83 },
    ]);
  });

  test('places of equal z are painted in their order', () => {
    const box = { x: 0, y: 0, width: 10, height: 10 };
    const items = ['a', 'b', 'c'].map((imageId): FrontItem => ({ kind: 'art', z: 1, imageId, box }));
    const painted = layoutFrontPage({ ...sheet, items }).operations.map(
      (each) => each.kind === 'image' && each.imageId,
    );
    expect(painted).toEqual(['a', 'b', 'c']);
  });

  test('names the text in its issues', () => {
    const [issue] = layoutFrontPage({ ...sheet, items: [text({ text: '謹\u{1F411}' })] }).issues;
    expect(issue).toMatchObject({ code: 'missing-glyph', field: 'text.greeting', text: '\u{1F411}' });
  });
});

test('the crop always fills the frame, and the picture keeps its proportions', () => {
  const size = fc.integer({ min: 50, max: 6000 });
  const length = fc.double({ min: 20, max: 260, noNaN: true });
  fc.assert(
    fc.property(
      size,
      size,
      length,
      length,
      fc.nat(6000),
      fc.nat(6000),
      (width, height, boxWidth, boxHeight, x, y) => {
        const box = { x: 20, y: 30, width: boxWidth, height: boxHeight };
        const item: FrontItem = {
          kind: 'photo',
          z: 1,
          imageId: 'p',
          box,
          imagePx: { width, height },
          crop: cropRect({ width, height }, box, { x, y }),
        };
        const [photo] = layoutFrontPage({ ...sheet, items: [item] }).operations as [ImageOperation];
        expect(photo.clip).toEqual(box);
        expect(contains(photo.box, box)).toBe(true);
        expect(photo.box.width / photo.box.height / (width / height)).toBeCloseTo(1, 6);
      },
    ),
  );
});

test('of a photo over a spread each page shows its side, one where the other ends', () => {
  const over = { y: 40, width: 800, height: 200 };
  const shownOn = (x: number): ImageOperation => {
    const box = { x, ...over };
    const item: FrontItem = {
      kind: 'photo',
      z: 1,
      imageId: 'p',
      box,
      imagePx: { width: 4000, height: 1000 },
      crop: null,
    };
    const [photo] = layoutFrontPage({ ...sheet, items: [item] }).operations as [ImageOperation];
    return photo;
  };
  const [left, right] = [shownOn(0), shownOn(sheet.widthPt - over.width)];
  expect([left.clip, right.clip]).toEqual([
    { x: 0, y: 40, width: sheet.widthPt, height: 200 },
    { x: 0, y: 40, width: sheet.widthPt, height: 200 },
  ]);
  // The middle of the photo lies as far from the bound side of both pages.
  const middle = ({ box }: ImageOperation): number => box.x + box.width / 2;
  expect(sheet.widthPt - middle(left)).toBeCloseTo(middle(right), 6);
});

test('the back of an ID card sets its three lines at 8.5 pt (spec §3)', () => {
  const lines = ['FUMI-CLUB', 'No.0123_45', 'fumi@example'];
  const items = lines.map((line, index) =>
    text({
      name: `line${index + 1}`,
      text: line,
      writing: 'horizontal',
      sizePt: 8.5,
      floorPt: 8.5,
      box: { x: 24, y: 150 + index * 16, width: 122, height: 12 },
    }),
  );
  const page = layoutFrontPage({ widthPt: 170.079, heightPt: 260.787, bleedPt: 8.505, items });
  expect(page.issues).toEqual([]);
  const printed = page.operations.map((operation) =>
    operation.kind === 'text' ? operation.glyphs.map((glyph) => glyph.text).join('') : '',
  );
  expect(printed).toEqual(lines);
  const sizes = page.operations.flatMap((operation) =>
    operation.kind === 'text' ? operation.glyphs.map(({ matrix }) => matrix[0]) : [],
  );
  expect(new Set(sizes)).toEqual(new Set([8.5]));
});

test('a narrow character at the end of a line is as near to the cut as it looks', () => {
  const edge = sheet.bleedPt + mmToPt(3);
  const box = { x: 300, y: 100, width: sheet.widthPt - edge - 300, height: 12 };
  expect(codes([text({ text: '神宮前1-2-3', writing: 'horizontal', align: 'end', box })])).toEqual([]);
});
