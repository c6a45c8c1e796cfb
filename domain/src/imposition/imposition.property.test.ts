import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mmToPt } from '../geometry/length.ts';
import type { Rect } from '../geometry/rect.ts';
import { cutAndStack, emptyPlaceCount } from './cut-and-stack.ts';
import { leafPagesOf, placesOfItem, runLeaves } from './run-leaves.ts';
import { layoutSheet, type SheetPlace, type SheetTerms, upsideDown } from './sheet-layout.ts';

const BLEED_MM = 3;
const POSTCARD = { widthPt: mmToPt(154), heightPt: mmToPt(106), bleedPt: mmToPt(BLEED_MM) };
const SRA3: SheetTerms = {
  widthMm: 320,
  heightMm: 450,
  edgeMm: 4,
  gutterMm: 6,
  turn: 'long-edge',
  backOffsetMm: { x: 0, y: 0 },
};

const terms = fc.record({
  widthMm: fc.integer({ min: 180, max: 500 }),
  heightMm: fc.integer({ min: 180, max: 500 }),
  edgeMm: fc.integer({ min: 0, max: 8 }),
  gutterMm: fc.integer({ min: 0, max: 10 }),
  turn: fc.constantFrom('long-edge' as const, 'short-edge' as const),
  backOffsetMm: fc.constant({ x: 0, y: 0 }),
});
const cards = fc.record({
  widthPt: fc.integer({ min: 150, max: 480 }),
  heightPt: fc.integer({ min: 150, max: 480 }),
  bleedPt: fc.constant(POSTCARD.bleedPt),
});

const NARROW_EDGE = { ...POSTCARD, widthPt: 151, heightPt: 153 };

const overlap = (a: Rect, b: Rect): boolean =>
  a.x + a.width > b.x + 1e-6 &&
  b.x + b.width > a.x + 1e-6 &&
  a.y + a.height > b.y + 1e-6 &&
  b.y + b.height > a.y + 1e-6;

const land = ({ matrix: [a, b, c, d, e, f] }: SheetPlace, x: number, y: number) => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

test.each([
  ['SRA3', {}, 2, 4, 0],
  ['A3+', { widthMm: 329, heightMm: 483 }, 3, 3, 1],
  ['A4', { widthMm: 210, heightMm: 297 }, 1, 2, 0],
] as const)('%s holds its cards', (_, size, columns, rows, quarterTurns) => {
  const layout = layoutSheet({ ...SRA3, ...size }, POSTCARD);
  expect([layout?.columns, layout?.rows, layout?.fronts[0]?.quarterTurns]).toEqual([
    columns,
    rows,
    quarterTurns,
  ]);
});

// Two white edges and two bleeds, cut sizes of 148 by 100 mm and the gutters between them; the slug above and below.
test.each([
  [2 * 4 + 2 * 3 + 2 * 148 + 6, 2 * (4 + 3) + 2 * 3 + 4 * 100 + 3 * 6, 2, 4],
  [2 * 4 + 2 * 3 + 2 * 148 + 6 - 0.1, 438, 1, 4],
  [316, 437.9, 2, 3],
  [2 * 4 + 2 * 3 + 148, 2 * (4 + 3) + 2 * 3 + 100, 1, 1],
])('a sheet of %f by %f mm holds %i by %i postcards', (widthMm, heightMm, columns, rows) => {
  const layout = layoutSheet({ ...SRA3, widthMm, heightMm }, POSTCARD);
  expect([layout?.columns, layout?.rows, layout?.fronts.length]).toEqual([columns, rows, columns * rows]);
});

const inMm = ({ x, y, width, height }: Rect): number[] =>
  [x, y, width, height].map((pt) => Math.round((pt / mmToPt(1)) * 1000) / 1000);

test('eight postcards lie in the middle of an SRA3 sheet, with a mark at each cut and the slug at the bottom', () => {
  const layout = layoutSheet(SRA3, POSTCARD);
  const [first, second, third] = layout?.fronts ?? [];
  expect([first, second, third].map((place) => place && inMm(place.trim))).toEqual([
    [9, 16, 148, 100],
    [163, 16, 148, 100],
    [9, 122, 148, 100],
  ]);
  expect(first && inMm(first.clip)).toEqual([6, 13, 154, 106]);
  expect(layout && inMm(layout.slug)).toEqual([4, 443, 312, 3]);
  const marks = layout?.marks.map(inMm) ?? [];
  const thick = Math.round((0.25 / mmToPt(1)) * 1000) / 1000;
  const cuts = { x: [9, 157, 163, 311], y: [16, 116, 122, 222, 228, 328, 334, 434] };
  // As long as the white edge and the slug leave room, five millimetres at most.
  expect(
    marks.filter(([, , width]) => width === thick).map(([x = 0, y, , height]) => [x, y, height]),
  ).toEqual([8, 437].flatMap((y) => cuts.x.map((x) => [Math.round((x - thick / 2) * 1000) / 1000, y, 5])));
  expect(
    marks.filter(([, , , height]) => height === thick).map(([x, y = 0, width]) => [x, y, width]),
  ).toEqual([4, 314].flatMap((x) => cuts.y.map((y) => [x, Math.round((y - thick / 2) * 1000) / 1000, 2])));
});

