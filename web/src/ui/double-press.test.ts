import { afterEach, expect, test, vi } from 'vitest';
import { keepPressesToTheirPlace } from './double-press.ts';

type Press = { readonly at: number; readonly detail?: number; readonly by?: string; readonly x?: number };

/** A window with pages and dialogs; `press` answers whether a click reaches what it lies on. */
function aWindow() {
  const listeners = new Map<string, (event: object) => void>();
  const location = { pathname: '/customer' };
  let dialogs = 0;
  vi.stubGlobal('location', location);
  vi.stubGlobal('document', { querySelectorAll: () => ({ length: dialogs }) });
  const addEventListener = (type: string, added: (event: object) => void) => {
    listeners.set(type, added);
  };
  vi.stubGlobal('window', { addEventListener });
  keepPressesToTheirPlace();
  // Clicks have no `pointerType` here: Safari's had none until 2024, and then called a finger a mouse.
  const press = ({ at, detail = 1, by = 'touch', x: clientX = 300 }: Press): boolean => {
    let hasArrived = true;
    const stopPropagation = () => {
      hasArrived = false;
    };
    if (detail > 0 && by !== 'unheard') listeners.get('pointerdown')?.({ pointerType: by });
    listeners.get('click')?.({
      ...{ detail, timeStamp: at, clientX, clientY: 740 },
      preventDefault() {},
      stopPropagation,
    });
    return hasArrived;
  };
  const goTo = (pathname: string) => {
    location.pathname = pathname;
  };
  const ask = () => {
    dialogs += 1;
  };
  return { press, goTo, ask };
}

afterEach(() => vi.unstubAllGlobals());

test.each(['touch', 'pen'])(
  'the second tap of a double tap presses nothing on a page that has appeared in between (%s)',
  (by) => {
    const { press, goTo } = aWindow();
    expect(press({ at: 1000, by })).toBe(true);
    goTo('/payment');
    expect(press({ at: 1400, by })).toBe(false);
    expect(press({ at: 1800, by }), 'nor does a third').toBe(false);
    expect(press({ at: 2400, by }), 'a press of its own').toBe(true);
  },
);

test('the second tap of a double tap answers no dialog that has opened in between', () => {
  const { press, ask } = aWindow();
  press({ at: 1000 });
  ask();
  expect(press({ at: 1300 })).toBe(false);
  expect(press({ at: 2000 })).toBe(true);
});

test('a tap elsewhere is one of its own, however soon it comes', () => {
  const { press, goTo } = aWindow();
  press({ at: 1000 });
  goTo('/payment');
  expect(press({ at: 1200, x: 330 }), 'as far as a finger strays').toBe(false);
  expect(press({ at: 1400, x: 100 })).toBe(true);
});

test('the second press of a double click presses nothing on the next page, however slow it is', () => {
  const { press, goTo } = aWindow();
  press({ at: 1000, by: 'mouse' });
  goTo('/payment');
  expect(press({ at: 1900, by: 'mouse', detail: 2 })).toBe(false);
  expect(press({ at: 2500, by: 'mouse' })).toBe(true);
});

test('quick presses on one page, presses by keys and single mouse clicks all count', () => {
  const { press, goTo } = aWindow();
  press({ at: 1000 });
  expect(press({ at: 1200 })).toBe(true);
  goTo('/payment');
  expect(press({ at: 1300, detail: 0 })).toBe(true);
  press({ at: 3000, by: 'mouse' });
  goTo('/customer');
  expect(press({ at: 3100, by: 'mouse' })).toBe(true);
});

test('the end of a double press that began before a page load presses nothing', () => {
  const { press } = aWindow();
  expect(press({ at: 100, by: 'mouse', detail: 2 })).toBe(false);
  expect(press({ at: 300 }), 'nor a double tap').toBe(false);
});

test('a press that began before the page listened is one of its own, however soon it comes', () => {
  const { press } = aWindow();
  expect(press({ at: 300, by: 'unheard' })).toBe(true);
});
