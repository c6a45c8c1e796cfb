import { expect, test } from 'vitest';
import { drawnArt } from './use-art.ts';

test.each([
  ['full', 'here', 'here'],
  ['small', 'coming', 'here'],
  ['small', 'missing', 'here'],
  ['full', 'here', 'missing'],
  // Neither is here: what is on its way is drawn as it comes, the small one sooner.
  ['small', 'coming', 'coming'],
  ['full', 'coming', 'missing'],
  ['full', 'coming', null],
  ['small', null, 'coming'],
  // What was refused is drawn anew when it is here.
  [null, 'missing', null],
  [null, null, 'missing'],
] as const)('%s art is drawn where the full one is %s and the small one %s', (drawn, full, small) => {
  expect(drawnArt(full, small)).toBe(drawn);
});