test('neighbours share the gutter for their bleed, a card alone keeps its own', () => {
  const bleedMm = (change: Partial<SheetTerms>): number => {
    const [place] = layoutSheet({ ...SRA3, ...change }, POSTCARD)?.fronts ?? [];
    return place ? Math.round(((place.trim.x - place.clip.x) / mmToPt(1)) * 1000) / 1000 : Number.NaN;
  };
  expect(bleedMm({ gutterMm: 2 })).toBe(1);
  expect(bleedMm({ gutterMm: 0 })).toBe(0);
  expect(bleedMm({ gutterMm: 10 })).toBe(3);
  expect(bleedMm({ gutterMm: 0, widthMm: 170, heightMm: 130 })).toBe(3);
});

test.each([
  [0, 2, 3, 0],
  [5, 2, 3, 1],
  [6, 2, 3, 0],
  [1, 4, 10, 3],
  [7, 2, 3, 1],
])('%i leaves on sheets of %i places in stacks of %i leave %i places free', (leaves, places, stack, free) => {
  expect(emptyPlaceCount(leaves, places, stack)).toBe(free);
});

test('a sheet that holds no card has no layout', () => {
  expect(layoutSheet({ ...SRA3, widthMm: 100, heightMm: 150 }, POSTCARD)).toBeNull();
});

test('nothing overlaps on either side, and nothing is printed on the white edge', () => {
  fc.assert(
    fc.property(terms, cards, (sheet, card) => {
      const layout = layoutSheet(sheet, card);
      if (layout === null) return;
      const edge = mmToPt(sheet.edgeMm);
      const inside = {
        x: edge,
        y: edge,
        width: layout.widthPt - 2 * edge,
        height: layout.heightPt - 2 * edge,
      };
      for (const places of [layout.fronts, layout.backs]) {
        const printed = [...places.map(({ clip }) => clip), layout.slug];
        printed.forEach((one, index) => {
          expect(printed.slice(index + 1).some((other) => overlap(one, other))).toBe(false);
          expect(one.x >= inside.x - 1e-6 && one.x + one.width <= inside.x + inside.width + 1e-6).toBe(true);
          expect(one.y >= inside.y - 1e-6 && one.y + one.height <= inside.y + inside.height + 1e-6).toBe(
            true,
          );
        });
      }
    }),
  );
});

test('marks lie outside of every bleed and of the slug, and in line with every cut', () => {
  fc.assert(
    fc.property(terms, cards, (sheet, card) => {
      const layout = layoutSheet(sheet, card);
      if (layout === null) return;
      const printed = [...layout.fronts.map(({ clip }) => clip), layout.slug];
      for (const mark of layout.marks) expect(printed.some((one) => overlap(mark, one))).toBe(false);
      // By where they lie: in a narrow edge a mark may be shorter than it is wide.
      const top = Math.min(...layout.fronts.map(({ trim }) => trim.y));
      const bottom = Math.max(...layout.fronts.map(({ trim }) => trim.y + trim.height));
      const down = layout.marks.filter(({ y, height }) => y + height <= top || y >= bottom);
      if (down.length === 0) return;
      for (const { trim } of layout.fronts)
        for (const x of [trim.x, trim.x + trim.width])
          expect(down.some((mark) => Math.abs(mark.x + mark.width / 2 - x) < 1e-6)).toBe(true);
    }),
    // An edge that leaves the marks at the side a fifth of a point.
    { examples: [[{ ...SRA3, widthMm: 371, heightMm: 229, edgeMm: 8, gutterMm: 3 }, NARROW_EDGE]] },
  );
});

