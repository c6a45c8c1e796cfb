import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchDrags } from './drag.ts';

/* A fake page with one list: a thing at the left, and a goal from x = 100 px on. */

/** A fake of an element, with as much as dragging uses. */
class Part extends EventTarget {
  readonly dataset: Record<string, string> = {};
  readonly style: Record<string, string> = {};
  readonly marks = new Set<string>();
  readonly parts: Part[] = [];
  inert = false;
  isGone = false;
  readonly selectors: string;
  constructor(selectors: string) {
    super();
    this.selectors = selectors;
  }
  closest = (selector: string): Part | null =>
    selector.split(', ').some((each) => this.selectors.includes(each)) ? this : null;
  contains = (other: Part): boolean => other === this || this.parts.includes(other);
  querySelector = (): null => null;
  getBoundingClientRect = () => ({ left: 0, top: 0, width: 40, height: 40, bottom: 40 });
  cloneNode = (): Part => new Part('copy');
  append = (part: Part): void => void this.parts.push(part);
  remove = (): void => {
    this.isGone = true;
  };
  setAttribute = (name: string): void => void this.marks.add(name);
  removeAttribute = (name: string): void => void this.marks.delete(name);
}

type At = { readonly x: number; readonly y?: number; readonly kind?: string; readonly pointerId?: number };

/** A pointer event; `from` overrides its target, which else is where it is dispatched. */
const pointer = (type: string, { x, y = 300, kind = 'mouse', pointerId = 1 }: At, from?: Part): Event => {
  const event = new Event(type, { cancelable: true });
  const told = { clientX: x, clientY: y, pointerType: kind, pointerId, isPrimary: true, button: 0 };
  for (const [name, value] of Object.entries(from ? { ...told, target: from } : told))
    Object.defineProperty(event, name, { value });
  return event;
};

function setUp() {
  const [thing, goal, stranger] = [new Part('[data-drag]'), new Part('[data-slot]'), new Part('[data-slot]')];
  thing.dataset.drag = 'photo';
  const root = new Part('root');
  root.parts.push(thing, goal);
  const page = Object.assign(new EventTarget(), {
    elementFromPoint: (x: number) => (x < 100 ? thing : x < 200 ? goal : stranger),
  });
  const scrolled: number[] = [];
  vi.stubGlobal('document', page);
  vi.stubGlobal('innerHeight', 600);
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), { scrollBy: ({ top }: { top: number }) => scrolled.push(top) }),
  );
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 16));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  const dropped: unknown[][] = [];
  const stop = watchDrags(root as unknown as HTMLElement, {
    goals: { photo: '[data-slot]' },
    onDrop: (...each) => void dropped.push(each),
    pictureOf: (each) => each,
  });
  const tell = (type: string, at: At): boolean => page.dispatchEvent(pointer(type, at));
  return {
    page,
    root,
    thing,
    goal,
    dropped,
    scrolled,
    stop,
    tell,
    down: (at: At): boolean => root.dispatchEvent(pointer('pointerdown', at, thing)),
    isCarried: (): boolean => root.dataset.dragging === 'photo',
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a mouse that moves takes the thing up, marks its goal and lets it go there', () => {
  const { down, tell, isCarried, root, goal, thing, dropped } = setUp();
  down({ x: 10 });
  tell('pointermove', { x: 20 });
  expect(isCarried()).toBe(true);
  tell('pointermove', { x: 150 });
  vi.advanceTimersByTime(16);
  const copy = root.parts.at(-1);
  expect([goal.marks.has('data-over'), copy?.style.transform]).toEqual([true, 'translate(140px, 0px)']);
  tell('pointerup', { x: 150 });
  expect(dropped).toEqual([[thing, goal]]);
  expect([isCarried(), goal.marks.size, copy?.isGone]).toEqual([false, 0, true]);
});

test('a mouse that hardly moves has pressed', () => {
  const { down, tell, isCarried, dropped } = setUp();
  down({ x: 10 });
  tell('pointermove', { x: 15 });
  expect(isCarried()).toBe(false);
  tell('pointerup', { x: 150 });
  expect(dropped).toEqual([]);
});

test('a finger takes up what it rests on for 300 ms, and scrolls where it moves before', () => {
  const rests = setUp();
  rests.down({ x: 10, kind: 'touch' });
  vi.advanceTimersByTime(299);
  expect(rests.isCarried()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(rests.isCarried()).toBe(true);
  rests.tell('pointerup', { x: 150, kind: 'touch' });
  expect(rests.dropped).toHaveLength(1);

  const moves = setUp();
  moves.down({ x: 10, kind: 'touch' });
  moves.tell('pointermove', { x: 10, y: 320, kind: 'touch' });
  vi.advanceTimersByTime(1000);
  expect(moves.isCarried()).toBe(false);
});

test('the finger that carries something does not scroll the page', () => {
  const { down, root } = setUp();
  const isKept = (): boolean => !root.dispatchEvent(new Event('touchmove', { cancelable: true }));
  down({ x: 10, kind: 'touch' });
  expect(isKept()).toBe(false);
  vi.advanceTimersByTime(300);
  expect(isKept()).toBe(true);
});

test.each([
  ['where it lies already', 10],
  ['beside the table', 250],
])('a thing that is let go %s stays where it is', (_, x) => {
  const { down, tell, dropped, isCarried } = setUp();
  down({ x: 10 });
  tell('pointermove', { x: 150 });
  tell('pointerup', { x });
  expect([dropped, isCarried()]).toEqual([[], false]);
});

test.each(['Escape', 'cancel', 'stop'])('%s puts back what is carried', (how) => {
  const { down, tell, page, stop, dropped, isCarried } = setUp();
  down({ x: 10 });
  tell('pointermove', { x: 150 });
  if (how === 'stop') stop();
  else if (how === 'cancel') tell('pointercancel', { x: 150 });
  else page.dispatchEvent(Object.assign(new Event('keydown'), { key: 'Escape' }));
  expect(isCarried()).toBe(false);
  tell('pointerup', { x: 150 });
  expect(dropped).toEqual([]);
});

test('two fingers that rest take nothing up', () => {
  const { down, tell, isCarried } = setUp();
  down({ x: 10, kind: 'touch' });
  tell('pointerdown', { x: 80, kind: 'touch', pointerId: 2 });
  vi.advanceTimersByTime(1000);
  expect(isCarried()).toBe(false);
});

test('a second pointer neither moves nor drops what the first one carries', () => {
  const { down, tell, goal, dropped, isCarried } = setUp();
  down({ x: 10 });
  tell('pointermove', { x: 20 });
  tell('pointerdown', { x: 150, pointerId: 2 });
  tell('pointermove', { x: 150, pointerId: 2 });
  tell('pointerup', { x: 150, pointerId: 2 });
  vi.advanceTimersByTime(16);
  expect([isCarried(), goal.marks.size, dropped]).toEqual([true, 0, []]);
});

test('the window scrolls while something is carried near its edge', () => {
  const { down, tell, scrolled } = setUp();
  down({ x: 10 });
  tell('pointermove', { x: 150 });
  vi.advanceTimersByTime(16);
  expect(scrolled).toEqual([]);
  tell('pointermove', { x: 150, y: 590 });
  vi.advanceTimersByTime(32);
  expect(scrolled).toEqual([12, 12]);
  tell('pointermove', { x: 150, y: 5 });
  vi.advanceTimersByTime(16);
  expect(scrolled).toEqual([12, 12, -12]);
});
