import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { movesCopy } from '../../copy/moves.ts';
import { keep, recall } from '../../platform/storage.ts';

const KEY = 'page-size';
/** The widths are SlotStrip.module.css's. */
const LARGEST = movesCopy.pageSizes.length - 1;
const USUAL = 2;

/** Fingers that part so much, or come together, are a step. */
const PINCHED = 1.35;
/** A notch of a wheel is more, what a touchpad tells of two fingers less at a time; px. */
const WHEELED_PX = 40;

const within = (size: number): number => Math.min(LARGEST, Math.max(0, size));

/** What this device keeps; whatever else stands there counts for nothing. */
export function keptSize(): number {
  const kept = Number(recall('localStorage', KEY) ?? USUAL);
  return Number.isInteger(kept) ? within(kept) : USUAL;
}

type Point = { readonly x: number; readonly y: number };

/** The spread at a point of the window. */
const spreadAt = ({ x, y }: Point): Element | null => document.elementFromPoint(x, y)?.closest('li') ?? null;

/** What stays where it is while all around it becomes larger or smaller: what was pointed at, what is worked on. */
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

/** Two fingers on the list, which put a step behind them each time that their space has grown or shrunk by so much. */
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

/** A wheel with the control key, as which a touchpad tells of two fingers. */
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
  // Fingers are faster than what is drawn: the list itself knows its size.
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
