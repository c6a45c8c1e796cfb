import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CUT_MARGIN_PT } from '../geometry/length.ts';
import { clampOffset, defaultOffset, MAX_LEVEL } from './crop.ts';
import { countCutFaces, faceHints } from './cut-faces.ts';
import { type Face, facesInFrame } from './face.ts';
import { countLostFaces, offsetForFaces } from './offset-for-faces.ts';
import { printedFrame, WHOLE_FRAME } from './printed-frame.ts';
import { type PhotoView, PLAIN_VIEW } from './view.ts';

const length = fc.integer({ min: 1000, max: 8000 });
const size = fc.record({ width: length, height: length });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const view: fc.Arbitrary<PhotoView> = fc.record({
  zoom: fc.double({ min: 1, max: 5, noNaN: true }),
  turn: fc.constantFrom(0, 1, 2, 3),
  level: fc.double({ min: -MAX_LEVEL, max: MAX_LEVEL, noNaN: true }),
});
/** In shares of the image. */
const face = fc.record({ x: share, y: share, side: fc.double({ min: 0.03, max: 0.5, noNaN: true }) });

const onImage = (
  image: { width: number; height: number },
  { x, y, side }: { x: number; y: number; side: number },
) => {
  const px = side * Math.min(image.width, image.height);
  return { x: x * (image.width - px), y: y * (image.height - px), width: px, height: px };
};

const whole = (frame: { width: number; height: number }) => ({ frame, kept: WHOLE_FRAME });

test('wherever faces lie, the crop stays in the image and its offset is whole', () => {
  fc.assert(
    fc.property(size, size, fc.array(face, { maxLength: 6 }), view, (image, frame, found, seen) => {
      const at = offsetForFaces(
        image,
        whole(frame),
        found.map((each) => onImage(image, each)),
        seen,
      );
      expect(at).toEqual(clampOffset(image, frame, at, seen));
    }),
  );
});

test('where no face is found, the crop is that of the specification to the pixel', () => {
  fc.assert(
    fc.property(size, size, view, (image, frame, seen) => {
      expect(offsetForFaces(image, whole(frame), [], seen)).toEqual(defaultOffset(image, frame, seen));
    }),
  );
});

test('a single face that fits into the frame is never cut', () => {
  fc.assert(
    fc.property(size, size, face, (image, frame, found) => {
      const only = onImage(image, found);
      const at = offsetForFaces(image, whole(frame), [only]);
      const [seen] = facesInFrame({ size: image, offset: at }, frame, [only]);
      fc.pre(seen !== undefined && seen.width <= 1 && seen.height <= 1);
      expect(countCutFaces({ size: image, offset: at }, whole(frame), [only])).toBe(0);
    }),
  );
});

test('a face in the middle, with room around it, moves nothing', () => {
  const image = { width: 3000, height: 2000 };
  const middle = { x: 1400, y: 900, width: 200, height: 200 };
  for (const frame of [
    { width: 100, height: 148 },
    { width: 148, height: 100 },
  ])
    expect(offsetForFaces(image, whole(frame), [middle])).toEqual(defaultOffset(image, frame));
});

/*
 *   3000 × 2000 in an upright frame of 1:2: the crop is 1000 wide and lies at 1000 to 2000.
 */
const lying = { width: 3000, height: 2000 };
const upright = { width: 100, height: 200 };

const at = (x: number, side = 200): Face => ({ x, y: 800, width: side, height: side });

test.each([
  ['left of it: so far that the face and its room are inside', [at(300)], 260],
  ['right of it', [at(2500)], 1740],
  ['that would be cut at the edge', [at(1900)], 1140],
  ['two that fit together', [at(400), at(1000)], 360],
  ['two that fit without their room: their middle in the middle', [at(400), at(1150)], 375],
  ['two that do not fit: the larger', [at(200, 150), at(2500, 300)], 1860],
  ['three of which two fit: these', [at(100), at(1900), at(2300)], 1540],
  ['larger than the frame: its middle', [at(100, 1500)], 350],
  ['at the very edge of the photo', [at(0)], 0],
])('a face %s', (_, faces, x) => {
  expect(offsetForFaces(lying, whole(upright), faces)).toEqual({ x, y: 0 });
});

