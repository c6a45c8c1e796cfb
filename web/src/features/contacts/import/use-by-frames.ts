import { useEffect, useState } from 'react';

/**
 * How many of `count` things are drawn: `step` more with each frame, the first a frame later than what is around them.
 * Drawn in one piece, what fills several screens would hold a slow phone up for longer than a tap may wait (50 ms).
 */
export function useByFrames(count: number, step: number): number {
  const [drawn, setDrawn] = useState(0);
  const isWhole = drawn >= count;
  useEffect(() => {
    if (isWhole) return;
    const frame = requestAnimationFrame(() => setDrawn(drawn + step));
    return () => cancelAnimationFrame(frame);
  }, [isWhole, drawn, step]);
  return Math.min(drawn, count);
}
