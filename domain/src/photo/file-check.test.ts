import { expect, test } from 'vitest';
import { checkPhotoFile, isSingleFile } from './file-check.ts';

/** 1000 × 1000 px on the print raster. */
const frame = { width: (1000 * 72) / 260, height: (1000 * 72) / 260 };
const header = (width: number, height: number) =>
  ({ type: 'jpeg', width, height, orientation: 1, takenAt: null }) as const;

// Spec §5: non-empty, JPEG or PNG, at most 8 MB, at least 0.58 of the frame.
test.each([
  ['a photo as large as its frame', 1000, header(1000, 1000), null],
  ['of 8 MB', 8_388_608, header(1000, 1000), null],
  ['of a byte more', 8_388_609, header(1000, 1000), 'filesize'],
  ['without a byte', 0, null, 'fileempty'],
  ['of another type', 1, null, 'filetype'],
  ['without width', 1, header(0, 1000), 'imagedata'],
  ['without height', 1, header(1000, 0), 'imagedata'],
  ['of one column', 1, header(1, 1000), 'dimension'],
  ['of one row', 1, header(1000, 1), 'dimension'],
  ['of 100 megapixels', 1, header(10_000, 10_000), null],
  ['of more than 100 megapixels', 1, header(10_001, 10_000), 'imagedata'],
  ['of 0.58 of its frame', 1, header(580, 580), null],
  ['of less', 1, header(579, 580), 'dimension'],
] as const)('a file %s is judged', (_, bytes, found, failure) => {
  expect(checkPhotoFile(bytes, found, frame)).toBe(failure);
});

test('one file is taken at a time', () => {
  expect([0, 1, 2].map(isSingleFile)).toEqual([false, true, false]);
});