test('a page upside down has each corner where the opposite one was', () => {
  const [place] = layoutSheet(SRA3, POSTCARD)?.backs ?? [];
  if (!place) throw new Error('no place');
  const turned = upsideDown(place, POSTCARD);
  const { widthPt, heightPt } = POSTCARD;
  const corner = (at: SheetPlace, x: number, y: number) => Object.values(land(at, x, y)).map(Math.round);
  expect(corner(turned, 0, 0)).toEqual(corner(place, widthPt, heightPt));
  expect(corner(turned, widthPt, 10)).toEqual(corner(place, 0, heightPt - 10));
  expect(turned.quarterTurns).toBe((place.quarterTurns + 2) % 4);
});

test('every point of a back lies behind the point of the front that it is turned from', () => {
  fc.assert(
    fc.property(terms, cards, fc.double({ min: 0, max: 1, noNaN: true }), (sheet, card, share) => {
      const layout = layoutSheet(sheet, card);
      layout?.fronts.forEach((front, index) => {
        const [x, y] = [card.widthPt * share, card.heightPt * (1 - share) ** 2];
        const seen = land(front, x, y);
        const back = land(layout.backs[index] as SheetPlace, card.widthPt - x, y);
        const through =
          sheet.turn === 'long-edge'
            ? { x: layout.widthPt - back.x, y: back.y }
            : { x: back.x, y: layout.heightPt - back.y };
        expect(through.x).toBeCloseTo(seen.x, 6);
        expect(through.y).toBeCloseTo(seen.y, 6);
      });
    }),
  );
});

test('an offset of the machine moves the backs alone, by what was measured', () => {
  const layout = layoutSheet(SRA3, POSTCARD);
  const moved = layoutSheet({ ...SRA3, backOffsetMm: { x: 0.5, y: -1 } }, POSTCARD);
  expect(moved?.fronts).toEqual(layout?.fronts);
  moved?.backs.forEach(({ trim }, index) => {
    expect(trim.x - (layout?.backs[index]?.trim.x ?? 0)).toBeCloseTo(mmToPt(0.5));
    expect(trim.y - (layout?.backs[index]?.trim.y ?? 0)).toBeCloseTo(mmToPt(-1));
  });
});

test('every leaf is printed once, and the piles of each stack, laid on each other, are in order', () => {
  const counts = fc.tuple(
    fc.integer({ min: 0, max: 2000 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 60 }),
  );
  fc.assert(
    fc.property(counts, ([leaves, places, stackSheets]) => {
      const sheets = cutAndStack(leaves, places, stackSheets);
      const piled: number[] = [];
      for (let first = 0; first < sheets.length; first += stackSheets) {
        const stack = sheets.slice(first, first + stackSheets);
        for (let place = 0; place < places; place += 1)
          piled.push(...stack.flatMap((sheet) => sheet[place] ?? []));
      }
      expect(piled).toEqual(Array.from({ length: leaves }, (_, index) => index));
      expect(sheets.length * places - leaves).toBeLessThan(
        places * Math.ceil(leaves / (places * stackSheets) || 1),
      );
    }),
  );
});

test.each([
  [
    'pairs',
    4,
    [
      [1, 2],
      [3, 4],
    ],
  ],
  [
    'pairs',
    3,
    [
      [1, 2],
      [3, null],
    ],
  ],
  [
    'singles',
    2,
    [
      [1, null],
      [2, null],
    ],
  ],
  ['covers', 6, [[1, null]]],
  [
    'inner',
    6,
    [
      [2, 3],
      [4, 5],
    ],
  ],
] as const)('%s of %i pages', (rule, pageCount, pairs) => {
  expect(leafPagesOf(rule, pageCount).map(({ front, back }) => [front, back])).toEqual(pairs);
});

test('a run goes order by order behind banners, copy by copy, in the order of the book', () => {
  const items = [
    { copies: 2, leaves: leafPagesOf('pairs', 4) },
    { copies: 1, leaves: [{ front: 3, back: 4 }] },
  ];
  const said = runLeaves(items).map((one) =>
    one.kind === 'banner' ? 'banner' : `${one.copy}/${one.leaf.front}`,
  );
  expect(said).toEqual(['banner', '1/1', '1/3', '2/1', '2/3', 'banner', '1/3']);
  expect(items.map(placesOfItem)).toEqual([5, 2]);
});

test.each([
  [0, 2],
  [1, 3],
  [2, 0],
  [3, 1],
] as const)('a face that was turned by %i quarters stands on its head after %i', (quarterTurns, turned) => {
  const [place] = layoutSheet(SRA3, POSTCARD)?.fronts ?? [];
  expect(place && upsideDown({ ...place, quarterTurns }, POSTCARD).quarterTurns).toBe(turned);
});
