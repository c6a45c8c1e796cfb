import { expect, test } from 'vitest';
import { isForPhotos, type LaidOutPage } from './page-options.ts';

const page: LaidOutPage = {
  layout: null,
  template: 1,
  frames: [{ x: 0, y: 0, width: 10, height: 10 }],
  isSpreadContinuation: false,
};

test.each<[string, Partial<LaidOutPage>, boolean]>([
  ['the design’s own page', {}, true],
  ['a page of one photo', { layout: 'full' }, true],
  ['a page with words', { layout: 'photo-text' }, false],
  ['a page without photos', { frames: [] }, false],
  ['the right half of a spread', { isSpreadContinuation: true }, false],
])('%s is suggested for photos or not', (_, more, isSuggested) => {
  expect(isForPhotos({ ...page, ...more })).toBe(isSuggested);
});