test('faces that fill the height have their middle at 42 per cent of it', () => {
  const standing = { width: 2000, height: 3000 };
  const frame = { width: 200, height: 100 };
  const close = { x: 500, y: 800, width: 900, height: 900 };
  expect(offsetForFaces(standing, whole(frame), [close])).toEqual({ x: 0, y: 800 });
  expect(offsetForFaces(standing, whole(frame), [{ ...close, y: 1000, height: 700 }]).y).toBe(930);
});

test('what the knife takes away counts as cut', () => {
  const page = { width: 300, height: 400 };
  const full = printedFrame({ x: 0, y: 0, ...page }, page);
  expect(full.kept.x * page.width).toBeCloseTo(CUT_MARGIN_PT);
  expect((1 - full.kept.y - full.kept.height) * page.height).toBeCloseTo(CUT_MARGIN_PT);
  expect(printedFrame({ x: 50, y: 50, width: 100, height: 100 }, page).kept).toEqual(WHOLE_FRAME);
  const photo = { size: page, offset: { x: 0, y: 0 } };
  const near = { x: 2, y: 100, width: 40, height: 40 };
  expect(countCutFaces(photo, full, [near])).toBe(1);
  expect(countCutFaces(photo, whole(page), [near])).toBe(0);
});

test('a turned photo keeps the face where it lies after the turn', () => {
  // What is left on the image is at the top after a clockwise turn.
  const seen: PhotoView = { ...PLAIN_VIEW, turn: 1 };
  const left = { x: 100, y: 900, width: 200, height: 200 };
  const frame = { width: 200, height: 100 };
  const offset = offsetForFaces(lying, whole(frame), [left], seen);
  expect(offset).toEqual({ x: 0, y: 40 });
  expect(countCutFaces({ size: lying, offset, view: seen }, whole(frame), [left])).toBe(0);
});

const page = { width: 300, height: 400 };
/** A corner of the page, above on the right. */
const corner = { box: { x: 200, y: 0, width: 100, height: 100 }, columns: 1, rows: 1, opacity: [255] };
const around = {
  frame: { x: 0, y: 0, ...page },
  page,
  words: [{ x: 100, y: 300, width: 100, height: 40 }],
  art: [corner],
};

test.each([
  ['nothing, where it lies free', { x: 120, y: 100, width: 60, height: 60 }, []],
  ['the edge, where the knife meets it', { x: -20, y: 100, width: 60, height: 60 }, ['edge']],
  ['nothing, where it is left out altogether', { x: -80, y: 100, width: 60, height: 60 }, []],
  ['the words, where they cover some of it', { x: 120, y: 280, width: 60, height: 60 }, ['words']],
  ['nothing, where they touch it', { x: 120, y: 244, width: 60, height: 60 }, []],
  ['the art, where it covers some of it', { x: 180, y: 40, width: 60, height: 60 }, ['art']],
  ['nothing, where the art touches it', { x: 145, y: 40, width: 60, height: 60 }, []],
] as const)('of a face is told %s', (_, face, hints) => {
  expect(faceHints({ size: page, offset: { x: 0, y: 0 } }, around, [face])).toEqual(hints);
});

test('faces that no crop of a frame shows together are counted', () => {
  expect(countLostFaces(lying, upright, [at(100), at(2600)])).toBe(1);
  expect(countLostFaces(lying, { width: 3, height: 2 }, [at(100), at(2600)])).toBe(0);
});

/** Art over the whole width of a frame, from `top` to `bottom` in shares of its height. */
const band = (top: number, bottom: number) => ({
  box: { x: 0, y: top, width: 1, height: bottom - top },
  columns: 1,
  rows: 1,
  opacity: [255],
});

const standing = { width: 2000, height: 3000 };
const square = { width: 100, height: 100 };

