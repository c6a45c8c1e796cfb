import type { PhotoCrop, Point } from '@fumi/domain';
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import {
  type CropScreen,
  type Gesture,
  gestureOfDoublePress,
  gestureOfKey,
  moved,
  wheelFactor,
} from './crop-moves.ts';

/** Updates while dragging come no faster (spec §9). */
const THROTTLE_MS = 30;

/** The crop and the places of the fingers when their number last changed. */
type Held = { readonly start: PhotoCrop; readonly from: ReadonlyMap<number, Point>; readonly no: number };

type Tap = { readonly at: Point; readonly ms: number };

/** A finger that moves less has pressed; two presses within this time are one. */
const TAP_PX = 12;
const DOUBLE_TAP_MS = 350;

type Options = {
  readonly screen: CropScreen;
  readonly crop: PhotoCrop;
  /** Changes with the same `key` are one step to undo. */
  readonly onChange: (crop: PhotoCrop, key: string) => void;
};

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const spanOf = ([a, b]: readonly Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 1);

/** What one or two fingers have done: they move the photo, and the space between them enlarges it. */
function gestureOf(from: readonly Point[], to: readonly Point[]): Gesture {
  return {
    from: middleOf(from),
    to: middleOf(to),
    factor: from.length > 1 ? spanOf(to) / Math.max(1, spanOf(from)) : 1,
  };
}

/** Where a pointer is, px from the middle of the stage. */
function pointOf(stage: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

/** Finger, pinch, mouse, wheel, double press and keys over the stage; the last position always counts, throttled or not. */
export function useCropGestures({ screen, crop, onChange }: Options) {
  const stage = useRef<HTMLDivElement>(null);
  const pointers = useRef(new Map<number, Point>());
  const held = useRef<Held>({ start: crop, from: new Map(), no: 0 });
  const lastMs = useRef(0);
  const lastTap = useRef<Tap | null>(null);

  const hold = (start: PhotoCrop): void => {
    held.current = { start, from: new Map(pointers.current), no: held.current.no + 1 };
  };
  const follow = (): PhotoCrop => {
    const { start, from, no } = held.current;
    if (from.size === 0) return crop;
    const now = [...from.keys()].map((id) => pointers.current.get(id) ?? { x: 0, y: 0 });
    const next = moved(screen, start, gestureOf([...from.values()], now));
    onChange(next, `held-${no}`);
    return next;
  };
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const at = pointOf(event.currentTarget as Element, event);
    onChange(moved(screen, crop, { from: at, to: at, factor: wheelFactor(event) }), 'wheel');
  });
  useEffect(() => {
    // Only a listener that is not passive keeps the dialog from scrolling.
    const listening = new AbortController();
    stage.current?.addEventListener('wheel', (event) => onWheel(event), {
      passive: false,
      signal: listening.signal,
    });
    return () => listening.abort();
  }, []);

  /** Found here, as not every browser fires `dblclick` for a finger. */
  const isDoubleTap = (event: PointerEvent<HTMLElement>): boolean => {
    const at = pointOf(event.currentTarget, event);
    const from = held.current.from.get(event.pointerId);
    const isTap = pointers.current.size === 1 && from !== undefined && spanOf([from, at]) < TAP_PX;
    const before = lastTap.current;
    const isDouble =
      isTap &&
      before !== null &&
      event.timeStamp - before.ms < DOUBLE_TAP_MS &&
      spanOf([before.at, at]) < 2 * TAP_PX;
    lastTap.current = isTap && !isDouble ? { at, ms: event.timeStamp } : null;
    return isDouble;
  };
  const enlarge = (event: PointerEvent<HTMLElement>): PhotoCrop => {
    const { start } = held.current;
    const at = pointOf(event.currentTarget, event);
    const next = moved(screen, start, gestureOfDoublePress(at, start.view.zoom));
    onChange(next, 'double');
    return next;
  };
  const release = (event: PointerEvent<HTMLElement>, end = follow): void => {
    if (!pointers.current.has(event.pointerId)) return;
    pointers.current.set(event.pointerId, pointOf(event.currentTarget, event));
    const next = end();
    pointers.current.delete(event.pointerId);
    hold(next);
  };
  return {
    ref: stage,
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      if (event.button !== 0 || pointers.current.size > 1) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, pointOf(event.currentTarget, event));
      hold(crop);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      if (!pointers.current.has(event.pointerId)) return;
      pointers.current.set(event.pointerId, pointOf(event.currentTarget, event));
      if (event.timeStamp - lastMs.current < THROTTLE_MS) return;
      lastMs.current = event.timeStamp;
      follow();
    },
    onPointerUp: (event: PointerEvent<HTMLElement>): void =>
      release(event, isDoubleTap(event) ? () => enlarge(event) : follow),
    onPointerCancel: (event: PointerEvent<HTMLElement>): void => release(event),
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const gesture = gestureOfKey(event.key, event.shiftKey, screen, crop);
      if (gesture === null) return;
      event.preventDefault();
      onChange(moved(screen, crop, gesture), 'keys');
    },
  };
}
