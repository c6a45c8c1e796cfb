import { expect, test } from 'vitest';
import {
  effectiveDpi,
  judgeResolution,
  mostZoom,
  resolutionRatio,
  UPLOAD_JPEG_QUALITY,
  uploadSizePx,
  viewIn,
} from './resolution.ts';
import { PLAIN_VIEW } from './view.ts';

/** A frame of exactly 1000 × 500 px on the print raster. */
const frame = { width: (1000 * 72) / 260, height: (500 * 72) / 260 };

test.each([
  [{ width: 1000, height: 500 }, 'fine'],
  [{ width: 999, height: 500 }, 'low'],
  [{ width: 580, height: 290 }, 'low'],
  [{ width: 579, height: 289 }, 'refused'],
  [{ width: 300, height: 200 }, 'refused'],
  [{ width: 4000, height: 200 }, 'refused'],
])('a photo of %o is %s', (image, verdict) => {
  expect(judgeResolution(image, frame)).toBe(verdict);
});

test('the ratio counts only what the frame shows', () => {
  expect(resolutionRatio({ width: 1000, height: 4000 }, frame)).toBeCloseTo(1);
});

test('an upload is never enlarged and never above 350 dpi', () => {
  expect(uploadSizePx({ width: 1000, height: 500 }, frame)).toEqual({ width: 1000, height: 500 });
  expect(uploadSizePx({ width: 4000, height: 2000 }, frame)).toEqual({ width: 1346, height: 673 });
});

test('an upload has 16 megapixels at most', () => {
  const poster = { width: 2000, height: 2000 };
  expect(uploadSizePx({ width: 8000, height: 8000 }, poster)).toEqual({ width: 4000, height: 4000 });
});

test('a photo of as many pixels as its frame is printed at 260 dpi', () => {
  expect(resolutionRatio({ width: 500, height: 250 }, frame) * 260).toBeCloseTo(130);
  expect(resolutionRatio({ width: 1000, height: 500 }, frame) * 260).toBeCloseTo(260);
});

test('resolution is judged after zoom and turns', () => {
  const image = { width: 2000, height: 1000 };
  expect(effectiveDpi(image, frame)).toBe(520);
  expect(effectiveDpi(image, frame, { ...PLAIN_VIEW, zoom: 2 })).toBe(260);
  expect(judgeResolution(image, frame, { ...PLAIN_VIEW, zoom: 2.01 })).toBe('low');
  expect(judgeResolution(image, frame, { ...PLAIN_VIEW, turn: 1 })).toBe('fine');
  expect(judgeResolution({ width: 1100, height: 550 }, frame, { ...PLAIN_VIEW, turn: 1 })).toBe('refused');
});

test('a photo is enlarged as far as the shop would still print it, and never made smaller', () => {
  const image = { width: 2000, height: 1000 };
  const most = mostZoom(image, frame, PLAIN_VIEW);
  expect(most).toBe(3.44);
  expect(judgeResolution(image, frame, { ...PLAIN_VIEW, zoom: most })).toBe('low');
  expect(judgeResolution(image, frame, { ...PLAIN_VIEW, zoom: most + 0.02 })).toBe('refused');
  expect(mostZoom({ width: 600, height: 300 }, frame, { ...PLAIN_VIEW, level: 15 })).toBe(1);
  expect(viewIn(image, frame, { zoom: 9, turn: 0, level: 0 }).zoom).toBe(most);
});

test('uploads have the quality that spec §5 gives', () => {
  expect(UPLOAD_JPEG_QUALITY).toBe(0.9);
});
