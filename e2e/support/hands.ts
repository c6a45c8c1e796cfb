import { expect, type Locator, type Page } from '@playwright/test';

/* Things are moved by mouse, by finger and by keys, as people do. */

async function middleOf(target: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('What is not there has no middle.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Takes a thing up with the mouse and lets it go on another, which may be there only while something is carried. */
export async function dragByMouse(page: Page, thing: Locator, goal: Locator): Promise<void> {
  await expectStill(thing);
  const from = await middleOf(thing);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y + 10);
  await expect(goal).toBeVisible();
  const to = await middleOf(goal);
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await expect(goal).toHaveAttribute('data-over');
  await page.mouse.up();
}

type Point = { readonly x: number; readonly y: number };

/** Touch events; `moment` is the time that an event bears, in Unix seconds, by default the time when it arrives. */
type Finger = {
  readonly down: (at: Point, moment?: number) => Promise<void>;
  readonly move: (at: Point, moment?: number) => Promise<void>;
  readonly up: (moment?: number) => Promise<void>;
};

/** A finger whose touches go to the browser, which reads gestures out of them itself. */
async function fingerOf(page: Page, on: Locator): Promise<Finger> {
  // Near the window's edges bars would lie over the thing.
  await on.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[], timestamp?: number) =>
    client
      .send('Input.dispatchTouchEvent', { type, touchPoints, ...(timestamp ? { timestamp } : {}) })
      .then(() => undefined);
  return {
    down: (at, moment) => touch('touchStart', [at], moment),
    move: (at, moment) => touch('touchMove', [at], moment),
    up: (moment) => touch('touchEnd', [], moment),
  };
}

/** Waits until a thing stands still: notes about photos come late, and push what is below down. */
async function expectStill(thing: Locator): Promise<void> {
  let before = '';
  const isStill = async (): Promise<boolean> => {
    const now = JSON.stringify(await thing.boundingBox());
    const isSame = now === before;
    before = now;
    return isSame;
  };
  await expect.poll(isStill, { intervals: [0, 1500] }).toBe(true);
}

/** Rests on a thing until it is taken up, carries it to another and lets it go there. */
export async function dragByFinger(page: Page, thing: Locator, goal: Locator): Promise<void> {
  const finger = await fingerOf(page, thing);
  await expectStill(thing);
  const from = await middleOf(thing);
  await finger.down(from);
  await expect(page.locator('[data-dragging]')).toHaveCount(1);
  // The page may scroll meanwhile: where the goal lies is looked up for each try.
  const carryOn = async (): Promise<boolean> => {
    const to = await middleOf(goal);
    for (const part of [0.3, 0.6, 1])
      await finger.move({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    return (await goal.getAttribute('data-over')) !== null;
  };
  await expect.poll(carryOn).toBe(true);
  await finger.up();
}

/** Time between two points of a swipe, s: slow enough that only one page is turned. */
const SWIPE_STEP = 0.1;

/**
 * Swipes over the middle of a thing by `by`, px. Events bear their times, without real waits: on a busy machine the
 * finger could seem to rest, which starts a drag, or to hurry, which turns two pages.
 */
export async function swipe(page: Page, over: Locator, by: Point) {
  const finger = await fingerOf(page, over);
  const middle = await middleOf(over);
  const at = (part: number): Point => ({
    x: middle.x + by.x * (part - 0.5),
    y: middle.y + by.y * (part - 0.5),
  });
  const begin = Date.now() / 1000;
  const moves = [0.2, 0.4, 0.6, 0.8, 1, 1];
  await Promise.all([
    finger.down(at(0), begin),
    ...moves.map((part, step) => finger.move(at(part), begin + SWIPE_STEP * (step + 1))),
    finger.up(begin + SWIPE_STEP * (moves.length + 1)),
  ]);
}

/** Two fingers over the middle of a thing part, or come together, from one space between them to another, px. */
export async function pinch(page: Page, over: Locator, from: number, to: number): Promise<void> {
  await over.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const client = await page.context().newCDPSession(page);
  const { x, y } = await middleOf(over);
  const fingers = (space: number): Point[] => [
    { x: x - space / 2, y },
    { x: x + space / 2, y },
  ];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(from) });
  for (const part of [0.2, 0.4, 0.6, 0.8, 1])
    await client.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: fingers(from + (to - from) * part),
    });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Most Tab stops that a screen of a book may have before the target. */
const MOST_STOPS = 200;

/** Moves by Tab alone until a thing has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await target.evaluate((element) => element.matches(':focus'))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${target}.`);
}

/** Reaches a thing by Tab alone, and presses it. */
export async function pressByKeys(
  page: Page,
  target: Locator,
  key: 'Enter' | 'Space' = 'Enter',
): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** One way to work with pages: the same journey is walked by keys alone, and by a finger alone. */
export type Hands = {
  /** By keys alone: then journeys check the focus too, which shows where one is. */
  readonly isByKeys: boolean;
  readonly press: (target: Locator) => Promise<void>;
  readonly tick: (box: Locator) => Promise<void>;
  /** Into a field; what stood there is gone. */
  readonly type: (field: Locator, text: string) => Promise<void>;
  /** One of a group of radio buttons. */
  readonly choose: (group: Locator, name: string) => Promise<void>;
  /** To a tab of tabs. */
  readonly turnTo: (tab: Locator) => Promise<void>;
  /** Moves a photo to the next place; the photo from there takes the place of the first. */
  readonly moveOn: (photo: Locator, next: Locator) => Promise<void>;
};

/** Tab, Enter, Space and arrows. */
export const keysOn = (page: Page): Hands => ({
  isByKeys: true,
  press: (target) => pressByKeys(page, target),
  tick: (box) => pressByKeys(page, box, 'Space'),
  type: async (field, text) => {
    await tabTo(page, field);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(text);
  },
  turnTo: async (tab) => {
    await expect(tab).toBeVisible();
    await tabTo(page, page.getByRole('tab', { selected: true }));
    while ((await tab.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowRight');
  },
  choose: async (group, name) => {
    const radio = group.getByRole('radio', { name });
    await tabTo(page, group.getByRole('radio', { checked: true }));
    while (!(await radio.isChecked())) await page.keyboard.press('ArrowRight');
  },
  moveOn: async (photo) => {
    await tabTo(page, photo);
    await page.keyboard.press('Shift+ArrowRight');
  },
});

/** Of two taps within this time the shop may drop the second (web/src/ui/double-press.ts). */
const DOUBLE_TAP_MS = 500;

/** Taps and the telephone's keyboard; two taps are never so quick that they are a double tap. */
export const fingerOn = (page: Page): Hands => {
  let lastMs = 0;
  const tap = async (target: Locator): Promise<void> => {
    await expect.poll(() => Date.now() - lastMs).toBeGreaterThan(DOUBLE_TAP_MS);
    await target.tap();
    lastMs = Date.now();
  };
  return {
    isByKeys: false,
    press: tap,
    tick: tap,
    type: async (field, text) => {
      await tap(field);
      await expect(field).toBeFocused();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.insertText(text);
    },
    choose: (group, name) => tap(group.getByRole('radio', { name })),
    turnTo: tap,
    moveOn: (photo, next) => dragByFinger(page, photo, next),
  };
};
