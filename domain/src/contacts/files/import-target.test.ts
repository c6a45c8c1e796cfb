import { expect, test } from 'vitest';
import { IMPORT_TARGETS } from './import-target.ts';

test('a column may hold part of the first to the fifth joint name, each once', () => {
  const joint = IMPORT_TARGETS.filter((target) => /^joint\d/.test(target));
  expect(joint.slice(0, 5)).toEqual([
    'joint1.last',
    'joint1.first',
    'joint1.full',
    'joint1.honorific',
    'joint2.last',
  ]);
  expect([joint.length, joint.at(-1)]).toEqual([20, 'joint5.honorific']);
  expect(new Set(IMPORT_TARGETS).size).toBe(IMPORT_TARGETS.length);
});
