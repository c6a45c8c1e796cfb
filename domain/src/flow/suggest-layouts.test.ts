import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Size } from '../geometry/rect.ts';
import { isCutHard } from '../photo/fit.ts';
import { type PageOption, suggestLayouts } from './suggest-layouts.ts';

const lying = { width: 6000, height: 4000 };
const upright = { width: 4000, height: 6000 };
const whole = { width: 380, height: 533 };
const wide = { width: 298, height: 224 };
const tall = { width: 298, height: 397 };
const smallTall = { width: 143, height: 191 };
const smallWide = { width: 143, height: 107 };

const LAYOUTS: readonly PageOption[] = [
  { layout: 'full', frames: [whole] },
  { layout: 'landscape', frames: [wide] },
  { layout: 'portrait', frames: [tall] },
  { layout: 'two', frames: [wide, wide] },
  { layout: 'two-portrait', frames: [smallTall, smallTall] },
  { layout: 'three', frames: [wide, smallTall, smallTall] },
  { layout: 'four', frames: [smallTall, smallTall, smallTall, smallTall] },
  { layout: 'four-landscape', frames: [smallWide, smallWide, smallWide, smallWide] },
];
/** What a design draws on its pages by turns. */
const pages = [whole, wide, wide, tall].map((own): PageOption[] => [
  { layout: null, frames: [own] },
  ...LAYOUTS,
]);
const book = (count: number): PageOption[][] =>
  Array.from({ length: count }, (_, index) => pages[index % pages.length] ?? []);

/** Photos that lose more than 40 % where they are laid. */
const cutIn = (photos: readonly Size[], count: number): Size[] =>
  suggestLayouts(photos, book(count)).flatMap(({ layout, photos: here }, page) => {
    const frames = book(count)[page]?.find((option) => option.layout === layout)?.frames ?? [];
    return here.flatMap((photo, place) => {
      const [size, frame] = [photos[photo], frames[place]];
      return size && frame && isCutHard({ size }, frame) ? [size] : [];
    });
  });

test.each([
  ['an upright photo takes the whole page of the design', [upright], [null]],
  ['a lying photo does not', [lying], ['landscape']],
  ['the design’s own pages come first', [upright, lying, lying, upright], [null, null, null, null]],
])('%s', (_, photos, layouts) => {
  expect(suggestLayouts(photos, book(4)).map(({ layout }) => layout)).toEqual(layouts);
});

test('three photos on one page lie in the frames of their shape', () => {
  expect(suggestLayouts([upright, lying, upright], book(1))).toEqual([
    { layout: 'three', photos: [1, 0, 2] },
  ]);
});

const photosOf = fc.array(fc.constantFrom(lying, upright), { minLength: 1, maxLength: 60 });

test('of as many photos as pages none is cut hard, and each has its page in the order taken', () => {
  fc.assert(
    fc.property(photosOf, (photos) => {
      expect(cutIn(photos, photos.length)).toEqual([]);
      const order = suggestLayouts(photos, book(photos.length)).flatMap((page) => page.photos);
      expect(order).toEqual(photos.map((_, index) => index));
    }),
  );
});

test('all photos are shown once, as long as the pages hold them, and never before those of a page before', () => {
  fc.assert(
    fc.property(photosOf, fc.integer({ min: 1, max: 24 }), (photos, count) => {
      const suggested = suggestLayouts(photos, book(count));
      const shown = suggested.flatMap((page) => page.photos);
      const most = Math.min(photos.length, 4 * count);
      expect(shown.toSorted((a, b) => a - b)).toEqual(Array.from({ length: most }, (_, index) => index));
      const firsts = suggested.map((page) => Math.min(...page.photos));
      expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
    }),
    { numRuns: 40 },
  );
});

test('sixty mixed photos in twenty-four pages lose no more than 40 % anywhere', () => {
  const photos = Array.from({ length: 60 }, (_, index) => ((index * 7) % 5 < 3 ? lying : upright));
  expect(cutIn(photos, 24)).toEqual([]);
});

test('a photo too small for a whole page gets a smaller frame', () => {
  const small = { width: 700, height: 930 };
  expect(suggestLayouts([small], [[...LAYOUTS]])[0]?.layout).toBe('portrait');
});

