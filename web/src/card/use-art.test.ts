import { expect, test } from 'vitest';
import { drawnArt } from './use-art.ts';

test.each([
  ['full', 'here', 'here'],
  ['small', 'coming', 'here'],
  ['small', 'missing', 'here'],
  ['full', 'here', 'missing'],
  // Neither has loaded: one that still loads is drawn, preferably the small one, which comes sooner.
  ['small', 'coming', 'coming'],
  ['full', 'coming', 'missing'],
  ['full', 'coming', null],
  ['small', null, 'coming'],
  // Refused art is not drawn until it has loaded.
  [null, 'missing', null],
  [null, null, 'missing'],
] as const)('%s art is drawn where the full one is %s and the small one %s', (drawn, full, small) => {
  expect(drawnArt(full, small)).toBe(drawn);
});
