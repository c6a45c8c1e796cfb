import type { Point } from '@fumi/domain';
import { type PointerEvent, useRef } from 'react';

/** Updates while dragging come no faster (spec §9). */
const THROTTLE_MS = 30;

type Drag = { readonly start: Point; readonly origin: Point; lastMs: number };

type Options = {
  readonly offset: Point;
  /** Screen px per image px. */
  readonly scale: number;
  /** Gets where the pointer leads, in image px; not yet clamped. */
  readonly onMove: (offset: Point) => void;
};

/** Drags with mouse, pen or finger; the last place always counts, throttled or not. */
export function useCropDrag({ offset, scale, onMove }: Options) {
  const drag = useRef<Drag | null>(null);

  const placeOf = ({ start, origin }: Drag, event: PointerEvent): Point => ({
    x: origin.x + (event.clientX - start.x) / scale,
    y: origin.y + (event.clientY - start.y) / scale,
  });

  const end = (event: PointerEvent): void => {
    if (drag.current === null) return;
    onMove(placeOf(drag.current, event));
    drag.current = null;
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { start: { x: event.clientX, y: event.clientY }, origin: offset, lastMs: 0 };
    },
    onPointerMove: (event: PointerEvent): void => {
      const current = drag.current;
      if (current === null || event.timeStamp - current.lastMs < THROTTLE_MS) return;
      current.lastMs = event.timeStamp;
      onMove(placeOf(current, event));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