test.each([
  ['lies free: nothing moves', 1400, band(0, 0.1), { moved: 0, spoilt: 0 }],
  ['lies under art above: the crop moves up', 600, band(0, 0.3), { moved: -1, spoilt: 0 }],
  ['lies under art below: the crop moves down', 2200, band(0.75, 1), { moved: 1, spoilt: 0 }],
  ['lies under art wherever the crop is: it stays', 1400, band(0, 1), { moved: 0, spoilt: 1 }],
])('a face %s', (_, y, art, expected) => {
  const only = { x: 900, y, width: 200, height: 200 };
  const printed = { ...whole(square), art: [art] };
  const plain = offsetForFaces(standing, whole(square), [only]);
  const offset = offsetForFaces(standing, printed, [only]);
  expect({
    moved: Math.sign(offset.y - plain.y),
    spoilt: countCutFaces({ size: standing, offset }, printed, [only]),
  }).toEqual(expected);
});

test('a crop that knows the art of its design spoils no more faces than one that does not', () => {
  const cover = fc.record({ x: share, y: share }).map(({ x, y }) => ({
    box: { x, y, width: 0.4, height: 0.4 },
    columns: 1,
    rows: 1,
    opacity: [255],
  }));
  fc.assert(
    fc.property(
      size,
      size,
      fc.array(face, { maxLength: 4 }),
      view,
      cover,
      (image, frame, found, seen, art) => {
        const faces = found.map((each) => onImage(image, each));
        const printed = { ...whole(frame), art: [art] };
        const lying = (offset: { x: number; y: number }) => ({ size: image, offset, view: seen });
        const knowing = offsetForFaces(image, printed, faces, seen);
        const plain = offsetForFaces(image, whole(frame), faces, seen);
        expect(countCutFaces(lying(knowing), printed, faces)).toBeLessThanOrEqual(
          countCutFaces(lying(plain), printed, faces),
        );
        expect(knowing).toEqual(clampOffset(image, frame, knowing, seen));
      },
    ),
  );
});

test('a face under art does not count as whole, wherever the frame lies on its page', () => {
  const frame = { x: 20, y: 30, width: 100, height: 100 };
  const art = { ...band(0, 1), box: { x: 20, y: 80, width: 100, height: 50 } };
  const printed = printedFrame(frame, { width: 300, height: 400 }, [art]);
  const photo = { size: square, offset: { x: 0, y: 0 } };
  expect(countCutFaces(photo, printed, [{ x: 40, y: 60, width: 20, height: 20 }])).toBe(1);
  expect(countCutFaces(photo, printed, [{ x: 40, y: 20, width: 20, height: 20 }])).toBe(0);
});

test('a photo over a spread is cut outside of both pages alone, and the crop keeps a face out of its gutter', () => {
  const page = { width: 300, height: 400 };
  const frame = { x: 0, y: 80, width: 560, height: 280 };
  const printed = printedFrame(frame, page);
  const ofRight = printedFrame({ ...frame, x: page.width - frame.width }, page);
  expect([ofRight.kept, ofRight.gutter]).toEqual([printed.kept, printed.gutter]);
  const [x, y, width] = [printed.kept.x * frame.width, printed.kept.y, printed.kept.width * frame.width];
  expect([x, y, width].map(Math.round)).toEqual([9, 0, 543]);
  const wide = { width: 3000, height: 1000 };
  const folded = { x: 1450, y: 400, width: 200, height: 200 };
  const offset = offsetForFaces(wide, printed, [folded]);
  expect(countCutFaces({ size: wide, offset: defaultOffset(wide, frame) }, printed, [folded])).toBe(1);
  expect(countCutFaces({ size: wide, offset }, printed, [folded])).toBe(0);
});

test.each([
  [0.455, 0],
  [0.465, 1],
])('a face that ends at %d of a spread, whose fold begins at 0.45, is folded: %i', (end, count) => {
  const spread = { width: 1000, height: 500 };
  const printed = { ...whole(spread), gutter: { x: 0.45, y: 0, width: 0.1, height: 1 } };
  const large = { x: end * 1000 - 400, y: 50, width: 400, height: 400 };
  expect(countCutFaces({ size: spread, offset: { x: 0, y: 0 } }, printed, [large])).toBe(count);
});
