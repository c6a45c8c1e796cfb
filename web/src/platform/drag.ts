/* Things are dragged by mouse, pen and finger: the pointer's events alone, for drag and drop of HTML knows no finger. */

/** A mouse that moves less than this is clicking. */
const MOVED_PX = 6;

/** A finger that rests so long, ms, takes the thing up; one that moves before, scrolls. */
const REST_MS = 300;
const RESTING_PX = 10;

/** A pointer so near to an edge makes the list scroll, and so far at each frame. */
const EDGE_PX = 56;
const SCROLLED_PX = 12;

type Point = { readonly x: number; readonly y: number };

type Drag = {
  /** Where a thing may be let go: selectors, by its `data-drag`. */
  readonly goals: Readonly<Record<string, string>>;
  readonly onDrop: (thing: HTMLElement, goal: HTMLElement) => void;
  /** What follows the pointer as a copy: the thing itself, or what it is the handle of. */
  readonly pictureOf: (thing: HTMLElement) => HTMLElement;
};

const isFar = (a: Point, b: Point, px: number): boolean => Math.hypot(a.x - b.x, a.y - b.y) > px;
const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

/** A copy that goes with the pointer; it lies in the list from which it is, so that it looks the same. */
function liftedCopy(picture: HTMLElement): HTMLElement {
  const copy = picture.cloneNode(true) as HTMLElement;
  const { left, top, width, height } = picture.getBoundingClientRect();
  copy.inert = true;
  copy.dataset.lifted = '';
  Object.assign(copy.style, {
    position: 'fixed',
    zIndex: '9',
    inset: `${top}px auto auto ${left}px`,
    width: `${width}px`,
    height: `${height}px`,
    minHeight: '0',
    pointerEvents: 'none',
  });
  return copy;
}

/** How far something scrolls at this frame when the pointer is at `y` between its edges. */
function scrollAt(y: number, top: number, bottom: number): number {
  if (y < top + EDGE_PX) return -SCROLLED_PX;
  return y > bottom - EDGE_PX ? SCROLLED_PX : 0;
}

/** The list under the pointer, and the window where the pointer is near its edge. */
function scrollNear({ y }: Point, list: Element | null): void {
  const byWindow = scrollAt(y, 0, innerHeight);
  if (byWindow !== 0) window.scrollBy({ top: byWindow, behavior: 'instant' });
  if (list === null) return;
  const { top, bottom } = list.getBoundingClientRect();
  if (y > top && y < bottom) list.scrollTop += scrollAt(y, Math.max(0, top), Math.min(innerHeight, bottom));
}

/** Lifts a thing: its copy follows the pointer, and the goal below is marked, without React. */
function lift(root: HTMLElement, thing: HTMLElement, from: Point, { goals, pictureOf }: Drag) {
  const picture = pictureOf(thing);
  const { left, top } = picture.getBoundingClientRect();
  const copy = liftedCopy(picture);
  const fits = goals[thing.dataset.drag ?? ''] ?? ':not(*)';
  let at = from;
  let goal: HTMLElement | null = null;
  let frame = 0;
  const aim = (): void => {
    const found = document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>(fits) ?? null;
    // A goal that holds the thing or its picture is where it lies already.
    const isElsewhere = found !== null && !found.contains(thing) && !found.contains(picture);
    const next = isElsewhere && root.contains(found) ? found : null;
    if (next === goal) return;
    goal?.removeAttribute('data-over');
    next?.setAttribute('data-over', '');
    goal = next;
  };
  const follow = (): void => {
    // In a container of queries, browsers of before 2024 measure `fixed` from the container, which scrolls.
    copy.style.transform = 'none';
    const now = copy.getBoundingClientRect();
    copy.style.transform = `translate(${left - now.left + at.x - from.x}px, ${top - now.top + at.y - from.y}px)`;
    scrollNear(at, root.querySelector('[data-drag-scroll]'));
    aim();
    frame = requestAnimationFrame(follow);
  };
  (thing.closest('ol') ?? root).append(copy);
  root.dataset.dragging = thing.dataset.drag;
  follow();
  return {
    move: (to: Point): void => {
      at = to;
    },
    /** Ends it; answers where it was let go. */
    end: (): HTMLElement | null => {
      cancelAnimationFrame(frame);
      aim();
      goal?.removeAttribute('data-over');
      copy.remove();
      delete root.dataset.dragging;
      return goal;
    },
  };
}

/** The press that ends a drag is no click. */
function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}

type Watched = { readonly root: HTMLElement; readonly drag: Drag; readonly until: AbortSignal };

/** Follows one pointer from the press on. */
function watchPointer({ root, drag, until }: Watched, thing: HTMLElement, down: PointerEvent): void {
  const from = pointOf(down);
  const isFinger = down.pointerType === 'touch';
  const watching = new AbortController();
  const { signal } = watching;
  let lifted: ReturnType<typeof lift> | null = null;
  const begin = (at: Point): void => {
    lifted = lift(root, thing, at, drag);
  };
  const timer = isFinger ? setTimeout(() => begin(from), REST_MS) : undefined;
  const end = (): HTMLElement | null => {
    clearTimeout(timer);
    watching.abort();
    return lifted?.end() ?? null;
  };
  const onMove = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    const at = pointOf(event);
    if (lifted) lifted.move(at);
    else if (isFinger && isFar(from, at, RESTING_PX)) end();
    else if (!isFinger && isFar(from, at, MOVED_PX)) begin(from);
  };
  const onUp = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    lifted?.move(pointOf(event));
    if (lifted) swallowClick();
    const goal = end();
    if (goal) drag.onDrop(thing, goal);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && lifted) end();
  };
  // The finger that carries something does not scroll, and opens no menu.
  const keep = (event: Event): void => {
    if (event.cancelable && (lifted || event.type === 'contextmenu')) event.preventDefault();
  };
  document.addEventListener('pointermove', onMove, { signal });
  document.addEventListener('pointerup', onUp, { signal });
  document.addEventListener('pointercancel', end, { signal });
  // Two fingers take nothing up: they make things larger or smaller.
  const onOther = ({ pointerId }: PointerEvent): void => {
    if (pointerId !== down.pointerId && !lifted) end();
  };
  document.addEventListener('pointerdown', onOther, { signal });
  until.addEventListener('abort', end, { signal });
  document.addEventListener('keydown', onKey, { signal });
  root.addEventListener('touchmove', keep, { signal, passive: false });
  // Control and a press open a menu on a Mac; no pointerup comes while it is open.
  root.addEventListener('contextmenu', isFinger ? keep : end, { signal });
}

/** Lets what carries `data-drag` inside of `root` be dragged, until the returned function is called. */
export function watchDrags(root: HTMLElement, drag: Drag): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  root.addEventListener(
    'pointerdown',
    (event) => {
      const thing = (event.target as Element).closest<HTMLElement>('[data-drag]');
      if (thing && event.isPrimary && event.button === 0)
        watchPointer({ root, drag, until: signal }, thing, event);
    },
    { signal },
  );
  // Browsers decide as a finger comes down whether a listener may keep it from scrolling.
  root.addEventListener('touchmove', () => {}, { signal, passive: false });
  return () => watching.abort();
}
