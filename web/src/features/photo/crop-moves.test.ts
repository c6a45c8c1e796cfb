import { expect, test } from 'vitest';
import { moveByKey } from './crop-moves.ts';

/** A screen px is ten image px. */
const SCALE = 0.1;

test.each([
  ['ArrowLeft', false, { x: 90, y: 100 }],
  ['ArrowRight', false, { x: 110, y: 100 }],
  ['ArrowUp', true, { x: 100, y: 0 }],
  ['ArrowDown', true, { x: 100, y: 200 }],
  ['Home', false, { x: Number.NEGATIVE_INFINITY, y: Number.NEGATIVE_INFINITY }],
  ['Enter', false, null],
] as const)('%s (fast: %s) leads to %o', (key, isFast, to) => {
  expect(moveByKey({ x: 100, y: 100 }, key, isFast, SCALE)).toEqual(to);
});
