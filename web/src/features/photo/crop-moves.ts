import type { Point } from '@fumi/domain';
import { type PointerEvent, useRef } from 'react';

/** How far a key moves the crop, in px of the screen. */
const STEP = 1;
const FAST_STEP = 10;

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const ENDS: Readonly<Record<string, number>> = {
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Where a key moves the crop, in image px; null where the key means nothing here. `scale` is screen px per image px. */
export function moveByKey(offset: Point, key: string, isFast: boolean, scale: number): Point | null {
  const end = ENDS[key];
  if (end !== undefined) return { x: end, y: end };
  const direction = DIRECTIONS[key];
  if (direction === undefined) return null;
  const distance = (isFast ? FAST_STEP : STEP) / scale;
  return { x: offset.x + direction.x * distance, y: offset.y + direction.y * distance };
}

/** Updates while dragging come no faster (spec §9). */
const THROTTLE_MS = 30;

type Drag = { readonly start: Point; readonly origin: Point; lastMs: number };

type Options = {
  readonly offset: Point;
  /** Screen px per image px. */
  readonly scale: number;
  /** Gets the offset under the pointer, in image px; not yet clamped. */
  readonly onMove: (offset: Point) => void;
};

/** Drags with mouse, pen or finger; the last position always counts, throttled or not. */
export function useCropDrag({ offset, scale, onMove }: Options) {
  const drag = useRef<Drag | null>(null);

  const offsetAt = ({ start, origin }: Drag, event: PointerEvent): Point => ({
    x: origin.x + (event.clientX - start.x) / scale,
    y: origin.y + (event.clientY - start.y) / scale,
  });

  const end = (event: PointerEvent): void => {
    if (drag.current === null) return;
    onMove(offsetAt(drag.current, event));
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
      onMove(offsetAt(current, event));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
