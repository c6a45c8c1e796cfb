import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { movesCopy } from '../../copy/moves.ts';
import { keep, recall } from '../../platform/storage.ts';

const KEY = 'page-size';
/** The widths of the sizes are in SlotStrip.module.css. */
const LARGEST = movesCopy.pageSizes.length - 1;
const USUAL = 2;

/** Factor by which the distance of two fingers grows or shrinks for one step. */
const PINCHED = 1.35;
/** One step of a wheel, px: a notch is more, a single event of a touchpad is less. */
const WHEELED_PX = 40;

const within = (size: number): number => Math.min(LARGEST, Math.max(0, size));

/** The size that this device keeps; the usual one where what is kept is no number. */
export function keptSize(): number {
  const kept = Number(recall('localStorage', KEY) ?? USUAL);
  return Number.isInteger(kept) ? within(kept) : USUAL;
}

type Point = { readonly x: number; readonly y: number };

/** The spread at a point of the window. */
const spreadAt = ({ x, y }: Point): Element | null => document.elementFromPoint(x, y)?.closest('li') ?? null;

/** The spread that stays in place while sizes change: pointed at, else current, else in sight. */
function heldSpread(list: HTMLElement, pointed: Element | null): Element | null {
  if (pointed && list.contains(pointed)) return pointed;
  const { top, bottom } = list.getBoundingClientRect();
  const isSeen = (item: Element | null | undefined): item is Element => {
    const box = item?.getBoundingClientRect();
    return box !== undefined && box.bottom > top && box.top < bottom;
  };
  const current = list.querySelector('[aria-pressed="true"]')?.closest('li');
  return isSeen(current) ? current : ([...list.children].find(isSeen) ?? null);
}

/** Lays the pages in another size, by an attribute alone: no page is rendered anew. */
function lay(list: HTMLElement, size: number, held: Element | null): void {
  const before = held?.getBoundingClientRect().top ?? 0;
  // Lays out all spreads for two frames: by content-visibility, spreads outside the view would keep their old height.
  list.dataset.resizing = '';
  list.dataset.size = String(size);
  if (held) list.scrollTop += held.getBoundingClientRect().top - before;
  requestAnimationFrame(() => requestAnimationFrame(() => delete list.dataset.resizing));
}

const spanOf = ([a, b]: TouchList): number =>
  a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;

const middleOf = ([a, b]: TouchList): Point | null =>
  a && b ? { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 } : null;

type Change = (by: number, pointed: Element | null) => void;

/** Two fingers on the list: a step each time that their distance has grown or shrunk by PINCHED. */
function watchPinches(list: HTMLElement, change: Change, signal: AbortSignal): void {
  let from = 0;
  // The spread under the fingers as the gesture begins: each change of size may move that spread to another column.
  let pointed: Element | null = null;
  const begin = ({ touches }: TouchEvent): void => {
    const middle = middleOf(touches);
    from = spanOf(touches);
    pointed = middle && spreadAt(middle);
  };
  list.addEventListener('touchstart', begin, { signal, passive: true });
  list.addEventListener(
    'touchmove',
    (event) => {
      const { touches } = event;
      const isCarrying = list.closest('[data-dragging]') !== null;
      if (touches.length !== 2 || isCarrying || from === 0) return;
      // Else the browser enlarges the whole page.
      if (event.cancelable) event.preventDefault();
      const factor = spanOf(touches) / from;
      if (factor < PINCHED && factor > 1 / PINCHED) return;
      from = spanOf(touches);
      change(factor > 1 ? 1 : -1, pointed);
    },
    { signal, passive: false },
  );
}

/** A wheel with the control key; a pinch on a touchpad comes as the same event. */
function watchWheel(list: HTMLElement, change: Change, signal: AbortSignal): void {
  let wheeledPx = 0;
  list.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      wheeledPx += event.deltaY;
      if (Math.abs(wheeledPx) < WHEELED_PX) return;
      change(wheeledPx < 0 ? 1 : -1, spreadAt(event));
      wheeledPx = 0;
    },
    { signal, passive: false },
  );
}

/** The size of pages in a list, which is kept on the device and changed by two fingers and by a wheel as well. */
export function usePageSize(list: RefObject<HTMLElement | null>, first: number) {
  const [size, setSize] = useState(first);
  const change = (next: number, pointed: Element | null = null): void => {
    const { current } = list;
    if (!current || Number(current.dataset.size) === next) return;
    lay(current, next, heldSpread(current, pointed));
    keep('localStorage', KEY, String(next));
    setSize(next);
  };
  // Gestures are faster than rendering: the list's own attribute has the current size.
  const onGesture = useEffectEvent<Change>((by, pointed) =>
    change(within(Number(list.current?.dataset.size) + by), pointed),
  );
  useEffect(() => {
    const watching = new AbortController();
    if (list.current) {
      watchPinches(list.current, (by, pointed) => onGesture(by, pointed), watching.signal);
      watchWheel(list.current, (by, pointed) => onGesture(by, pointed), watching.signal);
    }
    return () => watching.abort();
  }, [list]);
  return { size, change };
}