test('no photos, and no pages, are no suggestion', () => {
  expect(suggestLayouts([], book(4))).toEqual([]);
  expect(suggestLayouts([lying], [])).toEqual([]);
});

const overSpread: PageOption = { layout: 'panorama', frames: [{ width: 700, height: 350 }] };
/** Pages left of the gutter, here the second, the fourth, … of the list, may begin a spread. */
const withSpreads = (count: number): PageOption[][] =>
  book(count).map((options, page) =>
    page % 2 === 1 && page < count - 1 ? [...options, overSpread] : options,
  );
const panorama = { width: 6000, height: 2400 };
const layoutsOf = (photos: readonly Size[], count: number) =>
  suggestLayouts(photos, withSpreads(count)).map(({ layout }) => layout);

test('a panorama lies over both pages of a spread, and no other photo does', () => {
  expect(suggestLayouts([upright, panorama, upright], withSpreads(8))).toEqual([
    { layout: null, photos: [0] },
    { layout: 'panorama', photos: [1] },
    { layout: 'panorama', photos: [] },
    { layout: null, photos: [2] },
  ]);
  expect(layoutsOf([lying, lying, lying, lying], 8)).not.toContain('panorama');
});

test('a photo of three to one lies in the band of its own shape, and one of two to one in the higher band', () => {
  const wide: PageOption = { layout: 'panorama-wide', frames: [{ width: 700, height: 233 }] };
  const pages = withSpreads(8).map((options) =>
    options.includes(overSpread) ? [...options, wide] : options,
  );
  const layoutOf = (photo: Size) => suggestLayouts([upright, photo, upright], pages)[1]?.layout;
  expect(layoutOf({ width: 6000, height: 2000 })).toBe('panorama-wide');
  expect(layoutOf({ width: 6000, height: 3000 })).toBe('panorama');
});

test('two photos share a page where a panorama would else begin on a right page', () => {
  const suggested = suggestLayouts([upright, upright, panorama, upright], withSpreads(8));
  expect(suggested.filter(({ layout }) => layout === 'panorama').flatMap(({ photos }) => photos)).toEqual([
    2,
  ]);
  expect(suggested.flatMap(({ photos }) => photos)).toEqual([0, 1, 2, 3]);
});

test('in a full book all photos are shown, a panorama over a spread where the others have room', () => {
  const photos = Array.from({ length: 40 }, (_, index) => (index % 13 === 5 ? panorama : lying));
  const suggested = suggestLayouts(photos, withSpreads(24));
  expect(suggested).toHaveLength(24);
  expect(suggested.flatMap(({ photos: here }) => here).toSorted((a, b) => a - b)).toEqual(
    photos.map((_, index) => index),
  );
  expect(suggested.filter(({ layout }) => layout === 'panorama').flatMap(({ photos: here }) => here)).toEqual(
    [5, 18, 31],
  );
});

test('a panorama that comes first, or last of a full book, changes places with its neighbour to lie over a spread', () => {
  const overBoth = (photos: readonly Size[], count: number) =>
    suggestLayouts(photos, withSpreads(count)).find(({ layout }) => layout === 'panorama')?.photos;
  const others = Array.from({ length: 7 }, () => upright);
  expect(overBoth([panorama, ...others], 8)).toEqual([0]);
  expect(overBoth([...others, panorama], 8)).toEqual([7]);
  expect(suggestLayouts([panorama, ...others], withSpreads(8))[0]?.photos[0]).toBe(1);
  expect(suggestLayouts([panorama, ...others.slice(4)], book(8))[0]?.photos).toEqual([0]);
});

test('a frame that is only a little narrower than a lying photo cuts off people who stand at its sides', () => {
  const square = { width: 300, height: 270 };
  const [own, landscape] = [{ layout: null, frames: [square] } as const, LAYOUTS[1] as PageOption];
  const layoutOf = (photo: Size) => suggestLayouts([photo], [[own, landscape]])[0]?.layout;
  expect(layoutOf({ width: 5600, height: 4000 })).toBe('landscape');
  expect(layoutOf({ width: 5200, height: 4000 }), 'an eighth of it').toBeNull();
  expect(layoutOf({ width: 4000, height: 4400 }), 'of an upright one above and below').toBeNull();
});

test('where no spread has room, a panorama lies on a page as other photos do', () => {
  expect(layoutsOf([panorama], 1)).toEqual(['landscape']);
});
