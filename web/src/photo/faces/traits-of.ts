import { greyOf, type PhotoTraits, printOf, SHARPNESS_SIDE_PX, type Size, sharpnessOf } from '@fumi/domain';
import type { Pixels } from './face-net.ts';

/** Whether a picture is sharp, and what it looks like; `draw` gives its pixels at a size. */
export function traitsOf({ width, height }: Size, draw: (size: Size) => Pixels): PhotoTraits {
  const long = Math.max(width, height);
  const atSide = (length: number): number => Math.ceil((length * SHARPNESS_SIDE_PX) / long);
  const grey = greyOf(draw({ width: atSide(width), height: atSide(height) }));
  return { sharpness: long < SHARPNESS_SIDE_PX ? null : sharpnessOf(grey), print: printOf(grey) };
}
