import type { Design } from './drawing/design.ts';

/**
 * How far the background lies over a photo's edge around its window, px: a pixel of a card that is shown 96 px wide.
 * Where edge and ring end within one pixel of the screen, both are half there, and a line of the photo shows.
 */
export const RING_PX = 16;

/** A design whose window has the ring that its overlay is drawn with; where the whole rectangle shows there is none. */
export function withRing(design: Design): Design {
  const { frame } = design;
  if (!frame?.window) return design;
  const { x, y, width, height } = frame;
  const ring = {
    x: x - RING_PX,
    y: y - RING_PX,
    width: width + 2 * RING_PX,
    height: height + 2 * RING_PX,
  };
  return { ...design, frame: { ...frame, ...ring } };
}
