import { expect, test } from 'vitest';
import { colourSpaceOf } from './colour-space.ts';

const latin1 = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));
const u32 = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);

/** A profile of one tag, the red primary, behind other boxes. */
function withProfile(redX: number): Uint8Array {
  const head = [...Array<number>(36).fill(0), ...latin1('acsp'), ...Array<number>(88).fill(0)];
  const tag = [...u32(1), ...latin1('rXYZ'), ...u32(144), ...u32(20)];
  const value = [...latin1('XYZ '), ...u32(0), ...u32(Math.round(redX * 65_536))];
  return Uint8Array.from([...latin1('ftypheic....colrprof'), ...head, ...tag, ...value]);
}

test.each([
  ['P3 of a profile, as iPhones have it', withProfile(0.5151), 'display-p3'],
  ['sRGB of a profile', withProfile(0.4361), 'srgb'],
  ['Adobe RGB, which no canvas knows', withProfile(0.6097), 'srgb'],
  ['P3 by its number', Uint8Array.from(latin1('....colrnclx\0\x0c\0\r\0\x06')), 'display-p3'],
  ['sRGB by its number', Uint8Array.from(latin1('....colrnclx\0\x01\0\r\0\x06')), 'srgb'],
  ['a profile that is cut off', withProfile(0.5151).subarray(0, 150), 'srgb'],
  ['nothing', new Uint8Array(), 'srgb'],
])('%s', (_, bytes, space) => {
  expect(colourSpaceOf(bytes)).toBe(space);
});
